import "~/components/account/account.css";

import { Link } from "@remix-run/react";

import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ageGroups, competenceLevels } from "~/content/profile-options";

interface Props {
  ageGroup: string | null;
  competenceLevel: string | null;
  industry: string | null;
  learningGoal: string | null;
}

/** What the learner said of themselves, and the way to change it. */
export function ProfileCard({ ageGroup, competenceLevel, industry, learningGoal }: Props) {
  const facts = [
    ["Age group", labelOf(ageGroups, ageGroup)],
    ["Level", labelOf(competenceLevels, competenceLevel)],
    ["Field", industry],
    ["Goal", learningGoal],
  ] as const;
  return (
    <Card as="section" className="setting">
      <h2>Your profile</h2>
      <dl className="profile-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? "Not said yet"}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/account/profile" variant="secondary" wide>
        Change it, or plan anew
      </ButtonLink>
      <p className="small muted">
        Your username and email change there too. Done with your path?{" "}
        <Link to="/path">See where to go on</Link>.
      </p>
    </Card>
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: string | null) {
  return options.find((option) => option.value === value)?.label ?? value;
}
