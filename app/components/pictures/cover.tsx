import "./covers.css";

import type { ReactNode } from "react";
import { Lamp } from "./picture-defs";

export type Palette = "indigo" | "plum" | "rose" | "rust" | "amber" | "moss" | "teal" | "slate";

interface CoverProps {
  palette: Palette;
  time: "day" | "night";
  children: ReactNode;
  className?: string;
}

/** A motif in a palette at a time of day. It fills its box and says nothing to a screen reader. */
export function Cover({ palette, time, children, className = "" }: CoverProps) {
  return (
    <svg
      className={`cover cv-${palette} cv-${time} ${className}`.trim()}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A path over hills to a house with a lit door. */
export function PathMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <circle className="p-light" cx="96" cy="66" r="25" />
      <path className="p-far" d="M0 134c60-36 120-26 180-8s140 20 220-22v146H0z" />
      <path className="p-mid" d="M0 168c70-30 130-24 210-14s130 4 190-24v120H0z" />
      <path className="p-near" d="M0 206c90-26 160-10 230 2s120 4 170-18v60H0z" />
      <path
        className="p-sheet"
        d="M150 250c-26-34 118-34 96-62-16-20 34-22 38-42h10c0 22-32 24-18 42 26 34-62 32-44 62z"
      />
      <path className="p-house" d="M262 92h52v56h-52z" />
      <path className="p-lamp" d="M254 94l34-28 34 28z" />
      <ellipse className="p-glow" cx="288" cy="140" rx="52" ry="34" />
      <path className="p-light" d="M278 148v-22a10 10 0 0 1 20 0v22z" />
    </>
  );
}

/** Five hanging lamps, one of them lit. */
export function LanternsMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V196c100-30 300-30 400 0v54z" />
      <path className="p-cord" d="M64 0v60M132 0v96M214 0v54M292 0v104M352 0v44" />
      <path className="p-cone" d="M184 98h60l58 124H126z" />
      <ellipse className="p-pool" cx="214" cy="222" rx="98" ry="14" />
      <g className="p-off">
        <Lamp transform="translate(64 86) scale(.62)" />
        <Lamp transform="translate(132 122) scale(.62)" />
        <Lamp transform="translate(292 130) scale(.62)" />
        <Lamp transform="translate(352 70) scale(.62)" />
      </g>
      <Lamp transform="translate(214 98) scale(.94)" />
    </>
  );
}

/** An arched window with books and a small lamp on its sill. */
export function WindowMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 0h84c4 60-8 150-44 250H0zM400 0h-84c-4 60 8 150 44 250h40z" />
      <path className="p-sky" d="M110 208V112a90 90 0 0 1 180 0v96z" />
      <circle className="p-light" cx="240" cy="92" r="19" />
      <path className="p-hill" d="M110 166c40-24 70-18 104-4s52 8 76-6v52H110z" />
      <path className="p-frame" d="M110 208V112a90 90 0 0 1 180 0v96M200 22v186M110 126h180" />
      <rect className="p-near" x="84" y="206" width="232" height="15" rx="2" />
      <path className="p-sheet" d="M120 160h11v46h-11z" />
      <path className="p-hot" d="M131 168h13v38h-13z" />
      <path className="p-soft" d="M144 156h9v50h-9zM153 166l12-3 10 42-12 3z" />
      <ellipse className="p-glow" cx="262" cy="186" rx="44" ry="40" />
      <path className="p-light" d="M248 182h28l-5 14h-18z" />
      <path className="p-hot" d="M246 164h32l8 20h-48z" />
      <path className="p-lamp" d="M259 196h6v6h-6zM250 202h24v5h-24z" />
    </>
  );
}

/** Two notes, a question and its answer. */
export function NotesMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250C60 150 180 120 400 150v100z" />
      <path
        className="p-soft"
        d="M58 48h166a10 10 0 0 1 10 10v66a10 10 0 0 1-10 10H112l-30 26v-26H58a10 10 0 0 1-10-10V58a10 10 0 0 1 10-10z"
      />
      <path className="p-line" d="M72 74h136M72 94h136M72 114h74" />
      <ellipse className="p-pool" cx="258" cy="176" rx="116" ry="70" />
      <path
        className="p-sheet"
        d="M176 120h164a10 10 0 0 1 10 10v70a10 10 0 0 1-10 10h-20v24l-28-24H176a10 10 0 0 1-10-10v-70a10 10 0 0 1 10-10z"
      />
      <path className="p-line" d="M190 146h136M190 186h96" />
      <rect className="p-hot" x="188" y="157" width="106" height="16" rx="3" />
    </>
  );
}
