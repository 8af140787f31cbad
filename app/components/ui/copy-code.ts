import "./copy.css";

import { copyText, copyWords } from "./copy-text";

/** Gives each block of code in rendered text a button that copies it. */
export function addCopyButtons(prose: HTMLElement) {
  for (const pre of prose.querySelectorAll("pre")) {
    if (pre.parentElement?.classList.contains("copyable")) continue;
    const box = document.createElement("div");
    box.className = "copyable";
    pre.replaceWith(box);
    box.appendChild(copyControl(pre));
    box.appendChild(pre);
  }
}

function copyControl(pre: HTMLElement) {
  const control = document.createElement("span");
  control.className = "copy";
  const said = document.createElement("span");
  said.className = "copy__said";
  said.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn--secondary btn--s";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${shortly(pre.textContent ?? "")}`);
  button.addEventListener("click", async () => {
    const isCopied = await copyText((pre.textContent ?? "").replace(/\n$/, ""));
    said.textContent = copyWords[isCopied ? "copied" : "failed"];
  });
  control.appendChild(said);
  control.appendChild(button);
  return control;
}

function shortly(text: string) {
  const line = text.trim().split("\n", 1)[0] ?? "";
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
