const { lines, pictures, blocks } = data;
const mostLines = 200;
let shown = [], current = 0;

const columns = blocks.flatMap(block => block.columns);
const choices = { table: blocks.map(block => block.title),
  device: columns.map(column => column.device),
  orientation: columns.map(column => column.orientation) };
for (const [name, values] of Object.entries(choices)) {
  const select = make("select", { name }, make("option", { value: "" }, "all"),
    ...[...new Set(values)].map(value => make("option", { value }, value)));
  select.addEventListener("change", fill);
  by("filters").append(make("label", {}, name, select));
}
const search = make("input", { name: "field", type: "search", placeholder: "any" });
search.addEventListener("input", fill);
by("filters").append(make("label", {}, "field", search));
const only = make("input", { name: "bad", type: "checkbox" });
only.addEventListener("change", fill);
by("filters").append(make("label", { className: "check" }, only, "only what is not clear"));

function fill() {
  const chosen = new FormData(by("filters"));
  const fits = (key, value) => !chosen.get(key) || chosen.get(key) === value;
  const text = chosen.get("field").toLowerCase();
  const isShown = number => {
    const line = lines[number];
    return (!chosen.has("bad") || line.verdict !== "clear")
      && line.field.toLowerCase().includes(text);
  };
  const numbers = new Set();
  const sections = blocks.filter(block => fits("table", block.title)).map(block => {
    const kept = block.columns.map((column, index) => ({ ...column, index })).filter(
      column => fits("device", column.device) && fits("orientation", column.orientation));
    const rows = block.fields.map((field, index) => ({ field, cells: kept.map(
      column => block.cells[index][column.index]) }))
      .filter(row => row.cells.some(cell => cell && isShown(cell[0])));
    for (const row of rows)
      for (const cell of row.cells) if (cell && isShown(cell[0])) numbers.add(cell[0]);
    return rows.length && table(block.title, kept, rows);
  }).filter(Boolean);
  by("blocks").replaceChildren(...sections);
  shown = [...numbers].sort((a, b) => a - b);
  by("none").hidden = shown.length > 0;
  list();
  for (const head of document.querySelectorAll(".heat thead"))
    head.style.setProperty("--first", head.rows[0].offsetHeight + "px");
}

function table(title, kept, rows) {
  const groups = [];
  for (const column of kept) {
    const last = groups.at(-1);
    if (last && last.device === column.device) last.count += 1;
    else groups.push({ device: column.device, count: 1 });
    column.first = !last || last.device !== column.device ? " first" : "";
  }
  const devices = make("tr", {}, make("th", { className: "corner", rowSpan: 2 }),
    ...groups.map(group => make("th", { className: "device first", colSpan: group.count,
      scope: "colgroup" }, group.device.replaceAll("-", " "))));
  const ways = make("tr", {}, ...kept.map(column => make("th",
    { className: "ways" + column.first, title: column.orientation, scope: "col" },
    make("span", { className: "screen " + column.orientation.split("-")[0] }))));
  const body = make("tbody", {}, ...rows.map(row => make("tr", {},
    make("th", { scope: "row", title: row.field }, row.field),
    ...row.cells.map((cell, index) => make("td", { className: kept[index].first.trim() },
      ...(cell ? [link(cell)] : []))))));
  const first = body.querySelector("a");
  if (first) first.tabIndex = 0;
  body.addEventListener("keydown", walk);
  return make("section", {}, make("h2", {}, title), make("div", { className: "scroll" },
    make("table", { className: "heat" }, make("thead", {}, devices, ways), body)));
}

function link([number, shade, text, isMoved]) {
  const line = lines[number];
  const cell = make("a", { href: "#moment-" + number, tabIndex: -1,
    className: "cell " + shade + (isMoved ? " moved" : ""),
    title: `${line.field}, ${line.device} ${line.orientation}: ${line.verdict}, `
      + `${line.clearance} pt` }, text);
  cell.setAttribute("aria-label", cell.title);
  return cell;
}

// One stop of the tabulator for each table; arrows go from cell to cell.
function walk(event) {
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0],
    ArrowDown: [1, 0] };
  const step = steps[event.key];
  const cell = event.target.closest("td");
  if (!step || !cell) return;
  event.preventDefault();
  const row = cell.parentElement.parentElement.rows[cell.parentElement.sectionRowIndex
    + step[0]];
  const next = row?.cells[cell.cellIndex + step[1]]?.querySelector("a");
  if (!next) return;
  event.target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function list() {
  const bad = shown.filter(number => lines[number].verdict !== "clear");
  const rows = bad.slice(0, mostLines).map(number => {
    const line = lines[number];
    return make("tr", {},
      make("td", {}, make("span", { className: "badge " + line.verdict.split(" ")[0] },
        line.verdict)),
      make("td", {}, line.clearance),
      make("td", {}, make("a", { href: "#moment-" + number }, line.field)),
      ...["device", "orientation", "scene", "strategy"].map(key => make("td", {}, line[key])));
  });
  const heads = ["", "clearance", "field", "device", "orientation", "scene", "strategy"];
  const rest = bad.length - rows.length;
  by("list").replaceChildren(make("h2", {}, "Worst first"), ...(rows.length
    ? [make("table", { className: "worst" },
        make("thead", {}, make("tr", {}, ...heads.map(head => make("th", {}, head)))),
        make("tbody", {}, ...rows)),
      ...(rest ? [make("p", {}, `… and ${rest} more`)] : [])]
    : [make("p", {}, "Every field is clear.")]));
}

function show() {
  const match = location.hash.match(/^#moment-(\d+)$/);
  if (!match || !lines[match[1]]) {
    if (by("viewer").open) by("viewer").close();
    return;
  }
  current = Number(match[1]);
  const line = lines[current];
  by("name").textContent = `${line.field} – ${line.device} ${line.orientation}`;
  const facts = { verdict: line.verdict + (line.moved ? ", moved needlessly" : ""),
    clearance: line.clearance + " pt, " + line.settled + " pt at rest",
    when: line.way, where: line.scene + ", " + line.strategy };
  by("details").replaceChildren(...Object.entries(facts).flatMap(([name, words]) =>
    [make("dt", {}, name), make("dd", {}, words)]));
  by("stage").replaceChildren(line.picture === null
    ? make("p", {}, "There is no picture of this: audit --pictures all draws each, "
        + "and a merged report has none.")
    : make("img", { src: pictures[line.picture],
        alt: `${line.field} at its worst: ${line.clearance} pt` }));
  if (!by("viewer").open) by("viewer").showModal();
}

function step(by_) {
  const place = shown.indexOf(current);
  const next = shown[(place + by_ + shown.length) % shown.length];
  history.replaceState(null, "", "#moment-" + next);
  show();
}

by("previous").addEventListener("click", () => step(-1));
by("next").addEventListener("click", () => step(1));
by("close").addEventListener("click", () => by("viewer").close());
by("viewer").addEventListener("close", () => {
  history.replaceState(null, "", location.pathname + location.search);
  document.querySelector(`#blocks a[href="#moment-${current}"]`)?.focus();
});
by("viewer").addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
addEventListener("hashchange", show);
fill();
show();
