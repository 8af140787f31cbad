import "~/components/guide/guide.css";

import { ButtonLink } from "~/components/ui/button";

export function Tips({ tips, toolId }: { tips: readonly string[]; toolId: number }) {
  return (
    <>
      <section aria-labelledby="tips">
        <h2 id="tips">Quick tips</h2>
        <ol className="tips">
          {tips.map((tip, index) => (
            <li key={tip}>
              <span className="tips__number num" aria-hidden="true">
                {index + 1}
              </span>
              {tip}
            </li>
          ))}
        </ol>
      </section>
      <section className="card card--lit card--pad guide-next" aria-labelledby="try">
        <div>
          <h2 id="try">Now with words of your own</h2>
          <p>
            In the exercises you write prompts of your own and see what would make them clearer.
            They run on this site and need no account.
          </p>
        </div>
        <ButtonLink to={`/tools/${toolId}`}>Try Interactive Exercises</ButtonLink>
      </section>
    </>
  );
}
