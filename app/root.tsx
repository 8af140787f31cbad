import "~/styles/app.css";

import bodyFont from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";

import { takeCarriedForm } from "~/auth/carried-form.server";
import { countDone } from "~/auth/visitor-ticket.server";
import { CarriedFormOffer, CarriedFormProvider } from "~/components/carried-form";
import { ErrorPage } from "~/components/error-page";
import { KeptPageNote } from "~/components/kept-page-note";
import { NotFoundPage } from "~/components/not-found";
import { PageArrival } from "~/components/page-arrival";
import { PendingPage } from "~/components/pending-page";
import { SiteFooter } from "~/components/site-footer";
import { SiteHeader } from "~/components/site-header";
import { ReportTimeZone } from "~/components/time-zone";
import { Notice, Toaster, useToast } from "~/components/toaster";
import { useDialogHistory } from "~/components/ui/dialog-address";
import { site } from "~/content/site";
import { readNotice } from "~/http/notice.server";
import { readTheme } from "~/http/theme.server";
import { clearCookie } from "~/keys/cookies.server";
import { keepPage } from "~/navigation/keep-page";
import { useNonce } from "~/nonce";

export const links: LinksFunction = () => [
  { rel: "preload", href: bodyFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For pages that could not say their own title, such as one that was not found. */
export const meta: MetaFunction = ({ error }) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: isMissing ? `Not found · ${site.name}` : site.name }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [user, theme, notice] = await Promise.all([
    context.getUser(),
    readTheme(request, context),
    readNotice(request, context),
  ]);
  const carried = user && (await takeCarriedForm(request, context, user.id));

  const done = user ? 0 : countDone(await context.visitor.read());
  const headers = new Headers();
  if (carried?.cookie) headers.append("Set-Cookie", carried.cookie);
  if (notice) headers.append("Set-Cookie", await clearCookie(context.cookies.notice));
  return data(
    {
      user: user && {
        id: user.id,
        username: user.username,
        isEditor: user.role === "editor",
        knowsTimeZone: user.timeZone !== null,
        unread: user.unread,
        waiting: user.waiting,
        due: user.due,
      },
      /** How many things a visitor did that are kept. */
      done,
      theme,
      notice,
      carried: carried?.form ?? null,
      origin: context.site.origin,
      year: new Date(context.now).getUTCFullYear(),
    },
    { headers },
  );
}

export { shouldRevalidate } from "~/components/in-place";

export function Layout({ children }: { children: ReactNode }) {
  // Undefined when the root loader itself failed.
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const hasScripts = !useMatches().some(({ handle }) => hasMark(handle, "hasNoScripts"));
  const toast = useToast();
  useDialogHistory();
  useEffect(() => keepPage(window.__remixRouter, toast), [toast]);

  return (
    <html lang="en" dir="ltr" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Toaster>
          <SiteHeader user={root?.user ?? null} done={root?.done ?? 0} />
          <main id="main" tabIndex={-1}>
            <KeptPageNote />
            {children}
          </main>
          <SiteFooter year={root?.year} />
          <PageArrival />
        </Toaster>
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * What a route may say of itself in its `handle`: that it is sent without scripts, such as a page
 * made to be printed, or that its own form shows again what was carried over signing in.
 */
type Mark = "hasNoScripts" | "fillsCarriedForm";

function hasMark(handle: unknown, mark: Mark) {
  return typeof handle === "object" && handle !== null && mark in handle;
}

/** Late, so that nobody's first look at a page waits for it. */
const keptAfter = 2_500;

function useKeptPages(isMember: boolean) {
  const toast = useToast();
  useEffect(() => {
    if (!isMember || !navigator.serviceWorker) return;
    let stop: (() => void) | undefined;
    const soon = setTimeout(() => {
      // A script that stays away is told of in the console, and tried again on the next page.
      import("~/components/keep-offline").then(({ keepOffline }) => {
        stop = keepOffline(toast);
      });
    }, keptAfter);
    return () => {
      clearTimeout(soon);
      stop?.();
    };
  }, [isMember, toast]);
}

export default function App() {
  const { notice, user, carried } = useLoaderData<typeof loader>();
  useKeptPages(user !== null);
  const fillsItself = useMatches().some(({ handle }) => hasMark(handle, "fillsCarriedForm"));
  return (
    <CarriedFormProvider carried={carried}>
      <Notice notice={notice} />
      {!fillsItself && <CarriedFormOffer />}
      {user && !user.knowsTimeZone ? <ReportTimeZone /> : null}
      <PendingPage to="/dashboard">Loading your dashboard...</PendingPage>
      <PendingPage to="/dashboard/tools">Loading the AI tools...</PendingPage>
      <PendingPage under="/guides">Loading the guide...</PendingPage>
      <PendingPage to="/community">Loading questions...</PendingPage>
      <PendingPage to="/news">Loading articles...</PendingPage>
      <PendingPage to="/feed">Loading articles...</PendingPage>
      <PendingPage under="/news">Loading article...</PendingPage>
      <Outlet />
    </CarriedFormProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
