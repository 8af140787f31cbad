import "./exercise.css";

import { ToolCover } from "~/components/tools/tool-cover";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

interface ToolHeadProps {
  title: string;
  /** Null for an unknown tool, which has no picture of its own. */
  tool: { id: number; iconClass: string | null; bgGradient: string | null } | null;
  exerciseCount: number;
  hasGuide: boolean;
}

const counts = ["", "One exercise", "Two exercises", "Three exercises", "Four exercises"];

export function ToolHead({ title, tool, exerciseCount, hasGuide }: ToolHeadProps) {
  const exercises = counts[exerciseCount] ?? `${exerciseCount} exercises`;
  return (
    <div className="tool-head">
      <div className="tool-head__pic">
        <ToolCover iconClass={tool?.iconClass ?? null} bgGradient={tool?.bgGradient ?? null} />
      </div>
      <div>
        <h1>{title}</h1>
        <p className="muted">
          {exercises || "Practice"} with a coach that reads your prompt and tells you why.
        </p>
      </div>
      {tool && hasGuide && (
        <ButtonLink to={`/guides/${tool.id}`} variant="secondary">
          <Icon name="book" />
          View Complete Guide
        </ButtonLink>
      )}
    </div>
  );
}
