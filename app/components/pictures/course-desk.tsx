import "./covers.css";

import { Lamp } from "./picture-defs";

/** A desk lamp that lights a page of notes in front of a window. */
export function CourseDesk() {
  return (
    <svg
      className="cover cv-moss cv-day"
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M270 188V60h96v128z" />
      <path className="p-bg" d="M315 60h6v128h-6zM270 118h96v6h-96z" />
      <rect className="p-near" y="188" width="400" height="62" />
      <path className="p-arm" d="M92 190l-18-72 88-62" />
      <path className="p-lamp" d="M62 190a30 10 0 0 1 60 0z" />
      <path className="p-cone" d="M152 84l50-40 128 148H172z" />
      <ellipse className="p-pool" cx="250" cy="196" rx="92" ry="13" />
      <g transform="rotate(51 172 62)">
        <Lamp transform="translate(176 66) rotate(-90) scale(.86)" />
      </g>
      <path className="p-sheet" d="M190 190h120l18 22H176z" />
      <path className="p-line" d="M206 198h74M202 205h60" />
      <circle className="p-lamp" cx="74" cy="118" r="7" />
    </svg>
  );
}
