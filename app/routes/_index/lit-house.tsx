/** Four weeks of seven windows: lit, dark, or still to come. */
const weeks = ["-#--##-", "-##-#-#", "##-###-", "#-###-+"];

function panes(kind: string) {
  return weeks
    .flatMap((week, row) =>
      [...week].map((day, column) =>
        day === kind ? `M${52 + column * 46} ${74 + row * 54}v-21a13 13 0 0 1 26 0v21z` : "",
      ),
    )
    .join("");
}

export function LitHouse() {
  return (
    <svg
      viewBox="0 0 420 290"
      role="img"
      aria-label="A house front with four rows of seven windows. A window is lit for each day on which something was learned."
    >
      <path fill="var(--night-2)" d="M18 22L60 0h300l42 22z" />
      <rect fill="var(--night)" x="30" y="22" width="360" height="268" />
      <path fill="var(--night-3)" d={panes("-")} />
      <path fill="#ffc04d" d={panes("#")} />
      <path fill="none" stroke="#ffc04d" strokeWidth="2.5" strokeDasharray="5 4" d={panes("+")} />
    </svg>
  );
}
