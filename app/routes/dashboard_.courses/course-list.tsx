import "~/components/course/course.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import {
  Cover,
  LanternsMotif,
  NotesMotif,
  PathMotif,
  WindowMotif,
} from "~/components/pictures/cover";
import { Day } from "~/components/ui/moment";
import { ProgressBar } from "~/components/ui/progress";

interface ListedCourse {
  id: number;
  title: string;
  /** What it was asked for. */
  field: string;
  goal: string;
  createdAt: number;
  lessons: number;
  finished: number;
}

const palettes = ["moss", "plum", "amber", "teal", "rust", "indigo", "rose", "slate"] as const;
const motifs = [PathMotif, LanternsMotif, WindowMotif, NotesMotif];

/** Two courses in a row look different, also where they have one title. */
function CourseCover({ id }: { id: number }) {
  const Motif = motifs[id % motifs.length] ?? PathMotif;
  return (
    <div className="my-courses__pic">
      <Cover palette={palettes[id % palettes.length] ?? "moss"} time={id % 2 ? "day" : "night"}>
        <Motif />
      </Cover>
    </div>
  );
}

export function CourseList({ courses }: { courses: readonly ListedCourse[] }) {
  return (
    <section aria-labelledby="my-courses">
      <h2 id="my-courses" tabIndex={-1}>
        My courses
      </h2>
      <ul className="my-courses">
        {courses.map(({ id, title, field, goal, createdAt, lessons, finished }) => {
          const progress = `${finished} of ${counted(lessons, "lesson")} done`;
          return (
            <li key={id} className="card card--pad">
              <CourseCover id={id} />
              <h3>
                <Link to={`/courses/${id}`} prefetch="intent">
                  {title}
                </Link>
              </h3>
              <p className="small muted mt-1 wrap-anywhere" dir="auto">
                {field} · {goal}
              </p>
              <ProgressBar
                className="my-3"
                value={(100 * finished) / lessons}
                label={title}
                valueText={progress}
              />
              <p className="small muted num">
                {progress} · Made on <Day at={createdAt} form="short" />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
