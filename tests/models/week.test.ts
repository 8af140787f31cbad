import { expect, test } from "vitest";

import { readWeek, spanOfWeek, weekOf, weeksAfter } from "~/models/week";
import { chooseNext } from "~/models/week-next";
import { sentencesOf, spokenWeek } from "~/models/week-words";

test("a week runs from Monday to Sunday and belongs to the year of its Thursday", () => {
  expect(weekOf("2026-11-22")).toEqual({
    name: "2026-W47",
    monday: "2026-11-16",
    sunday: "2026-11-22",
  });
  expect(weekOf("2026-11-23").name).toBe("2026-W48");
  expect(weekOf("2026-12-31").name).toBe("2026-W53");
  expect(weekOf("2027-01-03").name).toBe("2026-W53");
  expect(weekOf("2027-01-04").name).toBe("2027-W01");
  expect(weekOf("2024-12-30").name).toBe("2025-W01");
  expect(weekOf("2023-01-01").name).toBe("2022-W52");
});

test("every week of fifty years is read by its name, and no other name is", () => {
  for (let week = weekOf("2000-01-05"); week.name < "2050"; week = weeksAfter(week, 1)) {
    expect(readWeek(week.name)).toEqual(week);
  }
  // 2026 has 53 weeks, 2027 has 52.
  expect(readWeek("2026-W53")?.monday).toBe("2026-12-28");
  for (const name of ["2027-W53", "2026-W54", "2026-W00", "2026-47", "1026-W10", "2026-W471", ""]) {
    expect(readWeek(name), name).toBeUndefined();
  }
});

test("a week begins and ends at three in the morning where its learner lives", () => {
  const week = weekOf("2026-11-16");
  expect(spanOfWeek(week, "UTC")).toEqual({
    from: Date.UTC(2026, 10, 16, 3),
    until: Date.UTC(2026, 10, 23, 3),
  });
  expect(spanOfWeek(week, "Asia/Kolkata").from).toBe(Date.UTC(2026, 10, 15, 21, 30));
  expect(spanOfWeek(week, "America/Los_Angeles").until).toBe(Date.UTC(2026, 10, 23, 11));
  // The clocks go back in Berlin on October 25: that week has an hour more.
  const { from, until } = spanOfWeek(weekOf("2026-10-20"), "Europe/Berlin");
  expect((until - from) / 3_600_000).toBe(7 * 24 + 1);
});

test("one thing is proposed, and it says why", () => {
  const spoken = (day: string) => day;
  const at = { until: "2026-11-29", spoken };
  const asked = [{ title: "Ask", to: "/path/ask", dueDay: "2026-11-27", groupName: "Class 7b" }];
  const fading = [{ id: "give-context", title: "Give context" }];
  const step = { skillId: "check-sources", title: "Check sources", minutes: 8 };
  const all = { asked, fading, due: 3, step, hasPath: true };

  expect(chooseNext(all, at)).toMatchObject({ to: "/path/ask", title: "“Ask”" });
  expect(chooseNext(all, at).why).toContain("“Class 7b” asks for it by 2026-11-27");
  // What is asked for later leaves the next days to what fades.
  expect(chooseNext(all, { until: "2026-11-26", spoken }).to).toBe("/review?skill=give-context");
  expect(chooseNext({ ...all, asked: [] }, at).to).toBe("/review?skill=give-context");
  expect(chooseNext({ ...all, asked: [], fading: [] }, at)).toMatchObject({
    title: "Review the 3 cards that wait",
    to: "/review",
  });
  expect(chooseNext({ ...all, asked: [], fading: [], due: 0 }, at).to).toBe("/path/check-sources");
  const nothing = { asked: [], fading: [], due: 0, step: null };
  expect(chooseNext({ ...nothing, hasPath: true }, at).to).toBe("/path");
  expect(chooseNext({ ...nothing, hasPath: false }, at).to).toBe("/learn");
});

test("a week in words counts one as one, and blames nobody for none", () => {
  expect(spokenWeek(weekOf("2026-12-30"))).toBe("Dec 28 to Jan 3, 2027");
  const nothing = {
    ...{ lit: 0, finished: 0, cards: 0, known: 0, lessons: 0, challenges: 0 },
    ...{ skills: [], skillsAgain: [], exercises: [] },
  };
  expect(sentencesOf(nothing).join(" ")).toContain("nothing is lost");
  expect(sentencesOf({ ...nothing, lit: 1, finished: 1, cards: 1, known: 1 })).toEqual([
    "You learned on 1 day and finished 1 thing.",
    "You answered 1 card of your review and knew 1 of them.",
  ]);
});
