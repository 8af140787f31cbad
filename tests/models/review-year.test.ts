import { FSRSAlgorithm, Rating } from "ts-fsrs";
import { expect, test } from "vitest";
import { countForToday, secondsFor } from "~/models/review-portion";
import { afterTry, type Memory } from "~/models/review-schedule.server";

/**
 * A year of learners whose forgetting is known. Their memories follow the curve of FSRS with
 * figures of their own, which the schedule does not know: some forget faster, some slower.
 */

const days = 365;
const learners = 30;
const skills = 29;
const cardsPerCheck = 3;

/** Numbers from 0 to 1, the same in every run: mulberry32. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How a learner really forgets: first memories and their growth are up to 1.4 times longer or shorter. */
function mindOf(random: () => number) {
  const factor = 1.4 ** (random() + random() - 1);
  const fsrs = new FSRSAlgorithm({ enable_short_term: false });
  const w = fsrs.parameters.w.map((weight, index) => {
    if (index < 4) return weight * factor;
    return index === 8 ? weight + Math.log(factor) : weight;
  });
  return new FSRSAlgorithm({ w, enable_short_term: false });
}

interface Card {
  /** What is in the learner's head. */
  real: Memory;
  /** What the schedule believes. */
  believed: Memory;
  lastDay: number;
  dueDay: number;
}

type Schedule = (believed: Memory | null, elapsed: number, isKnown: boolean) => Scheduled;
interface Scheduled {
  memory: Memory;
  interval: number;
}

const byFsrs: Schedule = (believed, elapsed, isKnown) =>
  afterTry(believed, elapsed, isKnown ? "known" : "missed");

function every(interval: number): Schedule {
  return (_, __, isKnown) => ({
    memory: { stability: interval, difficulty: 5 },
    interval: isKnown ? interval : 1,
  });
}

/** A learner's year: a check every third day, and the review on each day on which they come. */
function yearOf(seed: number, schedule: Schedule, comes = 1) {
  const random = randomFrom(seed);
  const mind = mindOf(random);
  const cards: Card[] = [];
  const figures = { reviews: 0, known: 0, mostSeconds: 0, kept: 0, cardDays: 0 };

  function meet(day: number) {
    const isKnown = random() < 0.8;
    const real: Memory = mind.next_state(null, 0, isKnown ? Rating.Good : Rating.Again);
    const { memory, interval } = schedule(null, 0, isKnown);
    cards.push({ real, believed: memory, lastDay: day, dueDay: day + interval });
  }

  function review(card: Card, day: number) {
    const elapsed = day - card.lastDay;
    const isKnown = random() < mind.forgetting_curve(elapsed, card.real.stability);
    const { memory, interval } = schedule(card.believed, elapsed, isKnown);
    card.real = mind.next_state(card.real, elapsed, isKnown ? Rating.Good : Rating.Again);
    Object.assign(card, { believed: memory, lastDay: day, dueDay: day + interval });
    figures.reviews++;
    if (isKnown) figures.known++;
  }

  for (let day = 0; day < days; day++) {
    const isHere = random() < comes;
    if (isHere) {
      const due = cards.filter(({ dueDay }) => dueDay <= day);
      due.sort((one, other) => one.dueDay - other.dueDay);
      const today = due.slice(0, countForToday(Array(due.length).fill("question"), 0));
      for (const card of today) review(card, day);
      figures.mostSeconds = Math.max(figures.mostSeconds, today.length * secondsFor.question);
    }
    // Each skill is checked twice, with other questions.
    if (day % 3 === 0 && cards.length < 2 * cardsPerCheck * skills) {
      for (let card = 0; card < cardsPerCheck; card++) meet(day);
    }
    for (const { real, lastDay } of cards) {
      figures.kept += mind.forgetting_curve(day - lastDay, real.stability);
    }
    figures.cardDays += cards.length;
  }
  return figures;
}

function yearOfAll(schedule: Schedule, comes?: number) {
  const years = Array.from({ length: learners }, (_, seed) => yearOf(seed + 1, schedule, comes));
  const sum = (figure: keyof (typeof years)[number]) =>
    years.reduce((total, year) => total + year[figure], 0);
  return {
    reviews: sum("reviews"),
    /** The share of reviews in which it was known. */
    retention: sum("known") / sum("reviews"),
    /** The share of everything met that is known on an average day. */
    kept: sum("kept") / sum("cardDays"),
    mostSeconds: Math.max(...years.map(({ mostSeconds }) => mostSeconds)),
  };
}

/** The steps of many a wall chart: the next one when it was known, the first one when it was missed. */
function stepwise(steps: readonly number[]): Schedule {
  return (believed, _, isKnown) => {
    const step = isKnown ? Math.min((believed?.stability ?? -1) + 1, steps.length - 1) : 0;
    return { memory: { stability: step, difficulty: 5 }, interval: steps[step] ?? 1 };
  };
}

const reviewed = yearOfAll(byFsrs);

test("a year of reviews keeps what FSRS promises, in two minutes a day", () => {
  expect(Math.abs(reviewed.retention - 0.9)).toBeLessThanOrEqual(0.03);
  expect(reviewed.kept).toBeGreaterThan(0.94);
  expect(reviewed.mostSeconds).toBeLessThanOrEqual(120);
});

test("who misses one day of seven loses less than two points of it", () => {
  const sometimes = yearOfAll(byFsrs, 6 / 7);
  expect(reviewed.retention - sometimes.retention).toBeLessThan(0.02);
  expect(sometimes.kept).toBeGreaterThan(0.94);
});

test.each([
  ["every week", every(7)],
  ["every two weeks", every(14)],
  ["every month", every(30)],
] as const)("asking %s takes more reviews and keeps less", (_, schedule) => {
  const fixed = yearOfAll(schedule);
  expect(fixed.reviews).toBeGreaterThan(reviewed.reviews);
  expect(fixed.kept).toBeLessThan(reviewed.kept);
});

test("growing steps that are the same for every card take a fifth more reviews", () => {
  const fixed = yearOfAll(stepwise([1, 3, 7, 14, 30, 60]));
  expect(fixed.reviews).toBeGreaterThan(1.2 * reviewed.reviews);
  expect(fixed.kept - reviewed.kept).toBeLessThan(0.02);
});
