import "./listing.css";

import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import type { ReadinessCheck } from "~/models/marketplace/wizard";

const words = { must: "To do:", advice: "Better with:", ok: "Done:" } as const;

/** The automatic checks, what is open first, each with the button that leads to where it is mended. */
export function Readiness({ checks }: { checks: readonly ReadinessCheck[] }) {
  const done = checks.filter(({ state }) => state === "ok");
  const open = [
    ...checks.filter(({ state }) => state === "must"),
    ...checks.filter(({ state }) => state === "advice"),
  ];
  return (
    <section className="ready" aria-labelledby="readiness">
      <h3 id="readiness">
        Ready for review: {done.length} of {checks.length} checks
      </h3>
      <ul>
        {open.map((check) => (
          <Check key={check.id} {...check} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className="ready__done">
          <summary>
            {done.length} {done.length === 1 ? "check is" : "checks are"} done
          </summary>
          <ul>
            {done.map((check) => (
              <Check key={check.id} {...check} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Check({ state, title, sentence, step }: ReadinessCheck) {
  return (
    <li className={cx("ready__check", `ready__check--${state}`)}>
      <Icon name={state === "ok" ? "check" : state === "must" ? "warn" : "half"} size="s" />
      <div>
        <b>
          <span className="vh">{words[state]} </span>
          {title}
        </b>
        {sentence && <p>{sentence}</p>}
      </div>
      {state !== "ok" && (
        <button type="submit" name="go" value={step} className="btn btn--quiet btn--s">
          Fix<span className="vh">: {title}</span>
        </button>
      )}
    </li>
  );
}
