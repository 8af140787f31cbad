import "~/components/pictures/covers.css";

import { Lamp } from "~/components/pictures/picture-defs";

/** A desk lamp that lights an open book under a window by day. */
export function LessonDesk() {
  return (
    <svg
      className="cover cv-indigo cv-day"
      viewBox="0 0 400 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="p-bg" width="400" height="420" />
      <path className="p-far" d="M246 216V106a48 48 0 0 1 96 0v110z" />
      <path className="p-bg" d="M291 58h6v158h-6zM246 134h96v6h-96z" />
      <rect className="p-near" y="274" width="400" height="146" />
      <g transform="translate(-8 67.2) scale(1.1)">
        <path className="p-arm" d="M92 190l-18-72 88-62" />
        <path className="p-lamp" d="M62 190a30 10 0 0 1 60 0z" />
        <path className="p-cone" d="M152 84l50-40 128 148H172z" />
        <ellipse className="p-pool" cx="250" cy="196" rx="92" ry="11" />
        <g transform="rotate(51 172 62)">
          <Lamp transform="translate(176 66) rotate(-90) scale(.86)" />
        </g>
        <path className="p-sheet" d="M252 196c-20-12-52-13-74-6v13c22-6 54-5 74 6z" />
        <path className="p-sheet2" d="M252 196c20-12 52-13 74-6v13c-22-6-54-5-74 6z" />
        <circle className="p-lamp" cx="74" cy="118" r="7" />
      </g>
    </svg>
  );
}
