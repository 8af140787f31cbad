import "./covers.css";

import { Lamp } from "./picture-defs";

/** A desk lamp over a sheet of paper. */
export function DeskMotif() {
  return (
    <>
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
    </>
  );
}

/** A lens over one line of a page. */
export function MagnifierMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V84C110 34 290 34 400 84v166z" />
      <g transform="rotate(-5 180 132)">
        <rect className="p-sheet" x="88" y="30" width="172" height="200" rx="4" />
        <path className="p-line" d="M110 62h128M110 86h128M110 164h128M110 188h84" />
        <rect className="p-hot" x="110" y="112" width="104" height="20" rx="3" />
      </g>
      <path className="p-lamp" d="M270 172l14-14 64 60a10 10 0 0 1-14 14z" />
      <circle className="p-pool" cx="234" cy="124" r="60" />
      <rect className="p-hot" x="192" y="112" width="84" height="24" rx="4" />
      <circle className="p-frame" cx="234" cy="124" r="62" />
    </>
  );
}

/** A pair of scales: paper on one side, light on the other. */
export function ScaleMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 196c90-26 310-26 400 0v54H0z" />
      <ellipse className="p-glow" cx="314" cy="146" rx="78" ry="66" />
      <path className="p-near" d="M193 66h14v146h-14zM146 212h108v14H146z" />
      <path className="p-lamp" d="M84 53l232 25-1 9L83 62z" />
      <circle className="p-lamp" cx="200" cy="62" r="13" />
      <path className="p-cord" d="M86 60l-38 84M86 60l38 84M314 84l-38 84M314 84l38 84" />
      <path className="p-sheet" d="M62 132h48v12H62zM66 120h42v12H66zM60 108h46v12H60z" />
      <circle className="p-hot" cx="314" cy="148" r="21" />
      <path className="p-soft" d="M40 144h92a46 32 0 0 1-92 0zM268 168h92a46 32 0 0 1-92 0z" />
    </>
  );
}

/** Bars that grow towards the light. */
export function ChartMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V120C100 70 300 70 400 120v130z" />
      <path className="p-lamp" d="M104 206h10v20h-10zM286 206h10v20h-10z" />
      <rect className="p-near" y="222" width="400" height="28" />
      <rect className="p-sheet" x="64" y="34" width="272" height="174" rx="6" />
      <ellipse className="p-pool" cx="273" cy="118" rx="60" ry="84" />
      <path className="p-soft" d="M92 142h38v42H92zM148 120h38v64h-38z" />
      <path className="p-mid" d="M204 98h38v86h-38z" />
      <path className="p-hot" d="M260 62h38v122h-38z" />
      <path className="p-line" d="M84 190h230" />
    </>
  );
}

/** Three people under one lamp. */
export function PeopleMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V150C110 104 290 104 400 150v100z" />
      <path className="p-cord" d="M200 0v22" />
      <path className="p-cone" d="M170 62h60l96 188H74z" />
      <Lamp transform="translate(200 62) scale(.9)" />
      <path className="p-mid" d="M54 250c0-52 22-80 54-80s54 28 54 80z" />
      <circle className="p-soft" cx="108" cy="140" r="26" />
      <path className="p-mid" d="M238 250c0-52 22-80 54-80s54 28 54 80z" />
      <circle className="p-soft" cx="292" cy="140" r="26" />
      <path className="p-near" d="M142 250c0-48 24-76 58-76s58 28 58 76z" />
      <circle className="p-sheet" cx="200" cy="142" r="29" />
    </>
  );
}

/** A shield with a lit keyhole. */
export function ShieldMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V112C110 62 290 62 400 112v138z" />
      <path className="p-near" d="M0 226c90-14 310-14 400 0v24H0z" />
      <ellipse className="p-glow" cx="200" cy="124" rx="150" ry="116" />
      <path className="p-lamp" d="M200 24l88 30v68c0 54-38 88-88 108-50-20-88-54-88-108V54z" />
      <path className="p-soft" d="M200 42l70 24v56c0 44-30 70-70 88-40-18-70-44-70-88V66z" />
      <path className="p-mid" d="M200 42l70 24v56c0 44-30 70-70 88z" />
      <path className="p-near" d="M200 92a22 22 0 0 1 11 41l8 36h-38l8-36a22 22 0 0 1 11-41z" />
      <path className="p-light" d="M200 98a16 16 0 0 1 8 30l7 34h-30l7-34a16 16 0 0 1 8-30z" />
    </>
  );
}

/** A clock with a part of its hours in the light. */
export function ClockMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 0h64v216H0zM336 0h64v216h-64z" />
      <rect className="p-near" y="214" width="400" height="36" />
      <path className="p-lamp" d="M142 184l-20 32h20l18-20zM258 184l20 32h-20l-18-20z" />
      <circle className="p-lamp" cx="200" cy="114" r="94" />
      <circle className="p-sheet" cx="200" cy="114" r="80" />
      <path className="p-hot" d="M200 114V42a72 72 0 0 1 62.4 108z" />
      <path className="p-line" d="M200 46v8M200 174v8M132 114h8M260 114h8" />
      <path className="p-arm" d="M200 114V66M200 114l36 21" />
      <circle className="p-lamp" cx="200" cy="114" r="9" />
      <path className="p-lamp" d="M188 10h24v14h-24z" />
    </>
  );
}

/** A puzzle whose last piece lies beside its place, in the light. */
export function PuzzleMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250L250 0h150v250z" />
      <rect className="p-mid" x="178" y="34" width="88" height="88" rx="4" />
      <rect className="p-near" x="86" y="126" width="88" height="88" rx="4" />
      <rect className="p-soft" x="86" y="34" width="88" height="88" rx="4" />
      <circle className="p-soft" cx="178" cy="78" r="16" />
      <circle className="p-soft" cx="130" cy="126" r="16" />
      <circle className="p-far" cx="222" cy="118" r="16" />
      <circle className="p-far" cx="170" cy="170" r="16" />
      <ellipse className="p-pool" cx="272" cy="182" rx="92" ry="58" />
      <g transform="rotate(9 272 178)">
        <rect className="p-hot" x="230" y="138" width="88" height="88" rx="4" />
        <circle className="p-hot" cx="226" cy="182" r="16" />
        <circle className="p-hot" cx="274" cy="134" r="16" />
      </g>
    </>
  );
}

/** A globe on its stand, with lights in many places. */
export function GlobeMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V130C100 84 300 84 400 130v120z" />
      <path className="p-near" d="M138 226h124v14H138zM193 198h14v30h-14z" />
      <path className="p-frame" d="M258 38a94 94 0 1 1-128 138" />
      <circle className="p-mid" cx="200" cy="110" r="80" />
      <path
        className="p-soft"
        d="M146 62c22-24 62-34 76-22s-16 22-12 38-30 10-36 30-30 4-36-14-4-20 8-32zM228 112c20-12 44-6 46 10s-16 44-34 48-20-20-27-32 0-20 15-26z"
      />
      <ellipse className="p-glow" cx="206" cy="106" rx="78" ry="66" />
      <circle className="p-light" cx="238" cy="136" r="8" />
      <circle className="p-light" cx="172" cy="84" r="7" />
      <circle className="p-light" cx="208" cy="60" r="6" />
      <circle className="p-hot" cx="172" cy="146" r="6" />
    </>
  );
}

/** A door with a lit keyhole, and the key to it. */
export function KeyMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M92 250V98a84 84 0 0 1 168 0v152z" />
      <path className="p-frame" d="M92 250V98a84 84 0 0 1 168 0v152" />
      <rect className="p-near" y="232" width="400" height="18" />
      <ellipse className="p-glow" cx="176" cy="136" rx="100" ry="88" />
      <path className="p-light" d="M176 98a22 22 0 0 1 11 41l9 41h-40l9-41a22 22 0 0 1 11-41z" />
      <g transform="rotate(-32 300 150)">
        <path className="p-hot" d="M330 122a28 28 0 1 0 .1 0zm0 15a13 13 0 1 1-.1 0z" />
        <path className="p-hot" d="M220 144h84v12h-50v18h-11v-12h-9v12h-14z" />
      </g>
    </>
  );
}

/** A mirror that shows the lamp of the room. */
export function MirrorMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 0h52v222H0zM348 0h52v222h-52z" />
      <rect className="p-near" y="220" width="400" height="30" />
      <path className="p-lamp" d="M186 200h28v18h-28zM142 214h116v12H142z" />
      <ellipse className="p-lamp" cx="200" cy="110" rx="88" ry="98" />
      <ellipse className="p-sky" cx="200" cy="110" rx="74" ry="84" />
      <ellipse className="p-glow" cx="200" cy="132" rx="74" ry="62" />
      <path className="p-frame" d="M200 27v44" />
      <path className="p-hot" d="M166 112a34 36 0 0 1 68 0z" />
      <path className="p-light" d="M187 112a13 10 0 0 0 26 0z" />
      <path className="p-soft" d="M146 84l30-42 9 6-32 45z" />
      <path className="p-sheet" d="M70 166h20v54H70z" />
      <path className="p-hot" d="M80 164c-12-12-3-22 0-34 5 12 13 21 0 34z" />
    </>
  );
}

/** A bridge with two lamps, from one side to the other. */
export function BridgeMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <circle className="p-light" cx="318" cy="52" r="22" />
      <path className="p-far" d="M0 132c70-38 130-28 200-8s140 6 200-22v148H0z" />
      <path className="p-hill" d="M0 206c70-12 330-12 400 0v44H0z" />
      <ellipse className="p-glow" cx="136" cy="84" rx="46" ry="42" />
      <ellipse className="p-glow" cx="264" cy="84" rx="46" ry="42" />
      <path
        className="p-near"
        d="M0 158c110-54 290-54 400 0v60h-38a66 66 0 0 0-128 0h-68a66 66 0 0 0-128 0H0z"
      />
      <path className="p-sheet" d="M0 150c110-54 290-54 400 0v9C290 105 110 105 0 159z" />
      <path className="p-lamp" d="M133 88h6v36h-6zM261 88h6v36h-6z" />
      <circle className="p-hot" cx="136" cy="84" r="10" />
      <circle className="p-hot" cx="264" cy="84" r="10" />
      <path className="p-soft" d="M60 232h72v4H60zM178 240h66v4h-66zM288 230h58v4h-58z" />
    </>
  );
}
