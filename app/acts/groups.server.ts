import { type AppLoadContext, data } from "@remix-run/cloudflare";

import { formRefusal } from "../http/answer.server";
import { readSubmission } from "../http/body.server";
import { redirectWithNotice } from "../http/notice.server";
import { isDueDay } from "../models/group";
import {
  leaveGroup,
  type OwnGroup,
  removeMember,
  renameMember,
  renewCode,
  roleIn,
  setOpen,
} from "../models/group.server";
import { assign, unassign } from "../models/group-assignment.server";
import { describeTarget, readTarget } from "../models/group-target.server";
import { mayOwnGroups } from "../models/person";
import type { SessionUser } from "../models/session.server";
import { Chosen, MemberName, NewAssignment } from "../schemas/group";
import { refuse } from "../schemas/refusal";

interface Change {
  context: AppLoadContext;
  user: SessionUser;
  groupId: number;
  form: FormData;
}

/** What a button of a group's page does: the owner's or a member's, and nobody else's. */
export async function changeGroup(change: Change) {
  const found = await roleIn(change.context.db, change.user.id, change.groupId);
  if (!found) throw new Response(null, { status: 404 });
  return found.role === "owner" ? changeAsOwner(change) : changeAsMember(change, found.name);
}

async function changeAsOwner(change: Change) {
  const { context, user, groupId, form } = change;
  if (!mayOwnGroups(user)) throw new Response("Only adults may lead a group.", { status: 403 });

  const own = { groupId, ownerId: user.id };
  switch (form.get("intent")) {
    case "assign":
      return assignFrom(change, own);
    case "unassign":
      await unassign(context.db, own, chosenIn(form));
      return backTo(change, "That is no longer asked for");
    case "remove-member":
      await removeMember(context.db, own, chosenIn(form));
      return backTo(change, "Taken out of the group", "They can come back with the code.");
    case "renew":
      await renewCode(context.db, own);
      return backTo(change, "The group has a new code", "The old one and its link work no more.");
    case "open":
      await setOpen(context.db, own, true);
      return backTo(change, "The group takes new members");
    case "close":
      await setOpen(context.db, own, false);
      return backTo(change, "The group takes no new members");
    default:
      throw new Response("This form is not one of this page.", { status: 400 });
  }
}

async function assignFrom(change: Change, own: OwnGroup) {
  const { context, form } = change;
  const submission = readSubmission(form, NewAssignment);
  if (submission.status !== "success") return sendBack("assign", submission);

  const { dueDay } = submission.value;
  const target = readTarget(submission.value.target);
  if (!target) {
    const sentence = "Please choose one from the list";
    return sendBack("assign", submission, refuse("invalid", sentence, "target"));
  }
  if (!isDueDay(dueDay, context.now)) {
    const sentence = "Please choose a day from today on, within a year";
    return sendBack("assign", submission, refuse("invalid", sentence, "dueDay"));
  }
  const assigned = await assign(context.db, own, { target, dueDay }, context.now);
  if (!assigned.ok) return sendBack("assign", submission, assigned);
  return backTo(change, "The group is asked", describeTarget(target)?.title);
}

async function changeAsMember(change: Change, groupName: string) {
  const { context, user, groupId, form } = change;
  const membership = { groupId, userId: user.id };
  switch (form.get("intent")) {
    case "rename": {
      const submission = readSubmission(form, MemberName);
      if (submission.status !== "success") return sendBack("rename", submission);
      await renameMember(context.db, { ...membership, ...submission.value });
      return backTo(change, "Your name in this group is saved");
    }
    case "leave":
      await leaveGroup(context.db, membership);
      return redirectWithNotice(context, "/groups", {
        title: "You have left the group",
        description: `“${groupName}” sees nothing of you any more.`,
      });
    default:
      throw new Response("This form is not one of this page.", { status: 400 });
  }
}

function chosenIn(form: FormData) {
  const chosen = readSubmission(form, Chosen);
  if (chosen.status === "success") return chosen.value.id;
  throw new Response("This form does not say whom or what it is about.", { status: 400 });
}

function backTo({ context, groupId }: Change, title: string, description?: string) {
  return redirectWithNotice(context, `/groups/${groupId}`, { title, description });
}

type Submission = Parameters<typeof formRefusal>[0];

/** The form that was sent, as it was typed. */
function sendBack<Intent extends string>(
  intent: Intent,
  submission: Submission,
  refusal?: Parameters<typeof formRefusal>[1],
) {
  if (!refusal) return data({ intent, result: submission.reply() }, { status: 400 });
  return formRefusal(submission, refusal, { more: { intent } });
}
