import "~/components/pictures/covers.css";

/** A street in the evening: somebody is awake behind a few of its windows. */
export function StreetMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M30 40h250v210H30z" />
      <path className="p-mid" d="M280 86h92v164h-92z" />
      <path className="p-near" d="M22 30h266v12H22zM274 78h106v10H274z" />
      <path className="p-near" d={windows(dark)} />
      <path className="p-light" d={windows(lit)} />
      <path className="p-sheet" d="M0 242h400v8H0z" />
    </>
  );
}

type Corner = readonly [x: number, y: number];

const lit: readonly Corner[] = [
  [96, 100],
  [188, 160],
  [50, 220],
  [142, 220],
  [336, 140],
];
const dark: readonly Corner[] = [
  ...[100, 160, 220].flatMap((y) => [50, 96, 142, 188, 234].map((x) => [x, y] as const)),
  ...[140, 190].flatMap((y) => [302, 336].map((x) => [x, y] as const)),
];

/** Arched windows by their lower left corners; those of the smaller house are smaller. */
function windows(corners: readonly Corner[]) {
  return corners
    .map(([x, y]) =>
      x > 280 ? `M${x} ${y}v-22a10 10 0 0 1 20 0v22z` : `M${x} ${y}v-26a13 13 0 0 1 26 0v26z`,
    )
    .join("");
}

/** Two sheets of writing, the upper one in the light. */
export function PapersMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250L250 0h150v250z" />
      <g transform="rotate(-9 150 140)">
        <rect className="p-soft" x="82" y="54" width="132" height="170" rx="4" />
        <path className="p-line" d="M102 84h92M102 104h92M102 124h60" />
      </g>
      <g transform="rotate(5 240 140)">
        <ellipse className="p-pool" cx="246" cy="146" rx="120" ry="104" />
        <rect className="p-sheet" x="178" y="42" width="140" height="182" rx="4" />
        <path className="p-line" d="M200 76h96M200 98h96M200 142h96M200 164h78M200 186h50" />
        <rect className="p-hot" x="196" y="111" width="86" height="18" rx="3" />
      </g>
      <path className="p-lamp" d="M346 224l-18-74 10-4 20 74z" />
      <path className="p-light" d="M328 150l-3-14 13 10z" />
    </>
  );
}

/** Shelves of books with one that has been found. */
export function ShelfMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M24 0h352v250H24z" />
      <path className="p-near" d="M24 112h352v12H24zM24 232h352v12H24z" />
      <path
        className="p-mid"
        d="M44 42h22v70H44zM110 30h18v82h-18zM296 36h24v76h-24zM52 160h20v72H52zM236 152h22v80h-22zM330 166h24v66h-24z"
      />
      <path
        className="p-soft"
        d="M66 52h16v60H66zM128 46h24v66h-24zM262 50h16v62h-16zM72 150h26v82H72zM258 164h16v68h-16zM300 158h18v74h-18z"
      />
      <path
        className="p-near"
        d="M84 36h24v76H84zM278 60h16v52h-16zM98 170h16v62H98zM276 174h22v58h-22zM322 48l18-4 14 66-18 4z"
      />
      <ellipse className="p-glow" cx="190" cy="80" rx="76" ry="64" />
      <path className="p-hot" d="M176 26h28v86h-28z" />
      <path className="p-sheet" d="M182 42h16v6h-16zM182 54h16v3h-16z" />
      <path className="p-sheet" d="M130 190h86v10h-86zM138 202h70v10h-70z" />
      <path className="p-mid" d="M128 214h90v18h-90z" />
    </>
  );
}

/** Steps that lead up to a lit door. */
export function StairsMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M236 0h164v250H236z" />
      <ellipse className="p-glow" cx="294" cy="84" rx="96" ry="84" />
      <path className="p-light" d="M258 122V66a36 36 0 0 1 72 0v56z" />
      <path className="p-frame" d="M258 122V66a36 36 0 0 1 72 0v56" />
      <path className="p-mid" d="M0 250v-22h70v-26h62v-26h58v-26h52v-28h158v128z" />
      <path
        className="p-sheet"
        d="M0 228h70v6H0zM70 202h62v6H70zM132 176h58v6h-58zM190 150h52v6h-52zM242 122h158v6H242z"
      />
      <path
        className="p-near"
        d="M0 234h70v16H0zM70 208h62v42H70zM132 182h58v68h-58zM190 156h52v94h-52zM242 128h158v122H242z"
      />
      <path className="p-cone" d="M258 128h72l40 122H172z" />
    </>
  );
}

/** A framed landscape on a wall, with a lamp of its own. */
export function FrameMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 0h58v216H0zM342 0h58v216h-58z" />
      <rect className="p-near" y="214" width="400" height="36" />
      <ellipse className="p-pool" cx="200" cy="112" rx="152" ry="98" />
      <path className="p-lamp" d="M106 44h188v144H106z" />
      <path className="p-sheet" d="M116 54h168v124H116z" />
      <circle className="p-hot" cx="236" cy="92" r="19" />
      <path className="p-mid" d="M116 138c30-34 62-30 90-12s52 12 78-10v62H116z" />
      <path className="p-near" d="M116 162c44-20 96-6 168-16v32H116z" />
      <path className="p-sheet2" d="M184 178c-8-12 26-12 18-22h7c4 10-14 12-6 22z" />
      <path className="p-lamp" d="M196 12h8v12h-8zM164 24h72v10h-72z" />
      <path className="p-light" d="M170 34h60v4h-60z" />
    </>
  );
}

/** Lines of a program on a lit screen, one of them marked. */
export function ScreenMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 150C90 96 300 96 400 150v100H0z" />
      <rect className="p-near" y="214" width="400" height="36" />
      <ellipse className="p-glow" cx="200" cy="124" rx="190" ry="120" />
      <path className="p-lamp" d="M178 196h44l8 20h-60z" />
      <rect className="p-lamp" x="76" y="34" width="248" height="166" rx="12" />
      <rect className="p-sheet" x="88" y="46" width="224" height="142" rx="4" />
      <path
        className="p-line"
        d="M106 68h74M126 90h112M126 112h62M204 112h46M146 156h96M126 174h50"
      />
      <rect className="p-hot" x="142" y="125" width="112" height="17" rx="3" />
      <path className="p-frame" d="M282 84l14 33-14 33" />
    </>
  );
}

/** A sheet that is being painted, with brush and pots. */
export function BrushMotif() {
  return (
    <>
      <rect className="p-bg" width="400" height="250" />
      <path className="p-far" d="M0 250V92C120 40 290 40 400 92v158z" />
      <ellipse className="p-pool" cx="188" cy="150" rx="152" ry="92" />
      <g transform="rotate(-4 180 140)">
        <rect className="p-sheet" x="78" y="52" width="204" height="158" rx="4" />
        <circle className="p-hot" cx="136" cy="98" r="20" />
        <path className="p-mid" d="M94 194v-34c34-30 62-26 92-10s52 6 80-16v60z" />
        <path className="p-soft" d="M94 194v-14c54-18 108-2 172-14v28z" />
      </g>
      <path className="p-near" d="M300 196h28v26a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" />
      <path className="p-hot" d="M298 190h32v8h-32z" />
      <path className="p-near" d="M340 206h26v22a6 6 0 0 1-6 6h-14a6 6 0 0 1-6-6z" />
      <path className="p-soft" d="M338 200h30v8h-30z" />
      <path className="p-arm" d="M338 58l-72 74" />
      <path className="p-lamp" d="M270 118l14 14-12 12-14-14z" />
      <path className="p-mid" d="M258 130l14 14c-10 12-26 14-38 12 10-6 12-18 24-26z" />
    </>
  );
}
