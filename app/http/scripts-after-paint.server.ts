/**
 * A rendered page that asks for its scripts once it is painted: until then the sheets and the font have
 * the connection for themselves. What Remix would have loaded at once stands in the page under another
 * name, since React looks for the same elements when it takes the page over. In a tab that nobody
 * looks at nothing is painted, and the scripts follow when the page is loaded.
 */
export function scriptsAfterPaint(page: string, nonce: string) {
  if (!page.includes(moduleScript)) return page;
  const waiting = page
    .replaceAll('<link rel="modulepreload" ', '<link rel="after-paint" ')
    .replace(moduleScript, ' type="after-paint">');
  return `${waiting}<script nonce="${nonce}">${starter}</script>`;
}

const moduleScript = ' type="module" async="">';

/** The copy of the script does not stay: React would find an element that it did not render. */
const starter = `{
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const link of document.querySelectorAll("link[rel=after-paint]"))link.rel="modulepreload";
const waiting=document.querySelector("script[type=after-paint]"),script=document.createElement("script");
script.type="module";
script.nonce=waiting.nonce;
script.textContent=waiting.textContent;
document.body.append(script);
script.remove();
};
requestAnimationFrame(()=>setTimeout(begin));
addEventListener("load",begin);
}`;
