import "./landing.css";

import { Lamp } from "~/components/pictures/picture-defs";

const books = {
  "#6d5dbb":
    "M426 250h12v46h-12zM490 252h14v44h-14zM458 336h14v36h-14zM460 400h14v48h-14zM508 404h10v44h-10z",
  "#b0a5e6":
    "M440 258h16v38h-16zM506 256h12v40h-12zM446 320h10v52h-10zM426 404h10v44h-10zM490 414h16v34h-16z",
  "#c96f45": "M458 246h10v50h-10zM426 332h18v40h-18zM496 334h12v38h-12zM476 408h12v40h-12z",
  "#5d9468": "M470 262h18v34h-18zM510 324h12v48h-12zM438 410h20v38h-20z",
  "#f2a516": "M474 326h20v46h-20z",
};

export function ReadingRoom() {
  return (
    <svg
      className="hero__pic"
      viewBox="0 0 640 690"
      role="img"
      aria-label="An arched doorway into a reading room at night: a lamp hangs over a table with an open book, an empty chair is waiting, and the light falls out over the doorstep."
    >
      <defs>
        <clipPath id="room-arch">
          <path d="M120 592V262a200 200 0 0 1 400 0v330z" />
        </clipPath>
        <linearGradient id="room-wall" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--night-2)" offset="0" />
          <stop stopColor="var(--night-3)" offset="1" />
        </linearGradient>
        <linearGradient id="room-spill" x1="0" y1="0" x2="0" y2="1">
          <stop className="g-0" offset="0" />
          <stop className="g-2" offset="1" />
        </linearGradient>
      </defs>
      <path fill="url(#room-spill)" d="M110 600h420l150 90H-40z" />
      <g className="h-stones">
        <ellipse cx="250" cy="640" rx="46" ry="9" />
        <ellipse cx="150" cy="660" rx="42" ry="8.5" />
        <ellipse cx="44" cy="672" rx="38" ry="8" />
        <ellipse cx="-62" cy="676" rx="34" ry="7" />
        <ellipse cx="-164" cy="672" rx="30" ry="6" />
        <ellipse cx="-258" cy="662" rx="26" ry="5" />
      </g>
      <g clipPath="url(#room-arch)">
        <path fill="url(#room-wall)" d="M120 62h400v530H120z" />
        <ellipse className="h-aura" fill="url(#g-glow)" cx="320" cy="230" rx="230" ry="210" />
        <path fill="#151033" d="M150 396V266a52 52 0 0 1 104 0v130z" />
        <circle fill="#ffe9bd" cx="226" cy="258" r="13" />
        <path fill="#352a6e" d="M150 356c24-16 50-14 104-2v42H150z" />
        <path
          fill="none"
          stroke="#8a7bd0"
          strokeWidth="6"
          d="M150 396V266a52 52 0 0 1 104 0v130M202 214v182M150 312h104"
        />
        <path fill="#8a7bd0" d="M140 394h124v9H140z" />
        <path fill="#1b143d" d="M418 232h102v310H418z" />
        {Object.entries(books).map(([colour, outlines]) => (
          <path key={colour} fill={colour} d={outlines} />
        ))}
        <path
          fill="#8a7bd0"
          d="M418 296h102v7H418zM418 372h102v7H418zM418 448h102v7H418zM418 232h102v7H418z"
        />
        <path fill="#52449f" d="M120 530h400v70H120z" />
        <path className="h-cone" fill="url(#g-cone)" d="M276 196h88l98 264H178z" />
        <ellipse className="h-pool" fill="#f7b733" cx="320" cy="566" rx="220" ry="30" />
        <path stroke="#ede6d2" strokeWidth="3" d="M320 60v88" />
        <Lamp className="h-lamp" transform="translate(320 196) scale(1.22)" />
        <path
          fill="#b0522f"
          d="M136 566v-62c0-12 8-20 20-20v-62c0-22 12-34 32-34s32 12 32 34v62h26c12 0 20 8 20 20v62h-14v-18H150v18z"
        />
        <path fill="#c96f45" d="M156 504h110v34H156z" />
        <path fill="#4a2431" d="M254 474h13l-7 98h-11zM392 474h13l5 98h-11z" />
        <path fill="#9a5430" d="M216 460h226v8a8 8 0 0 1-8 8H224a8 8 0 0 1-8-8z" />
        <path fill="#ffdf9a" d="M216 460h226v5H216z" />
        <path fill="#f2a516" d="M376 448h52v14h-52z" />
        <path fill="#b0a5e6" d="M382 436h48v12h-48z" />
        <path fill="#fffdf6" d="M312 458c-18-12-46-13-68-7v11c22-5 50-4 68 7z" />
        <path fill="#f8e9c6" d="M312 458c18-12 46-13 68-7v11c-22-5-50-4-68 7z" />
      </g>
      <path
        fill="none"
        stroke="var(--frame)"
        strokeWidth="12"
        d="M120 594V262a200 200 0 0 1 400 0v332"
      />
      <path fill="var(--frame)" d="M96 590h448v14H96z" />
    </svg>
  );
}
