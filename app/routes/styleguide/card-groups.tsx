import { Badge, LevelBadge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Lamps, ProgressBar } from "~/components/ui/progress";
import { focused, Group, longText, longWord } from "./group";

export function BadgeGroup() {
  return (
    <Group title="Badges, chips and tags">
      <div className="row">
        <Badge>In progress</Badge>
        <Badge tone="ok">
          <Icon name="check" />
          Completed
        </Badge>
        <Badge tone="warn">Waiting</Badge>
        <Badge tone="bad">Refused</Badge>
        <Badge tone="lamp">New</Badge>
        <Badge tone="plain">
          <Icon name="lock" />
          Locked
        </Badge>
        <LevelBadge level="beginner" />
        <LevelBadge level="intermediate" />
        <LevelBadge level="advanced" />
        <span className="demo">Demo content</span>
      </div>
      <div className="row">
        <button className="chip" type="button" aria-pressed="false">
          planning
        </button>
        <button className="chip" type="button" aria-pressed="true">
          teaching
        </button>
        <button className={`chip ${focused}`} type="button" aria-pressed="false">
          focused
        </button>
        <span className="tag">e-mail</span>
        <a className="tag" href="#tags">
          a tag with a page
        </a>
        <span className="initial" aria-hidden="true">
          M
        </span>
        <span className="initial initial--s" aria-hidden="true">
          R
        </span>
      </div>
    </Group>
  );
}

export function CardGroup() {
  return (
    <Group title="Cards">
      <div className="grid-3">
        <Card>
          <h3>A card</h3>
          <p className="muted mt-2">Most things that can be opened stand on one of these.</p>
        </Card>
        <Card look="lit">
          <h3>In the light</h3>
          <p className="mt-2">The one thing to do next.</p>
        </Card>
        <Card look="flat">
          <h3>{longWord}</h3>
          <p className="muted mt-2">{longText}</p>
        </Card>
      </div>
    </Group>
  );
}

export function ProgressGroup() {
  return (
    <Group title="Progress">
      <div className="grid max-w-xl grid-cols-1 gap-6">
        <ProgressBar label="Nothing done" value={0} />
        <ProgressBar label="Your path" value={40} valueText="40% done, 2 of 5 steps" />
        <ProgressBar label="All done" value={100} />
        <Lamps count={6} current={1} label="Step 1 of 6" />
        <Lamps count={6} current={3} label="Step 3 of 6" valueText="Step 3 of 6, your level" />
        <Lamps count={6} current={7} label="All six steps done" />
      </div>
    </Group>
  );
}
