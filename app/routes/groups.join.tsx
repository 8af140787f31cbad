import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { CodeForm } from "~/components/groups/code-form";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readCode } from "~/models/group";

export const meta: MetaFunction = () => [
  { title: `Join a group · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A code that was typed leads to the page of its link. */
export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("code");
  const code = readCode(typed ?? "");
  if (code) throw redirect(`/groups/join/${code}`);
  return { typed };
}

export default function JoinPage() {
  const { typed } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Groups", to: "/groups" }, { label: "Join" }]} />
      <h1 className="mb-8">Join a group</h1>
      <CodeForm key={typed} typed={typed} />
    </div>
  );
}
