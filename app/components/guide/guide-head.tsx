import "./guide.css";

import { Link } from "@remix-run/react";
import { ToolCover } from "~/components/tools/tool-cover";
import { Icon } from "~/components/ui/icon";

export interface GuideHeadProps {
  name: string;
  description: string;
  company: string;
  website: string;
  cover: { iconClass: string | null; bgGradient: string | null };
}

export function GuideHead({ name, description, company, website, cover }: GuideHeadProps) {
  return (
    <header className="guide-head">
      <div className="wrap guide-head__in">
        <div>
          <Link className="guide-head__back" to="/tools">
            <Icon name="left" size="s" />
            Back to Tools
          </Link>
          <h1>{name}</h1>
          <p className="guide-head__words">{description}</p>
          <dl className="guide-head__facts">
            <div>
              <dt>Company</dt>
              <dd>{company}</dd>
            </div>
            <div>
              <dt>Website</dt>
              <dd>
                <a href={website} rel="noopener noreferrer">
                  {hostOf(website)}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <div className="guide-head__pic">
          <ToolCover {...cover} />
        </div>
      </div>
    </header>
  );
}

function hostOf(website: string) {
  return new URL(website).host.replace(/^www\./, "");
}
