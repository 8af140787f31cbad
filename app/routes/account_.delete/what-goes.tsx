import "~/components/account/account.css";

import { Link } from "@remix-run/react";

import { Icon, type IconName } from "~/components/ui/icon";

const goes = [
  "Your username, your email and your answers about yourself",
  "Your learning path, your checks, your score and your streak",
  "Your courses, with your answers in them",
  "Your exercises: the prompts you wrote and what the coach said",
  "The cards of your review, and what you answered last",
  "Your answers to the guides' challenges, your achievements and your settings",
  "Your groups with all that is in them, and your place in the groups of others",
  "The pictures and files of listings that were never on sale, and the pictures of your reviews",
];

const stays = [
  "What you wrote for everybody, under “Former member” in place of your name",
  "What others count on, such as votes and sales, without your name",
];

/** What a deletion takes and what it leaves, in words. */
export function WhatGoes() {
  return (
    <div className="setting what-goes">
      <h2>What is deleted</h2>
      <Points icon="close" texts={goes} />
      <h2>What stays, if you have any</h2>
      <Points icon="check" texts={stays} />
      <p className="small muted">
        Want a copy first? <Link to="/account">Download your data</Link> on your account page.
      </p>
    </div>
  );
}

function Points({ icon, texts }: { icon: IconName; texts: readonly string[] }) {
  return (
    <ul className="points">
      {texts.map((text) => (
        <li key={text}>
          <Icon name={icon} size="s" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
