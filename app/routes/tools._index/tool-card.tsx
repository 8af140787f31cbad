import "./tools.css";

import { ToolCover } from "~/components/tools/tool-cover";
import { LevelBadge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";

interface ShownTool {
  id: number;
  name: string;
  description: string;
  iconClass: string | null;
  bgGradient: string | null;
  tags: readonly string[] | null;
  difficulty: string | null;
}

/** The one tool with a page of its own beside its guide. */
const grokId = 4;

export function ToolCard({ tool }: { tool: ShownTool }) {
  const { id, name, description, tags, difficulty } = tool;
  const headingId = `tool-${id}`;
  return (
    <li className="tool card">
      <div className="cover-box">
        <ToolCover {...tool} />
      </div>
      <div className="tool__in">
        <div className="tool__top">
          <h2 id={headingId}>{name}</h2>
          {difficulty && <LevelBadge level={difficulty} />}
        </div>
        <p className="tool__words">{description}</p>
        {tags && tags.length > 0 && (
          <ul className="tags" aria-label="Topics">
            {tags.map((tag) => (
              <li key={tag} className="tag">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <p className="tool__ways">
          <ButtonLink to={`/tools/${id}`} variant="tonal" size="s" aria-describedby={headingId}>
            Start learning
          </ButtonLink>
          {id === grokId && (
            <ButtonLink to="/grok" variant="quiet" size="s">
              View complete guide
            </ButtonLink>
          )}
        </p>
      </div>
    </li>
  );
}
