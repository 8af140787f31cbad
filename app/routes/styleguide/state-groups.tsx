import { useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { SkeletonCard, SkeletonGroup } from "~/components/ui/skeleton";
import { Busy, Spinner } from "~/components/ui/spinner";
import { Group, longText } from "./group";

export function LoadingGroup() {
  return (
    <Group title="Loading">
      <div className="row">
        <Busy>Loading articles...</Busy>
        <Spinner />
      </div>
      <SkeletonGroup label="Loading items" className="grid-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard cover={false} />
      </SkeletonGroup>
    </Group>
  );
}

export function EmptyGroup() {
  return (
    <Group title="Nothing here">
      <div className="grid-3">
        <EmptyState
          title="No items found"
          action={
            <ButtonLink to="/styleguide" variant="secondary" size="s">
              Clear all filters
            </ButtonLink>
          }
        >
          Nothing matches all of your filters. Take one away, or start again.
        </EmptyState>
        <EmptyState title="No questions found." />
        <EmptyState title={longText}>{longText}</EmptyState>
      </div>
    </Group>
  );
}

export function ErrorGroup() {
  const [pending, setPending] = useState(false);
  return (
    <Group title="Something failed">
      <ErrorNote
        title="Error loading questions. Please try again."
        retry={{
          label: "Retry",
          pending,
          onRetry: () => {
            setPending(true);
            setTimeout(() => setPending(false), 2000);
          },
        }}
      />
      <ErrorNote title="Failed to load articles" retry={{ label: "Try Again", to: "/styleguide" }}>
        The rest of the page still works.
      </ErrorNote>
      <ErrorNote title={longText} retry={{ label: "Try Again", to: "/styleguide" }} />
    </Group>
  );
}
