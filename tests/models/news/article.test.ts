import { expect, test } from "vitest";

import { coverAddress, coverFor, readCoverName } from "~/content/article-covers";
import { articleCategories, categoryLabel, feedFilters } from "~/content/news";
import { feedHref, initialsOf, pictureOf, publishedDay, relativeTime } from "~/models/news/article";

test("the filters and labels are the stated ones, in their order [NF-04, NF-05, AR-02, AR-03]", () => {
  expect(feedFilters.map(({ key, label }) => `${key} ${label}`)).toEqual([
    "all All",
    "summary_day Daily",
    "summary_week Weekly",
    "summary_month Monthly",
    "breakthrough Breakthroughs",
    "tool_spotlight Tool Spotlight",
    "use_case Use Cases",
    "beginner_bite Beginner",
    "trend_opinion Trends",
  ]);
  expect(articleCategories.map(({ key }) => categoryLabel(key))).toEqual([
    "Daily Summary",
    "Weekly Recap",
    "Monthly Insight",
    "Breakthrough",
    "Tool Spotlight",
    "Use Case",
    "Mini Challenge",
    "Beginner Bite",
    "Trend & Opinion",
  ]);
  expect(categoryLabel("field_notes")).toBe("field_notes");
});

test("a date reads like Jan 05, 2024, in UTC [NF-11, NF-12]", () => {
  expect(publishedDay(Date.UTC(2024, 0, 5, 23, 59))).toBe("Jan 05, 2024");
  expect(publishedDay(null)).toBe("No date available");
});

test.each([
  [0, "less than a minute ago"],
  [-59_000, "less than a minute ago"],
  [-60_000, "1 minute ago"],
  [-119_000, "1 minute ago"],
  [-2 * 3_600_000, "2 hours ago"],
  [-86_400_000, "1 day ago"],
  [-45 * 86_400_000, "1 month ago"],
  [-800 * 86_400_000, "2 years ago"],
  [30_000, "in less than a minute"],
  [3 * 86_400_000, "in 3 days"],
])("%d ms from now reads %s [AR-04]", (distance, words) => {
  const now = Date.UTC(2026, 5, 1);
  expect(relativeTime(now + distance, now)).toBe(words);
});

test("only pictures of our own are shown; else the first two letters stand there [NF-10]", () => {
  expect(pictureOf({ imagePath: null, imageUrl: "https://example.org/a.png" })).toBeNull();
  expect(pictureOf({ imagePath: "/files/images/a.png", imageUrl: "https://example.org" })).toBe(
    "/files/images/a.png",
  );
  expect(pictureOf({ imagePath: null, imageUrl: "/covers/teal-key.svg" })).toBe(
    "/covers/teal-key.svg",
  );
  expect(pictureOf({ imagePath: null, imageUrl: "//evil.example/covers/a.svg" })).toBeNull();
  expect(initialsOf("  what a benchmark says")).toBe("WH");
  expect(initialsOf("🦉 owls")).toBe("🦉 ");
});

test("an address leaves out what is not asked [NF-07, NF-26]", () => {
  expect(feedHref({})).toBe("/news");
  expect(feedHref({ source: null, page: 1 })).toBe("/news");
  expect(feedHref({ source: "use_case", page: 1 })).toBe("/news?source=use_case");
  expect(feedHref({ source: "use_case", page: 2 }, "/feed")).toBe("/feed?source=use_case&page=2");
});

test("an article has the same cover each time, and its address is read back", () => {
  for (const { key } of articleCategories) {
    const cover = coverFor({ source: key, title: "How to ask twice" });
    expect(coverFor({ source: key, title: "How to ask twice" })).toEqual(cover);
    expect(readCoverName(coverAddress(cover).replace("/covers/", ""))).toEqual(cover);
  }
  expect(readCoverName("teal-nothing.svg")).toBeUndefined();
  expect(readCoverName("teal-key.png")).toBeUndefined();
});
