import { Link } from "@remix-run/react";
import { BrandSign } from "~/components/brand";
import { FootScene } from "~/components/pictures/foot-scene";
import { Icon } from "~/components/ui/icon";
import { footerColumns } from "~/content/navigation";
import { site } from "~/content/site";

interface SiteFooterProps {
  /** The year of viewing, from the server, so that both renderings agree; unknown when loading failed. */
  year: number | undefined;
}

export function SiteFooter({ year }: SiteFooterProps) {
  return (
    <footer className="site-foot">
      <FootScene />
      {/* Positioned, so that it covers the scene's lower edge, which may end between two pixels. */}
      <div className="site-foot__band relative">
        <div className="wrap site-foot__grid">
          <div className="site-foot__about">
            <BrandSign />
            <p>{site.mission}</p>
            <nav aria-label="Groups">
              <Link to="/about#groups">For groups and classes</Link>
            </nav>
            <Social />
          </div>
          {footerColumns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
        <p className="wrap site-foot__end">
          © {year ?? new Date().getUTCFullYear()} {site.name}. Open source, free to run yourself.
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { column: (typeof footerColumns)[number] }) {
  return (
    <nav aria-labelledby={column.id}>
      <h2 id={column.id}>{column.title}</h2>
      <ul>
        {column.entries.map(({ label, target }) => (
          <li key={label}>
            {target === null ? <span>{label}</span> : <Link to={target}>{label}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social() {
  if (site.social.length === 0) return null;

  return (
    <ul className="social">
      {site.social.map(({ label, icon, href }) => (
        <li key={href}>
          <a className="icon-btn" href={href} aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
