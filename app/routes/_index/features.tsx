import "./landing.css";

import type { ComponentProps, ReactNode } from "react";
import { Cover, PathMotif } from "~/components/pictures/cover";
import { LessonDesk } from "./lesson-desk";
import { LitHouse } from "./lit-house";
import { MemorySketch, OwnMemory } from "./memory-sketch";

interface FeatureProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <section className="feat">
      <div className="feat__pic">{children}</div>
      <div className="feat__text">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

interface FeaturesProps {
  /** What the reader's own reviews have shown; null until there are enough of them. */
  curve: ComponentProps<typeof OwnMemory>["points"] | null;
}

export function Features({ curve }: FeaturesProps) {
  return (
    <div className="feats">
      <Feature
        title="Free, fun and future-ready"
        text="Interactive, bite-sized lessons. Read a little, try it at once, and see why it worked. A few minutes are enough for one."
      >
        <div className="shape shape--arch">
          <LessonDesk />
        </div>
        <div className="slip slip--lesson">
          <span className="small muted">Question 1 of 3</span>
          <b>Which request would you send?</b>
          <div className="row">
            <span className="pill pill--ok">A list of five, for parents</span>
            <span className="pill">Something about school</span>
          </div>
        </div>
      </Feature>
      <Feature
        title="Backed by science"
        text="You answer first and read why afterwards, and a second check asks different questions. Testing yourself is one of the best supported findings about how people learn."
      >
        <div className="shape shape--page">
          {curve ? <OwnMemory points={curve} /> : <MemorySketch />}
        </div>
      </Feature>
      <Feature
        title="Staying motivated"
        text="Celebrate wins, track growth, and be part of a community that learns at every age. Missed a day? What you have learned stays, and nobody scolds."
      >
        <div className="shape--house">
          <LitHouse />
        </div>
        <div className="slip slip--why">
          Each lit window is a day on which you finished something.
        </div>
      </Feature>
      <Feature
        title="Visionary learning"
        text="AI learning that adapts to the learner. Your age group, level, field and goal choose the steps of your path, and each step says why it is there."
      >
        <div className="shape shape--window">
          <Cover palette="moss" time="day">
            <PathMotif />
          </Cover>
        </div>
        <div className="slip slip--profile row">
          <span className="pill">beginner</span>
          <span className="pill">teaching</span>
          <span className="pill">save time</span>
        </div>
      </Feature>
    </div>
  );
}
