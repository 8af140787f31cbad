import { Link } from "@remix-run/react";
import { ReportLink } from "~/components/moderation/report-link";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { licenseOf } from "~/content/marketplace";
import { site } from "~/content/site";
import { marketplaceHref } from "~/models/marketplace/filters";
import { tagSlug } from "~/models/marketplace/tag-slug";
import { SaveButton } from "./save-buttons";
import { type ShownItem, shownDate } from "./shown-item";

/** The "Details" tab. */
export function ItemFacts({ item, saved }: Pick<ShownItem, "item" | "saved">) {
  const license = licenseOf(item.license);
  return (
    <div className="facts">
      <div className="facts__text">
        <p>{item.description}</p>
        {item.fullDescriptionHtml && <Prose html={item.fullDescriptionHtml} />}
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
      </div>
      <div className="facts__side">
        <dl className="facts__list num">
          <div>
            <dt>Downloads</dt>
            <dd>{item.downloads}</dd>
          </div>
          <div>
            <dt>Purchases</dt>
            <dd>{item.purchases}</dd>
          </div>
          <div>
            <dt>Last updated</dt>
            <dd>{shownDate(item.updatedAt)}</dd>
          </div>
          <div>
            <dt>License</dt>
            <dd>{license.label}</dd>
          </div>
        </dl>
        <p className="small muted">{license.text}</p>
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
      </div>
      <footer className="facts__foot small muted">
        Something wrong with this listing? Please report it to{" "}
        <a href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(`Listing ${item.id}`)}`}>
          support
        </a>
        . Members can also tell our editors:{" "}
        <ReportLink kind="listing" id={item.id} of="this listing" className="" />
      </footer>
    </div>
  );
}
