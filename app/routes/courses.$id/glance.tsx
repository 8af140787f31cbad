import "~/components/course/course.css";

import { Form, Link, useNavigation } from "@remix-run/react";
import type { ShownCourse } from "~/components/course/shown";
import { hours } from "~/components/course/words";
import { Button, ButtonLink } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/progress";

export function Glance({ course }: { course: ShownCourse }) {
  const { id, level, estimatedHours, targetAudience, prerequisites, done, lessons } = course;
  const progress = `${done} of ${lessons} lessons`;
  return (
    <aside className="glance card card--pad" aria-labelledby="glance">
      <h2 id="glance">At a glance</h2>
      <dl>
        <Fact term="Level">{level}</Fact>
        <Fact term="Estimated time">{hours(estimatedHours)}</Fact>
        <Fact term="For">{targetAudience}</Fact>
        <div>
          <dt>Before you start</dt>
          {prerequisites.map((each) => (
            <dd key={each}>{each}</dd>
          ))}
        </div>
        <div>
          <dt>Done so far</dt>
          <dd className="num">
            <ProgressBar
              className="my-2"
              value={(100 * done) / lessons}
              label="This course"
              valueText={progress}
            />
            {progress}
          </dd>
        </div>
      </dl>
      <ButtonLink to="/dashboard/courses" variant="secondary" wide>
        Create New Course
      </ButtonLink>
      {done === lessons && (
        <ButtonLink to="/certificates" variant="tonal" wide>
          Get your certificate
        </ButtonLink>
      )}
      <p className="glance__links">
        <Link to={`/courses/${id}/print`} reloadDocument>
          The whole course to print
        </Link>
        <Link to={`/courses/${id}/markdown`} reloadDocument>
          Download as Markdown
        </Link>
        <Link to={`/courses/${id}/html`} reloadDocument>
          Download as one file that works offline
        </Link>
      </p>
      <DeleteCourse id={id} />
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function DeleteCourse({ id }: { id: number }) {
  const isSending = useNavigation().formData?.get("intent") === "delete";
  return (
    <details className="glance__delete">
      <summary>Delete this course</summary>
      <p className="small">
        The course and your answers in it go. What they added to your score and your path stays.
      </p>
      <Form method="post" action={`/courses/${id}`}>
        <Button name="intent" value="delete" variant="danger" size="s" pending={isSending}>
          Delete for good
        </Button>
      </Form>
    </details>
  );
}
