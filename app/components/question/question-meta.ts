import type { MetaDescriptor } from "@remix-run/cloudflare";
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
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: excerpt },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary" },
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
