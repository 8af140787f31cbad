import { Form, Link, useFetcher, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { BrandLink } from "~/components/brand";
import { Bell } from "~/components/notifications/bell";
import { PictureDefs } from "~/components/pictures/picture-defs";
import { useSuggestions } from "~/components/search/use-suggestions";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Menu, MenuLink } from "~/components/ui/menu";
import { currentIn, headerEntries } from "~/content/navigation";
import { longestSearch } from "~/schemas/search-length";

interface Person {
  username: string;
  isEditor: boolean;
  /** Notifications that this person has not read. */
  unread: number;
  /** What waits for an editor's decision; 0 for everybody else. */
  waiting: number;
  /** Cards that are left of today's review. */
  due: number;
}

interface SiteHeaderProps {
  user: Person | null;
  /** How many of three things a visitor has done. */
  done: number;
}

export function SiteHeader({ user, done }: SiteHeaderProps) {
  return (
    <>
      <PictureDefs />
      {/* The page's scroll padding must not count for what sticks: focus in here would scroll it. */}
      <header className="site-head **:-scroll-mt-24">
        <div className="wrap site-head__row">
          <BrandLink />
          <nav className="site-nav" aria-label="Main">
            <ul>
              <NavigationItems isSignedIn={user !== null} />
            </ul>
          </nav>
          <SearchField />
          <div className="site-tools">
            <Link
              className="icon-btn site-search__link"
              to="/search"
              aria-label="Find on this site"
            >
              <Icon name="search" />
            </Link>
            <ThemeSwitch />
            {user ? (
              <Bell unread={user.unread} waiting={user.waiting} />
            ) : (
              <VisitorLink done={done} />
            )}
            <UserMenu user={user} />
            <NavigationMenu isSignedIn={user !== null} />
          </div>
        </div>
      </header>
    </>
  );
}

/** What a visitor has done stands in place of the bell, which tells them nothing. */
function VisitorLink({ done }: { done: number }) {
  if (done === 0) {
    return (
      <Link className="icon-btn" to="/notifications" aria-label="Notifications">
        <Icon name="bell" />
      </Link>
    );
  }
  return (
    <Link className="icon-btn" to="/try-out" aria-label={`Your try-out: ${done} of 3 done`}>
      <span className="initial" data-due={done}>
        <Icon name="check" />
      </span>
    </Link>
  );
}

/**
 * Where there is no room for it, a link to the search page stands in: among the tools, and on the
 * narrowest phones in the menu.
 */
function SearchField() {
  const suggesting = useSuggestions();
  return (
    <search className="site-search">
      <Form action="/search" className="with-icon">
        <Icon name="search" size="s" />
        <input
          className="input"
          type="search"
          name="q"
          aria-label="Find on this site"
          placeholder="Find on this site"
          maxLength={longestSearch}
          autoComplete="off"
          required
          {...suggesting}
        />
      </Form>
    </search>
  );
}

function NavigationItems({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname } = useLocation();
  return headerEntries.map(({ label, href: own, visitorHref = own, sections }) => {
    const href = isSignedIn ? own : visitorHref;
    return (
      <li key={label}>
        <Link to={href} aria-current={currentIn({ href, sections }, pathname)}>
          {label}
        </Link>
      </li>
    );
  });
}

/** The menus of the header shut each other, even without scripts. */
const menuGroup = "site-menu";

function NavigationMenu({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <nav className="menu--nav" aria-label="Main">
      <Menu label="Main menu" trigger={<Icon name="menu" />} name={menuGroup}>
        <NavigationItems isSignedIn={isSignedIn} />
        <li className="min-[24.26em]:hidden">
          <Link to="/search">Find on this site</Link>
        </li>
        <li className="min-[26.01em]:hidden">
          <ThemeSwitch labelled />
        </li>
      </Menu>
    </nav>
  );
}

function UserMenu({ user }: { user: Person | null }) {
  if (!user) {
    return (
      <Menu label="Your menu" trigger={<Icon name="user" />} name={menuGroup}>
        <MenuLink to="/auth">Sign in</MenuLink>
        <MenuLink to="/onboarding">Get started</MenuLink>
      </Menu>
    );
  }

  const due = user.due > 0 && `, ${user.due} to review`;
  const initial = (
    <span className="initial" aria-hidden="true" data-due={user.due || undefined}>
      {[...user.username][0]?.toUpperCase()}
    </span>
  );
  return (
    <Menu label={`Your menu, ${user.username}${due || ""}`} trigger={initial} name={menuGroup}>
      <MenuLink to="/dashboard">Dashboard</MenuLink>
      <MenuLink to="/review">Review{due}</MenuLink>
      <MenuLink to="/groups">Groups</MenuLink>
      <MenuLink to="/library">Library</MenuLink>
      <MenuLink to="/saved">Saved</MenuLink>
      <MenuLink to="/marketplace/listings">My listings</MenuLink>
      <MenuLink to="/account">Account</MenuLink>
      {user.isEditor && <MenuLink to="/admin">Editorial</MenuLink>}
      <li>
        <Form method="post" action="/sign-out">
          <button type="submit">Sign out</button>
        </Form>
      </li>
    </Menu>
  );
}

/** Each is hidden while its theme is already the one in force, chosen or by the system. */
const themeChoices = [
  {
    theme: "dark",
    label: "Dark theme",
    hiding:
      "in-data-[theme=dark]:hidden [@media(prefers-color-scheme:dark)]:[:root:not([data-theme])_&]:hidden",
  },
  {
    theme: "light",
    label: "Light theme",
    hiding:
      "in-data-[theme=light]:hidden [@media_not_(prefers-color-scheme:dark)]:[:root:not([data-theme])_&]:hidden",
  },
] as const;

/** Only the browser knows the system's theme, so both buttons are there and the style sheet shows one. */
function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const { Form: ThemeForm } = useFetcher({ key: "theme" });
  const { pathname, search } = useLocation();

  function showAtOnce({ currentTarget: form, nativeEvent }: FormEvent<HTMLFormElement>) {
    const pressed = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    document.documentElement.dataset.theme = pressed.value;
    // The pressed button is gone now; the keyboard stays where it was.
    const next = form.querySelector<HTMLElement>(`button:not([value="${pressed.value}"])`);
    (form.closest("details")?.querySelector("summary") ?? next)?.focus();
  }

  return (
    <ThemeForm
      method="post"
      action="/theme"
      preventScrollReset
      onSubmit={showAtOnce}
      data-theme-switch
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {themeChoices.map(({ theme, label, hiding }) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          className={cx(!labelled && "icon-btn", hiding)}
          aria-label={labelled ? undefined : label}
        >
          <Icon name="theme" size={labelled ? "s" : undefined} />
          {labelled && label}
        </button>
      ))}
    </ThemeForm>
  );
}
