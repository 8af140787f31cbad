import type { Snippet } from "./snippet";

/** Hours, days and dates. */
export const timeSnippets: readonly Snippet[] = [
  {
    id: "add-hours",
    title: "Add up hours and minutes",
    tags: [
      "add times",
      "sum hours minutes",
      "timesheet",
      "total working time",
      "volunteer hours",
      "shifts",
    ],
    name: "addHours",
    takes: 'A list of times as text, hours and minutes with a colon, such as "7:45".',
    gives: 'One text with the total, such as "16:45". It may go beyond 24 hours.',
    edges:
      "Blank entries count as nothing. An entry that is no time stops the program with a message, so a slip is not added up in silence.",
    idea: "Every time is turned into minutes, the minutes are added, and the sum is written as hours and minutes again.",
    cases: [
      { args: [["7:45", "8:10", "0:50"]], gives: "16:45" },
      { args: [["0:30", "0:30"]], gives: "1:00" },
      { args: [["20:00", "10:05"]], gives: "30:05" },
      { args: [["7:45", ""]], gives: "7:45" },
      { args: [[]], gives: "0:00" },
      { args: [["7:45", "8.1O"]], throws: 'Not a time: "8.1O"' },
    ],
    javascript: `function addHours(times) {
  let minutes = 0;
  for (const time of times) {
    if (time.trim() === "") continue;
    const match = /^(\\d+):([0-5]\\d)$/.exec(time.trim());
    if (!match) throw new Error('Not a time: "' + time + '"');
    minutes += Number(match[1]) * 60 + Number(match[2]);
  }
  const rest = String(minutes % 60).padStart(2, "0");
  return Math.floor(minutes / 60) + ":" + rest;
}`,
    python: `import re

def add_hours(times):
    minutes = 0
    for time in times:
        if time.strip() == "":
            continue
        match = re.fullmatch(r"(\\d+):([0-5]\\d)", time.strip())
        if not match:
            raise ValueError('Not a time: "' + time + '"')
        minutes += int(match[1]) * 60 + int(match[2])
    return f"{minutes // 60}:{minutes % 60:02d}"`,
  },
  {
    id: "hours-worked",
    title: "Work out the length of a shift",
    tags: [
      "hours between two times",
      "start end break",
      "shift length",
      "working hours",
      "lunch break",
      "duration",
    ],
    name: "hoursWorked",
    takes: 'Start and end as "8:30" and "17:00", and the break in minutes.',
    gives: 'The time worked as text, such as "7:45".',
    edges:
      "An end before the start counts as the next day, so a night shift works. A break longer than the shift stops the program with a message.",
    idea: "Both times become minutes since midnight. If the end comes first, a day is added.",
    cases: [
      { args: ["8:30", "17:00", 45], gives: "7:45" },
      { args: ["22:00", "6:00", 30], gives: "7:30" },
      { args: ["9:00", "9:30", 0], gives: "0:30" },
      { args: ["9:00", "9:30", 60], throws: "The break is longer than the shift." },
    ],
    javascript: `function hoursWorked(start, end, breakMinutes) {
  const toMinutes = (time) => {
    const [hours, minutes] = time.split(":").map(Number);
    return hours * 60 + minutes;
  };
  let worked = toMinutes(end) - toMinutes(start);
  if (worked < 0) worked += 24 * 60; // the end is on the next day
  worked -= breakMinutes;
  if (worked < 0) throw new Error("The break is longer than the shift.");
  return Math.floor(worked / 60) + ":" + String(worked % 60).padStart(2, "0");
}`,
  },
  {
    id: "minutes-to-hours",
    title: "Write minutes as hours and minutes",
    tags: ["convert minutes", "minutes into hours", "format duration", "playing time"],
    name: "asHours",
    takes: "A whole number of minutes.",
    gives: 'A text such as "1 h 35 min".',
    edges:
      "Less than an hour is written without the hours. A negative number stops the program with a message.",
    idea: "Dividing by 60 gives the hours, and what is left over gives the minutes.",
    cases: [
      { args: [95], gives: "1 h 35 min" },
      { args: [60], gives: "1 h 0 min" },
      { args: [20], gives: "20 min" },
      { args: [-5], throws: "Minutes cannot be negative." },
    ],
    javascript: `function asHours(minutes) {
  if (minutes < 0) throw new Error("Minutes cannot be negative.");
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? rest + " min" : hours + " h " + rest + " min";
}`,
  },
  {
    id: "days-between",
    title: "Count the days between two dates",
    tags: [
      "days between dates",
      "days until wedding",
      "countdown to holiday",
      "date difference",
      "nights",
    ],
    name: "daysBetween",
    takes: 'Two dates as text in the form "2028-02-01".',
    gives:
      "The number of days from the first to the second. The first day is not counted, the last one is.",
    edges:
      "Leap years are handled. If the second date is earlier, the result is negative. A date that does not exist stops the program with a message.",
    idea: "Both dates are read as midnight in world time, so a change of the clocks cannot lose an hour.",
    cases: [
      { args: ["2028-02-01", "2028-03-01"], gives: 29 },
      { args: ["2027-02-01", "2027-03-01"], gives: 28 },
      { args: ["2027-05-10", "2027-05-10"], gives: 0 },
      { args: ["2027-05-10", "2027-05-01"], gives: -9 },
      { args: ["2027-02-30", "2027-03-01"], throws: "No such date: 2027-02-30" },
    ],
    javascript: `function daysBetween(from, to) {
  const toDay = (text) => {
    const date = new Date(text + "T00:00:00Z");
    // "2027-02-30" would silently become a day in March.
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
      throw new Error("No such date: " + text);
    }
    return date.getTime() / 86400000;
  };
  return toDay(to) - toDay(from);
}`,
    python: `from datetime import date

def days_between(start, end):
    def to_day(text):
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise ValueError("No such date: " + text)
    return (to_day(end) - to_day(start)).days`,
  },
  {
    id: "overdue",
    title: "List what is overdue",
    tags: [
      "overdue books",
      "library loans",
      "late list",
      "reminder",
      "lent due days late",
      "borrowed items",
    ],
    name: "listOverdue",
    takes:
      'A list of loans, each with name, item and the date it was lent; today\'s date; and how many days are allowed. Dates look like "2027-03-01".',
    gives: "The late ones as name, item and days late, the latest first.",
    edges:
      "A loan is late from the day after the last allowed one. Today's date is given and not looked up, so a test gives the same result every day. A date that does not exist stops the program with a message.",
    idea: "Days since the loan minus the days allowed are the days late. Only those above zero stay, and they are sorted.",
    cases: [
      {
        args: [
          [
            { name: "A", item: "Atlas", lent: "2027-03-01" },
            { name: "B", item: "Novel", lent: "2027-02-10" },
            { name: "C", item: "Comic", lent: "2027-03-04" },
          ],
          "2027-03-25",
          21,
        ],
        gives: [
          { name: "B", item: "Novel", daysLate: 22 },
          { name: "A", item: "Atlas", daysLate: 3 },
        ],
      },
      { args: [[{ name: "A", item: "Atlas", lent: "2028-02-20" }], "2028-03-12", 21], gives: [] },
      {
        args: [[{ name: "A", item: "Atlas", lent: "2028-02-20" }], "2028-03-13", 21],
        gives: [{ name: "A", item: "Atlas", daysLate: 1 }],
      },
      { args: [[], "2027-03-25", 21], gives: [] },
      {
        args: [[{ name: "A", item: "Atlas", lent: "2027-02-31" }], "2027-03-25", 21],
        throws: "No such date: 2027-02-31",
      },
    ],
    javascript: `function listOverdue(loans, today, daysAllowed) {
  const toDay = (text) => {
    const date = new Date(text + "T00:00:00Z");
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
      throw new Error("No such date: " + text);
    }
    return date.getTime() / 86400000;
  };
  return loans
    .map(({ name, item, lent }) => ({
      name,
      item,
      daysLate: toDay(today) - toDay(lent) - daysAllowed,
    }))
    .filter((loan) => loan.daysLate > 0)
    .sort((one, other) => other.daysLate - one.daysLate);
}`,
    python: `from datetime import date

def list_overdue(loans, today, days_allowed):
    def to_day(text):
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise ValueError("No such date: " + text)
    late = []
    for loan in loans:
        days = (to_day(today) - to_day(loan["lent"])).days - days_allowed
        if days > 0:
            late.append({"name": loan["name"], "item": loan["item"], "daysLate": days})
    return sorted(late, key=lambda loan: -loan["daysLate"])`,
  },
];
