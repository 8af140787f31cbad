import "~/components/account/account.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { site } from "~/content/site";
import { redirectWithNotice } from "~/http/notice.server";
import { deleteGroup, roleIn } from "~/models/group.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Delete a group · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return findOwn(context, user.id, params.id);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const { id, name } = await findOwn(context, user.id, params.id);
  await deleteGroup(context.db, { groupId: id, ownerId: user.id });
  return redirectWithNotice(context, "/groups", {
    title: "The group is deleted",
    description: `“${name}” is gone, with everything that was in it.`,
  });
}

async function findOwn(
  { db }: LoaderFunctionArgs["context"],
  userId: number,
  text: string | undefined,
) {
  const id = readId(text);
  const found = id === undefined ? null : await roleIn(db, userId, id);
  if (!id || found?.role !== "owner") throw new Response(null, { status: 404 });
  return { id, name: found.name };
}

export default function DeleteGroupPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <Breadcrumb
        items={[
          { label: "Groups", to: "/groups" },
          { label: name, to: `/groups/${id}` },
          { label: "Delete" },
        ]}
      />
      <h1 className="mb-8 wrap-anywhere">
        Delete “<bdi>{name}</bdi>”?
      </h1>
      <Card as="section" className="setting">
        <p>
          The group, its code, what you asked for and the prompts that were shown to you go at once,
          and cannot be brought back. What the members have learned stays theirs.
        </p>
        <Form method="post" className="row">
          <Button variant="danger">Delete the group</Button>
          <ButtonLink variant="quiet" to={`/groups/${id}`}>
            Keep the group
          </ButtonLink>
        </Form>
      </Card>
    </div>
  );
}
