import "./item.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ReportLink } from "~/components/moderation/report-link";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { Prose } from "~/components/ui/prose";
import { licenseOf } from "~/content/marketplace";
import { site } from "~/content/site";
import { marketplaceHref } from "~/models/marketplace/filters";
import { tagSlug } from "~/models/marketplace/tag-slug";
import { SaveButton } from "./save-buttons";
import type { ShownItem } from "./shown-item";

type DetailedItem = Pick<ShownItem, "item" | "saved">;

/** The "Details" tab. In the dialog the facts stand beside the text, on the page in the buy panel. */
export function ItemDetails({ item, saved, hasFacts }: DetailedItem & { hasFacts: boolean }) {
  return (
    <div className={cx("facts", hasFacts && "facts--beside")}>
      <div className="facts__text">
        <p>{item.description}</p>
        {item.fullDescriptionHtml && <Prose html={item.fullDescriptionHtml} />}
      </div>
      {hasFacts && (
        <div className="facts__side">
          <ItemFacts item={item} saved={saved} />
        </div>
      )}
      <footer className="facts__foot small muted">
        Something wrong with this listing? Please report it to{" "}
        <a href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(`Listing ${item.id}`)}`}>
          support
        </a>
        . Members can also tell our editors:{" "}
        <ReportLink kind="listing" id={item.id} of="this listing" />
      </footer>
    </div>
  );
}

/** Numbers, license and tags of an item, and what one can do with it besides buying. */
export function ItemFacts({ item, saved }: DetailedItem) {
  const license = licenseOf(item.license);
  return (
    <>
      <dl className="facts__list num">
        <Fact name="Downloads">{item.downloads}</Fact>
        <Fact name="Purchases">{item.purchases}</Fact>
        <Fact name="Last updated">
          <Day at={item.updatedAt} />
        </Fact>
        <Fact name="License">{license.label}</Fact>
      </dl>
      <p className="small muted">{license.text}</p>
      {item.tags.length > 0 && (
        <ul className="tags" aria-label="Tags">
          {item.tags.map((tag) => (
            <li key={tag}>
              <Link className="tag" to={marketplaceHref({ tags: [tagSlug(tag)] })}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="facts__acts">
        <SaveButton itemId={item.id} kind="favorite" saved={saved.includes("favorite")} />
        <SaveButton itemId={item.id} kind="bookmark" saved={saved.includes("bookmark")} />
        <Link className="btn btn--quiet btn--s" to={marketplaceHref({ creator: item.creatorId })}>
          <Icon name="user" size="s" />
          View all by Creator {item.creatorId}
        </Link>
        <a
          className="btn btn--quiet btn--s"
          href={`mailto:${item.supportEmail ?? site.supportEmail}?subject=${encodeURIComponent(item.name)}`}
        >
          <Icon name="mail" size="s" />
          View support
        </a>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
