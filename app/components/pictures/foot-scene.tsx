/** Hills and houses by night, the upper edge of the footer. */
export function FootScene() {
  return (
    <svg
      className="foot-scene"
      viewBox="0 0 1440 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="fs-far" d="M0 96C180 40 360 30 560 66s340 44 530-4 270-30 350-8v106H0z" />
      <path className="fs-mid" d="M0 124c160-28 320-36 480-20s280 40 460 24 330-56 500-28v60H0z" />
      <path
        className="fs-house"
        d="M196 108V76h56v32zM188 78l36-28 36 28zM272 108V86h34v22zM265 88l24-20 24 20zM1150 116V82h52v34zM1142 84l34-26 34 26zM1212 112V58h30v54zM1208 60a19 19 0 0 1 38 0zM1252 108V88h40v20z"
      />
      <path
        className="fs-lit"
        d="M208 98V86a6 6 0 0 1 12 0v12zM283 102v-8a6 6 0 0 1 12 0v8zM1162 104V92a6 6 0 0 1 12 0v12zM1221 82V70a6 6 0 0 1 12 0v12z"
      />
      <path
        className="fs-dim"
        d="M228 98V86a6 6 0 0 1 12 0v12zM1182 104V92a6 6 0 0 1 12 0v12zM1221 104V92a6 6 0 0 1 12 0v12zM1266 104v-6a6 6 0 0 1 12 0v6z"
      />
      <path className="fs-near" d="M0 146c240-28 480-22 720-6s480 14 720-10v30H0z" />
    </svg>
  );
}
