import {
  asksAs,
  goalLessonsFile,
  goalTellings,
} from "../../app/content/course-library/goal-lesson";
import type { Content } from "./content";
import type { Guessable } from "./guesser";

/** Every question of the site that is answered by choosing, under the name of its file. */
export function questionsIn({ skills, questions, library, guides, grok }: Content): Guessable[] {
  const ofSkills = skills.flatMap(({ id, strand }) =>
    (questions[id] ?? []).map((question) => ({
      name: `content/skills/${strand}/${id}.md ${question.id}`,
      subject: id,
      options: question.options.map(({ text }) => text),
      answer: question.answer,
    })),
  );
  const ofOtherForms = Object.entries(library.otherQuestions).flatMap(([skillId, others]) =>
    others.flatMap((question) =>
      "options" in question
        ? {
            name: `content/other-questions/${skillId}.md ${question.id}`,
            subject: skillId,
            options: question.options.map(({ text }) => text),
            answer: question.answer,
          }
        : [],
    ),
  );
  const ofLessons = library.lessons.flatMap(({ skillId, first, further }) =>
    Object.entries({ first, further }).flatMap(([depth, { questions }]) =>
      questions.map(({ id, options, answer }) => ({
        name: `content/lessons/${skillId}.${depth}.md ${id}`,
        subject: skillId,
        options: options.map(({ text }) => text),
        answer,
      })),
    ),
  );
  const ofYoung = [
    ...Object.entries(library.youngLessons).map(
      ([skillId, { questions }]) => [skillId, questions] as const,
    ),
    ...Object.entries(library.youngQuestions),
  ].flatMap(([skillId, questions]) =>
    questions.map(({ id, options, answer }) => ({
      name: `content/young-lessons, young-questions ${id}`,
      subject: skillId,
      options: options.map(({ text }) => text),
      answer,
    })),
  );
  const ofGoals = Object.entries(library.goalLessons).flatMap(([kind, told]) =>
    goalTellings
      .filter((telling) => !(telling in asksAs))
      .flatMap((telling) =>
        Object.entries(told[telling]).flatMap(([skillId, { questions }]) =>
          questions.map(({ id, options, answer }) => ({
            name: `content/goal-lessons/${goalLessonsFile(kind, telling)} ${id}`,
            subject: skillId,
            options: options.map(({ text }) => text),
            answer,
          })),
        ),
      ),
  );
  const ofHowTos = Object.entries(library.howTos).flatMap(([taskId, howTos]) =>
    howTos.map(({ id, question: { options, answer } }) => ({
      name: `content/how-tos/${taskId}.md ${id}`,
      subject: taskId,
      options: options.map(({ text }) => text),
      answer,
    })),
  );
  const challenges = [...guides, { name: grok.name, challenges: grok.quiz.questions }];
  const ofGuides = challenges.flatMap(({ name, challenges }) =>
    challenges.map(({ prompt, answers, correctIndex }) => ({
      name: `content/guides ${name}: ${prompt}`,
      subject: name,
      options: answers.map(({ text }) => text),
      answer: correctIndex,
    })),
  );
  return [
    ...[...ofSkills, ...ofOtherForms, ...ofLessons, ...ofYoung],
    ...[...ofGoals, ...ofHowTos, ...ofGuides],
  ];
}
