import "./offline.css";

import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { site } from "~/content/site";

/** The service worker fills in what it keeps, so no script may draw it anew. */
export const handle = { hasNoScripts: true };

export const meta: MetaFunction = () => [
  { title: `Without a network · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Shown by the service worker in place of a page that it does not keep. */
export default function OfflinePage() {
  return (
    <div className="wrap page stack offline">
      <div data-when-online>
        <h1>Reading without a network</h1>
        <p>
          Once you are signed in, the lessons, courses and cards that you open stay on this device.
          Without a network they open from here, as they were at your last visit. Signing out
          removes them.
        </p>
      </div>
      <div data-when-offline hidden>
        <h1>You are offline</h1>
        <p>This page is not on your device. What you opened before is:</p>
        <p data-none-kept>
          Nothing yet. Open a lesson or today's cards while you have a network, and it stays here.
        </p>
        <ul className="offline__pages" data-kept-pages />
      </div>
      <p>
        <Link to="/dashboard">To my dashboard</Link>
      </p>
    </div>
  );
}
