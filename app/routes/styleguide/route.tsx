import type { MetaFunction } from "@remix-run/cloudflare";
import { ButtonGroup } from "./button-group";
import { BadgeGroup, CardGroup, ProgressGroup } from "./card-groups";
import { ChoiceGroup, FieldGroup } from "./form-groups";
import { DialogGroup, MessageGroup } from "./message-groups";
import { MenuGroup, NavigationGroup } from "./navigation-groups";
import { EmptyGroup, ErrorGroup, LoadingGroup } from "./state-groups";
import { ColourGroup, IconGroup, ProseGroup, TypeGroup } from "./type-groups";

export const meta: MetaFunction = () => [
  { title: "Styleguide" },
  { name: "robots", content: "noindex" },
];

export default function Styleguide() {
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1>Styleguide</h1>
          <p>Every part that pages are made of, in every state it can be in.</p>
        </div>
      </div>
      <TypeGroup />
      <ColourGroup />
      <IconGroup />
      <ButtonGroup />
      <FieldGroup />
      <ChoiceGroup />
      <NavigationGroup />
      <MenuGroup />
      <DialogGroup />
      <BadgeGroup />
      <CardGroup />
      <ProgressGroup />
      <LoadingGroup />
      <EmptyGroup />
      <ErrorGroup />
      <MessageGroup />
      <ProseGroup />
    </div>
  );
}
