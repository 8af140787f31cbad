import type { MetaDescriptor } from "@remix-run/cloudflare";
import { linkPreview } from "~/components/link-preview";
import { site } from "~/content/site";
import type { PageAnswer, PageQuestion } from "./shown";
import { textOfHtml } from "./text-of-html";

interface Described {
  question: PageQuestion;
  answers: readonly PageAnswer[];
}

/** What the head of a question's page says to search engines and to sites that show a link. */
export function questionMeta({ question, answers }: Described, origin: string): MetaDescriptor[] {
  const { title, excerpt, id } = question;
  const address = `${origin}/community/${id}`;
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: excerpt },
    ...linkPreview({ title, description: excerpt, address, kind: "article" }),
    { "script:ld+json": structuredData({ question, answers }, address) },
  ];
}

/** The question and the answers of this page as schema.org describes them. */
function structuredData({ question, answers }: Described, address: string) {
  const accepted = answers.find(({ isAccepted }) => isAccepted);
  const others = answers.filter(({ isAccepted }) => !isAccepted);
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: textOfHtml(question.bodyHtml),
      answerCount: question.answerCount,
      ...facts(question, address),
      ...(accepted && { acceptedAnswer: answerData(accepted, address) }),
      ...(others.length > 0 && {
        suggestedAnswer: others.map((answer) => answerData(answer, address)),
      }),
    },
  };
}

function answerData(answer: PageAnswer, address: string) {
  return {
    "@type": "Answer",
    text: textOfHtml(answer.bodyHtml),
    ...facts(answer, `${address}#answer-${answer.id}`),
  };
}

function facts(post: PageQuestion | PageAnswer, url: string) {
  return {
    url,
    upvoteCount: post.upvotes - post.downvotes,
    datePublished: new Date(post.createdAt).toISOString(),
    ...(post.editedAt !== null && { dateModified: new Date(post.editedAt).toISOString() }),
    author: { "@type": "Person", name: post.author.name },
  };
}
