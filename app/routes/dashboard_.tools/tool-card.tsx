import "./directory.css";

import { LevelBadge, OldFacts } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import type { Source } from "~/content/guides/guide";
import type { DirectoryTool } from "~/schemas/tool-directory";
import { ToolDetails } from "./tool-details";

export interface ShownTool extends DirectoryTool {
  id: string | null;
  minimumAge: string | null;
  checkedOn: string | null;
  isOld: boolean;
  sources: readonly Source[];
}

/** One tool of the directory. Each card opens by itself, also without scripts. */
export function ToolCard({ tool }: { tool: ShownTool }) {
  const { name, description, category, difficulty, isOld } = tool;
  return (
    <li className="tool card card--pad">
      <div className="tool__head">
        <span className="tool__arch" aria-hidden="true">
          {name[0]}
        </span>
        <div>
          <h3>{name}</h3>
          <p className="tool__kind">
            {category}
            <LevelBadge level={difficulty} />
            {isOld && <OldFacts />}
          </p>
        </div>
      </div>
      <p className="tool__words">{description}</p>
      <details className="tool__more">
        <summary className="btn btn--tonal btn--s">
          More Info<span className="vh"> about {name}</span>
          <Icon name="down" size="s" />
        </summary>
        <ToolDetails tool={tool} />
      </details>
    </li>
  );
}
