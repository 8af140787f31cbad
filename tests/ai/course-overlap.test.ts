import { expect, test } from "vitest";
import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import type { FitAnswers } from "~/ai/built-in/fit/fit";
import type { Course, CourseRequest } from "~/ai/course";
import { ageGroups, competenceLevels } from "~/content/profile-options";
import { skills } from "~/content/skills/skill-map";
import { planPath } from "~/models/path-plan";
import { libraryFor } from "../support/course-library";
import { fitContent, fitOf } from "../support/fit";

const goals = [
  "understand my letters from the office",
  "plan my daughter's wedding",
  "learn Spanish",
  "prepare for a test",
  "look for work",
  "sell my old furniture",
  "look after my mother",
  "write code",
  "make pictures",
  "automate a routine",
] as const;

/** Nothing is ticked: the lessons for what is are the same for whoever wants it, and measured apart. */
const example: CourseRequest & FitAnswers = {
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "",
  learningGoal: goals[0],
  howToChoice: [],
};

/** The course of somebody whose field is known. */
function make(request: CourseRequest & FitAnswers) {
  const path = planPath(request, skills, fitOf(request));
  return courseFromLibrary(request, { path, known: [], taken: [] }, libraryFor(request)).course;
}

/** One of each field, with the same goal. */
const ofEachField = (learningGoal: string) =>
  fitContent.fields.map(({ id, name }) => ({
    ...example,
    ...{ industry: name, fieldChoice: id, learningGoal },
  }));

const ofTransport = { ...example, industry: "transport", fieldChoice: "transport" };

/** What a learner reads, sentence by sentence. */
function sentencesOf({ title, description, targetAudience, modules }: Course) {
  const texts = [
    ...[title, description, targetAudience],
    ...modules.flatMap((module) => [
      ...[module.title, module.description],
      ...module.lessons.flatMap(({ title, content, exercises }) => [
        ...[title, content],
        ...exercises.flatMap(({ question, options }) => [question, ...options]),
      ]),
    ]),
  ];
  return new Set(texts.flatMap((text) => text.split(/\n+/)).flatMap(sentencesIn));
}

/** Each sentence by a number, and the sentences of each line: both return in hundreds of courses. */
const numbers = new Map<string, number>();
const lines = new Map<string, readonly number[]>();

function sentencesIn(line: string) {
  const known = lines.get(line);
  if (known) return known;
  const sentences = line.split(/(?<=[.!?:])\s+/).map((each) => each.trim());
  const found = sentences
    .filter((each) => /\p{L}.*\s/u.test(each))
    .map((sentence) => {
      const number = numbers.get(sentence) ?? numbers.size;
      numbers.set(sentence, number);
      return number;
    });
  lines.set(line, found);
  return found;
}

function shared(one: ReadonlySet<number>, other: ReadonlySet<number>) {
  let count = 0;
  for (const each of one) if (other.has(each)) count++;
  return count / Math.min(one.size, other.size);
}

/** The share that each pair of these courses has in common. */
function sharesOf(requests: readonly CourseRequest[]) {
  const all = requests.map((request) => sentencesOf(make(request)));
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => shared(one, other)));
}

function overlap(shares: readonly number[]) {
  const over = (most: number) => shares.filter((each) => each > most).length / shares.length;
  return {
    worst: Math.max(...shares),
    mean: shares.reduce((sum, each) => sum + each, 0) / shares.length,
    overThird: over(1 / 3),
    overHalf: over(0.5),
  };
}

type Row = [name: string, requests: readonly CourseRequest[], most: number];

const at = (competenceLevel: string) => (request: typeof example) => ({
  ...request,
  competenceLevel,
});
const ofEachGoal = (learner: typeof example) =>
  goals.map((learningGoal) => ({ ...learner, learningGoal }));
const ofEducation = { ...example, industry: "teacher", fieldChoice: "education" };

/** Means as measured, rounded up: what is written next must not make courses more alike. */
test.for<Row>([
  ["fields", ofEachField(goals[0]), 0.26],
  ["fields, another goal", ofEachField(goals[7]), 0.34],
  ["fields of who uses tools every week", ofEachField(goals[0]).map(at("intermediate")), 0.29],
  ["fields, another goal, weekly", ofEachField(goals[7]).map(at("intermediate")), 0.3],
  ["goals", ofEachGoal(ofTransport), 0.25],
  ["goals, another field", ofEachGoal(ofEducation), 0.25],
  ["goals of who uses tools every week", ofEachGoal(ofTransport).map(at("intermediate")), 0.24],
  ["goals, another field, weekly", ofEachGoal(ofEducation).map(at("intermediate")), 0.32],
  ["goals of who relies on tools", ofEachGoal(ofTransport).map(at("advanced")), 0.25],
  ["goals of experts", ofEachGoal(ofEducation).map(at("expert")), 0.33],
  ["ages", ageGroups.map(({ value }) => ({ ...ofTransport, ageGroup: value })), 0.93],
  ["levels", competenceLevels.map(({ value }) => at(value)(ofTransport)), 0.5],
])(
  "courses for different %s share no more of their sentences than they did",
  async (row, { annotate }) => {
    const [, requests, most] = row;
    const figures = overlap(sharesOf(requests));
    await annotate(JSON.stringify(figures));
    expect(figures.mean).toBeLessThanOrEqual(most);
    expect(figures.worst).toBeLessThan(1);
  },
);

test.for(["beginner", "intermediate", "expert"])(
  "few pairs of fields share more than half of their sentences: %s",
  async (level, { annotate }) => {
    const shares = goals.flatMap((goal) => sharesOf(ofEachField(goal).map(at(level))));
    const figures = overlap(shares);
    await annotate(JSON.stringify(figures));
    expect(figures.overHalf).toBeLessThanOrEqual(0.05);
    expect(figures.worst).toBeLessThanOrEqual(0.65);
  },
);

test.for([
  ["a driver", ofTransport],
  ["a teacher", ofEducation],
] as const)("no two goals of %s share more than 65 of 100 sentences", ([, learner]) => {
  for (const level of ["beginner", "intermediate", "expert"]) {
    expect(overlap(sharesOf(ofEachGoal(learner).map(at(level)))).worst).toBeLessThanOrEqual(0.65);
  }
});

/** Thirty fields with ten goals each; ages and levels go round. */
const learners = fitContent.fields.slice(0, 30).flatMap(({ id, name }, field) =>
  goals.map((learningGoal, goal) => ({
    ...{ industry: name, fieldChoice: id, learningGoal },
    ageGroup: ageGroups[(field + goal) % ageGroups.length]?.value ?? "",
    competenceLevel: competenceLevels[(field * 3 + goal) % competenceLevels.length]?.value ?? "",
  })),
);

type Learner = (typeof learners)[number];

/** Tells the mean share of sentences that a learner keeps who gives one answer otherwise. */
function keptWith(ticks: object) {
  const read = (learner: Learner, changed: object) =>
    sentencesOf(make({ ...learner, ...ticks, ...changed }));
  const before = learners.map((learner) => ({ learner, sentences: read(learner, {}) }));

  return (change: (learner: Learner) => object) => {
    const shares = before.map(({ learner, sentences }) =>
      shared(sentences, read(learner, change(learner))),
    );
    return shares.reduce((sum, each) => sum + each, 0) / shares.length;
  };
}

const next = <Item>(list: readonly Item[], item: Item) =>
  list[(list.indexOf(item) + 1) % list.length] as Item;

/** With lessons for the very goal, other fields share these, and other goals share less. */
test.for([
  ["nothing is ticked", { howToChoice: [] }, { field: 0.34, goal: 0.29, level: 0.67, age: 0.95 }],
  ["what is read is ticked", {}, { field: 0.55, goal: 0.27, level: 0.67, age: 0.76 }],
] as const)(
  "of 300 learners, who changes an answer gets another course: %s",
  async ([, ticks, most], { annotate }) => {
    const ages = ageGroups.map(({ value }) => value as string);
    const levels = competenceLevels.map(({ value }) => value as string);
    const ids = fitContent.fields.map(({ id }) => id);
    const kept = keptWith(ticks);
    const figures = {
      field: kept(({ fieldChoice }) => ({ fieldChoice: next(ids, fieldChoice) })),
      goal: kept(({ learningGoal }) => ({
        learningGoal: next<string>(goals, learningGoal),
      })),
      level: kept(({ competenceLevel }) => ({
        competenceLevel: next(levels, competenceLevel),
      })),
      age: kept(({ ageGroup }) => ({ ageGroup: next(ages, ageGroup) })),
    };
    await annotate(JSON.stringify(figures));
    expect(learners).toHaveLength(300);
    expect(figures.field).toBeLessThanOrEqual(most.field);
    expect(figures.goal).toBeLessThanOrEqual(most.goal);
    expect(figures.level).toBeLessThanOrEqual(most.level);
    expect(figures.age).toBeLessThanOrEqual(most.age);
  },
);
