const keys = ["status", "device", "orientation", "scene", "strategy"];
let shown = data, current = 0, mode = "side", blinking = 0;

for (const key of keys) {
  const values = [...new Set(data.map(entry => entry[key]))];
  const select = make("select", { name: key }, make("option", { value: "" }, "all"),
    ...values.map(value => make("option", { value }, value)));
  select.addEventListener("change", fill);
  by("filters").append(make("label", {}, key, select));
}

function fill() {
  const chosen = new FormData(by("filters"));
  shown = data.filter(e => keys.every(k => !chosen.get(k) || chosen.get(k) === e[k]));
  by("none").hidden = shown.length > 0;
  by("grid").replaceChildren(...shown.map((entry, index) => {
    const picture = entry.pictures.thumbnail || entry.pictures.actual;
    const shot = make("span", { className: "shot" },
      picture ? make("img", { src: picture, alt: "", loading: "lazy" }) : "no picture");
    const tile = make("button", { type: "button", className: "tile" }, shot,
      make("span", { className: "badge " + entry.status }, entry.status),
      make("span", { className: "title" }, entry.name), make("small", {},
        entry.words[0] || ""));
    tile.addEventListener("click", () => open(index));
    return make("li", {}, tile);
  }));
}

function available(entry) {
  const p = entry.pictures;
  if (p.expected && p.actual)
    return ["side", "slider", "blink", "expected", "actual", "difference"];
  return p.actual ? ["actual"] : ["thumbnail"];
}

function open(index) {
  current = index;
  const entry = shown[index];
  const modes = available(entry);
  if (!modes.includes(mode)) mode = modes[0];
  by("name").textContent = entry.name;
  by("details").replaceChildren(make("span", { className: "badge " + entry.status },
    entry.status));
  if (entry.accept) {
    const copy = make("button", { type: "button", id: "copy" }, "Copy");
    copy.addEventListener("click", () => copyText(entry.accept, copy));
    by("details").append(make("div", { id: "accept" }, "Accept it: ",
      make("code", {}, entry.accept), copy));
  }
  by("details").append(
    make("ul", {}, ...entry.words.map(word => make("li", {}, word))));
  by("modes").replaceChildren(...modes.map((name, number) => {
    const button = make("button", { type: "button", title: "Key " + (number + 1) },
      name === "side" ? "side by side" : name);
    button.addEventListener("click", () => { mode = name; show(); });
    button.dataset.mode = name;
    return button;
  }));
  if (!by("viewer").open) by("viewer").showModal();
  show();
}

async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from a file may not use the clipboard: the old way asks nobody.
    const field = make("textarea", { value: text });
    by("viewer").append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = "Copied";
}

function show() {
  const entry = shown[current], p = entry.pictures, stage = by("stage");
  clearInterval(blinking);
  for (const button of by("modes").children)
    button.setAttribute("aria-pressed", button.dataset.mode === mode);
  by("slider").hidden = mode !== "slider";
  const img = kind => make("img", { src: p[kind], alt: kind });
  const titled = kind =>
    make("figure", {}, make("figcaption", {}, kind), img(kind));
  if (!p[mode] && !["side", "slider", "blink"].includes(mode)) {
    stage.replaceChildren("There is no picture.");
  } else if (mode === "side") {
    stage.replaceChildren(...["expected", "actual", "difference"].map(titled));
  } else if (mode === "slider") {
    stage.replaceChildren(make("div", { className: "pair" }, img("expected"), img("actual"),
      make("span", { className: "knife" })));
    slide();
  } else if (mode === "blink") {
    const pair = make("div", { className: "pair" }, img("expected"), img("actual"));
    stage.replaceChildren(pair);
    blinking = setInterval(() => { pair.lastChild.hidden = !pair.lastChild.hidden; }, 500);
  } else {
    stage.replaceChildren(titled(mode));
  }
  stage.querySelectorAll("img").forEach(picture => picture.decode().then(zoom, zoom));
}

function zoom() {
  const factor = Number(by("zoom").value), stage = by("stage");
  const pictures = [...stage.querySelectorAll("img")];
  const across = mode === "side" ? 3 : 1;
  stage.classList.toggle("near", factor > 1);
  for (const picture of pictures) {
    const fit = Math.min((stage.clientWidth - 32 - 16 * (across - 1)) / across
      / picture.naturalWidth, (stage.clientHeight - 56) / picture.naturalHeight, 1);
    picture.style.width = Math.max(1, picture.naturalWidth * (factor || fit)) + "px";
  }
}

function slide() {
  const place = by("slide").value, pair = by("stage").querySelector(".pair");
  if (!pair || !pair.querySelector(".knife")) return;
  pair.children[1].style.clipPath = `inset(0 0 0 ${place}%)`;
  pair.children[2].style.left = place + "%";
}

const step = by_ => open((current + by_ + shown.length) % shown.length);
by("previous").addEventListener("click", () => step(-1));
by("next").addEventListener("click", () => step(1));
by("close").addEventListener("click", () => by("viewer").close());
by("viewer").addEventListener("close", () => {
  clearInterval(blinking);
  by("grid").children[current]?.firstChild.focus();
});
by("slide").addEventListener("input", slide);
by("zoom").addEventListener("change", zoom);
addEventListener("resize", () => { if (by("viewer").open) zoom(); });
by("viewer").addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
  const isStage = event.target === by("stage") && Number(by("zoom").value) > 0;
  if (event.key === "ArrowLeft" && !isStage) step(-1);
  else if (event.key === "ArrowRight" && !isStage) step(1);
  else by("modes").children[Number(event.key) - 1]?.click();
});
fill();
