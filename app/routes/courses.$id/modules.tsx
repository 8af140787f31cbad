import "~/components/course/course.css";

import { Link } from "@remix-run/react";
import type { ListedLesson, ShownCourse, ShownModule } from "~/components/course/shown";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Lesson, type SentBack } from "./lesson";

interface ModulesProps {
  course: ShownCourse;
  /** Counted from 1; 0 for none. */
  openModule: number;
  sentBack: SentBack | undefined;
}

/** The modules of a course. Which of them is open, and which lesson, stands in the address. */
export function Modules({ course, openModule, sentBack }: ModulesProps) {
  const { id, modules, open } = course;
  const now = modules.findIndex(({ lessons }) => lessons.some(({ isDone }) => !isDone)) + 1;
  return (
    <ol className="mods">
      {modules.map((module, index) => {
        const number = index + 1;
        const isOpen = number === openModule;
        return (
          <li key={module.title} className="mod" id={`module-${number}`}>
            <ModuleHead
              module={module}
              number={number}
              isNow={number === now}
              isOpen={isOpen}
              to={isOpen ? `/courses/${id}` : `/courses/${id}?module=${number}#module-${number}`}
            />
            {isOpen && (
              <div className="mod__in">
                <p className="muted">{module.description}</p>
                <ol className="lessons">
                  {module.lessons.map((lesson) => {
                    const isOpenLesson = lesson.key === open?.key;
                    return (
                      <li key={lesson.key} className={cx("les", isOpenLesson && "is-open")}>
                        <LessonHead
                          lesson={lesson}
                          isOpen={isOpenLesson}
                          to={
                            isOpenLesson
                              ? `/courses/${id}?module=${number}#module-${number}`
                              : `/courses/${id}?lesson=${lesson.key}#lesson`
                          }
                        />
                        {isOpenLesson && open && (
                          <Lesson key={open.key} courseId={id} lesson={open} sentBack={sentBack} />
                        )}
                      </li>
                    );
                  })}
                </ol>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ModuleHeadProps {
  module: ShownModule;
  number: number;
  isNow: boolean;
  isOpen: boolean;
  to: string;
}

function ModuleHead({ module: { title, lessons }, number, isNow, isOpen, to }: ModuleHeadProps) {
  const done = lessons.filter(({ isDone }) => isDone).length;
  const isDone = done === lessons.length;
  return (
    <h2>
      <Link className="mod__head" to={to} aria-expanded={isOpen} preventScrollReset>
        <span className={cx("arch", isDone ? "arch--done" : isNow && "arch--now")}>
          {isDone ? <Icon name="check" /> : number}
        </span>
        <span>
          <span className="mod__title">{title}</span>
          <span className="mod__count num">
            {done} of {lessons.length} lessons done
          </span>
        </span>
        <Icon name="down" className="turns" />
      </Link>
    </h2>
  );
}

function LessonHead({ lesson, isOpen, to }: { lesson: ListedLesson; isOpen: boolean; to: string }) {
  const { title, minutes, isRead, isDone } = lesson;
  return (
    <h3>
      <Link className="les__head" to={to} aria-expanded={isOpen} preventScrollReset>
        <Icon
          name={isDone ? "check" : isOpen || isRead ? "half" : "dot"}
          className={isDone ? "ok" : "todo"}
        />
        <span>
          {title}
          {isDone && <span className="vh">, done</span>}
        </span>
        <span className="les__minutes num">
          {isRead && !isDone && "Read, not done · "}
          {minutes} min
        </span>
        <Icon name="down" className="turns" />
      </Link>
    </h3>
  );
}
