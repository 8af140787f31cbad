import type { PlanTemplate } from "./template";

export const household: readonly PlanTemplate[] = [
  {
    id: "photos",
    title: "putting photos in order",
    signs: {
      strong: `photos, photo, pictures, photo album, photo collection, phone storage, duplicates, scanned photos,
        camera roll, picture folders, albums, photo library`,
      weak: `clean up, tidy, tidy up, sort, folder, folders, files, delete, backup, blurry, cloud, phone, computer,
        copy, copies, years, screenshots, storage`,
    },
    isSpanForWork: true,
    steps: [
      {
        title: "Make a copy first",
        todo: "Copy everything to a second place, and open ten pictures there to see that it worked.",
        check: "The copy holds as many files as the original.",
        who: "you",
        share: 15,
      },
      {
        title: "Count",
        todo: "List how many pictures there are by place and year{sources}.",
        check: "The sum of the list is the total from step 1.",
        who: "tool",
        share: 10,
      },
      {
        title: "Mark, do not delete",
        todo: "Mark likely duplicates, blurred pictures and screenshots in a list, each with the reason{forbidden}{limits}.",
        check:
          "The originals are untouched. The list says what was compared: name, size, date or picture.",
        who: "tool",
        share: 25,
      },
      {
        title: "Try it on a hundred",
        todo: "Go through the marks of one small folder by hand, and count how many were wrong.",
        check: "You know the share of wrong marks, and the rule was changed if it was too high.",
        who: "you",
        share: 15,
      },
      {
        title: "Decide and move",
        todo: 'Move what may go into a folder named "to delete" and wait a month{ask}.',
        check: "What stays plus what was moved is the total from step 1.",
        who: "either",
        share: 20,
      },
      {
        title: "Name and share the best",
        todo: "Choose a few per year, and give them a date and a place as a name{time}{deadline}.",
        check: "People in the pictures have agreed before anything is shared.",
        who: "you",
        share: 15,
      },
    ],
    stopWhen: [
      "the numbers before and after do not agree",
      "a step would delete or overwrite something",
      "a picture shows a document, a child or somebody ill: keep it away from online tools",
    ],
    person: [
      "Every deletion",
      "What a picture means to the family: no program knows that",
      "Asking the people in a picture before it is shared",
    ],
    asks: {
      sources: "Where are the pictures: phone, computer, which folders?",
      limits: "About how many are there, and what may on no account be lost?",
      forbidden: "What must not happen, such as deleting or uploading?",
      ask: "When should it stop and ask you?",
      result: "What should you get at the end: a list, a report, folders by year?",
    },
  },
];
