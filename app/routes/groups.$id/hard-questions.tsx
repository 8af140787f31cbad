import { Card } from "~/components/ui/card";
import { fewestAnswered } from "~/models/group";
import type { OwnerGroup } from "./shown";

/** Where the members had trouble in lessons they were asked for, without names. */
export function HardQuestions({ hard }: Pick<OwnerGroup, "hard">) {
  return (
    <Card as="section" className="setting">
      <h2>Hard questions</h2>
      {hard.length === 0 ? (
        <p>
          Questions that many miss in the lessons you ask for stand here, once at least{" "}
          {fewestAnswered} members have answered them.
        </p>
      ) : (
        <ul className="asked">
          {hard.map(({ id, lesson, prompt, answered, missed }) => (
            <li key={id}>
              <div className="asked__what">
                <p>{prompt}</p>
                <p className="small muted">
                  {lesson}: missed by {missed} of {answered}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
