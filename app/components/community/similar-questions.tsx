import "./ask.css";

import { useEffect, useState } from "react";
import { apiFetch } from "~/components/api-client";
import { type SimilarQuestion, titleToCompare } from "~/models/community/question-form";
import { lengthOf } from "~/schemas/question";
import { counted } from "./thread-card";

const pauseMs = 400;

/** Questions like the one being asked; nothing where there are none. */
export function SimilarQuestions({ questions }: { questions: readonly SimilarQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="ask__similar card card--lit" aria-labelledby="similar-title">
      <h3 id="similar-title">Similar questions found</h3>
      <ul>
        {questions.map(({ id, title, answerCount }) => (
          <li key={id}>
            <a href={`/community/${id}`} target="_blank" rel="noopener">
              {title}
              <span className="vh"> (opens in a new tab)</span>
            </a>{" "}
            <span className="muted num">{counted(answerCount, "answer")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Looks a title up while it is typed, from eleven characters on. */
export function useSimilar(title: string, start: readonly SimilarQuestion[]) {
  const [found, setFound] = useState(start);
  const asked = title.trim();
  const isLong = lengthOf(asked) >= titleToCompare;

  useEffect(() => {
    if (!isLong) {
      setFound([]);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/api/community/similar?title=${encodeURIComponent(asked)}`;
        const response = await apiFetch(path, { signal: asking.signal });
        const questions = (await response.json()) as SimilarQuestion[];
        if (!asking.signal.aborted) setFound(questions);
      } catch (error) {
        if (asking.signal.aborted) return;
        console.error("Similar questions could not be looked up.", error);
        setFound([]);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, isLong]);

  return found;
}
