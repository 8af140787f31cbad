import "./community.css";

import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import type { Asker } from "~/components/community/ask-form";
import { ThreadCard } from "~/components/community/thread-card";
import { SpelledNote } from "~/components/search/spelled-note";
import { ButtonLink } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { opensDialog } from "~/components/ui/opens-dialog";
import { Pager } from "~/components/ui/pager";
import { TabLinks } from "~/components/ui/tab-links";
import type { TopicGroup } from "~/models/community/tag";
import type { ThreadCard as Card } from "~/models/community/thread-card";
import { shownNumber } from "~/models/shown-number";
import type { QuestionDraft } from "~/schemas/question";
import {
  communityHref,
  isFiltered,
  type ThreadFilters,
  type ThreadSort,
} from "~/schemas/thread-filters";
import { ActiveFilters } from "./active-filters";
import { FindQuestions, findId } from "./find-questions";
import { MobileBar } from "./mobile-bar";

const askAddress = "/community/ask";
const AskDialog = lazy(() => import("./ask-dialog"));

const tabs: { sort: ThreadSort; label: string }[] = [
  { sort: "hot", label: "Hot" },
  { sort: "newest", label: "Newest" },
  { sort: "unanswered", label: "Unanswered" },
];

interface CommunityPageProps {
  filters: ThreadFilters;
  threads: readonly Card[];
  total: number;
  isPart: boolean;
  spelled: string | null;
  pageCount: number;
  topics: readonly TopicGroup[];
  /** Unsent, of whoever looks. */
  draft: QuestionDraft | null;
  asker: Asker | null;
  viewerId: number | null;
  profileHref: string;
}

export function CommunityPage(page: CommunityPageProps) {
  const { filters, threads, topics, asker, viewerId } = page;
  const asking = useAsking(page.draft);
  const finding = useFinding();
  const hasDemo = threads.some(({ isDemo }) => isDemo);

  return (
    <>
      <div className="wrap page">
        <header className="page-head">
          <div>
            <h1>Community</h1>
            <p>
              Ask what you are stuck on. Answer what you know.{" "}
              {hasDemo && <span className="demo">Demo content</span>}
            </p>
          </div>
          <ButtonLink to="/community/ask" className="ask-d" onClick={asking.open}>
            <Icon name="plus" size="s" />
            Ask a Question
          </ButtonLink>
        </header>
        <div className="comm">
          <FindQuestions
            filters={filters}
            topics={topics}
            isOpen={finding.isOpen || filters.q !== ""}
            searchBox={finding.searchBox}
          />
          <div>
            <div className="qs__top">
              <TabLinks
                label="Order"
                items={tabs.map(({ sort, label }) => ({
                  to: communityHref({ ...filters, sort, page: 1 }),
                  label,
                  current: sort === filters.sort,
                }))}
                preventScrollReset
              />
              {/* A plain link: without scripts the style sheet shows what it leads to. */}
              <a
                className="btn btn--tonal btn--s"
                href={`#${findId}`}
                onClick={(event) => {
                  event.preventDefault();
                  finding.toggle();
                }}
              >
                <Icon name="sliders" size="s" />
                Filter
              </a>
            </div>
            <ActiveFilters filters={filters} topics={topics} />
            <SpelledNote q={filters.q} spelled={page.spelled} />
            <Count {...page} />
            {threads.length === 0 ? (
              <NoQuestions filters={filters} isVisitor={asker === null} onAsk={asking.open} />
            ) : (
              <ul className="qs">
                {threads.map((thread) => (
                  <ThreadCard
                    key={thread.id}
                    thread={thread}
                    viewerId={viewerId}
                    back={communityHref(filters)}
                  />
                ))}
              </ul>
            )}
            <Pager
              page={filters.page}
              pageCount={page.pageCount}
              hrefFor={(number) => communityHref({ ...filters, page: number })}
            />
            <p className="small muted mt-8">
              Posts can be reported. <Link to="/moderation-log">What editors decided</Link>, and
              why, is open to everybody.
            </p>
          </div>
        </div>
      </div>
      <MobileBar profileHref={page.profileHref} onSearch={finding.search} onAsk={asking.open} />
      {asking.isOpen && (
        <Suspense>
          <AskDialog
            open
            onOpenChange={(open) => !open && closeDialog(askAddress)}
            topics={topics}
            asker={asker}
            draft={asking.draft}
            onKept={asking.keep}
          />
        </Suspense>
      )}
    </>
  );
}

/** The dialog is loaded when it is first asked for, and knows what was kept since the page came. */
function useAsking(stored: QuestionDraft | null) {
  const isOpen = useIsOpen(askAddress);
  const [kept, setKept] = useState<QuestionDraft | undefined>();
  const draft = kept ?? stored;
  const isNothing = !draft || (draft.title.trim() === "" && draft.body.trim() === "");

  return {
    ...{ isOpen, keep: setKept },
    draft: isNothing ? null : draft,
    open: opensDialog(() => openDialog(askAddress)),
  };
}

/** On a small screen search and filters come and go above the list. */
function useFinding() {
  const [isOpen, setOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  function toggle() {
    setOpen(!isOpen);
    if (isOpen) return;
    requestAnimationFrame(() => searchBox.current?.scrollIntoView({ block: "center" }));
  }

  function search() {
    toggle();
    if (!isOpen) requestAnimationFrame(() => searchBox.current?.focus({ preventScroll: true }));
  }

  return { isOpen, searchBox, toggle, search };
}

function Count({ filters, total, isPart }: CommunityPageProps) {
  if (!isFiltered(filters) || total === 0) return null;
  return (
    <p className="qs__count num" role="status">
      {shownNumber(total)}
      {isPart && "+"} {total === 1 && !isPart ? "question" : "questions"}
      {isPart && <span className="muted"> More may match: only a part was looked through.</span>}
    </p>
  );
}

interface NoQuestionsProps {
  filters: ThreadFilters;
  isVisitor: boolean;
  onAsk: (event: MouseEvent) => void;
}

function NoQuestions({ filters, isVisitor, onAsk }: NoQuestionsProps) {
  if (filters.filter === "bookmarked" && isVisitor) {
    const back = encodeURIComponent(communityHref(filters));
    return (
      <EmptyState
        as="h2"
        className="qs__none"
        title="Sign in to see your bookmarks"
        action={<ButtonLink to={`/auth?redirectTo=${back}`}>Sign in</ButtonLink>}
      >
        Bookmarks belong to an account. With one you find them again on every device.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h2"
      className="qs__none"
      title="No questions found."
      action={
        <ButtonLink to="/community/ask" onClick={onAsk}>
          Ask the first question
        </ButtonLink>
      }
    >
      {isFiltered(filters) ? (
        <>
          Nothing fits what you chose. Take something away,{" "}
          <Link to={communityHref({ sort: filters.sort })}>look at all questions</Link>, or ask it.
        </>
      ) : (
        "Somebody has to begin. What are you stuck on?"
      )}
    </EmptyState>
  );
}
