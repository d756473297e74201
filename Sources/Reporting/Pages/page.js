"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const by = id => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
