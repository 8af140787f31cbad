import type { AppLoadContext } from "@remix-run/cloudflare";
import { readForm, readFormUpTo, textOf } from "../../http/body.server";
import { pictureLimit, picturesPerDay } from "../../models/community/newcomer.server";
import { mayAddPictures } from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import type { FieldErrors } from "../../schemas/field-errors";
import { type Refusal, refuse } from "../../schemas/refusal";
import { longestPictureForm, type Taken, takePicture, withPicture } from "../text-picture.server";

/** A form of the community, which carries a picture where it is sent by the picture's button. */
export function readPostForm(request: Request) {
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isUpload ? readFormUpTo(request, longestPictureForm) : readForm(request);
}

/** Stores the picture of a form for a question or an answer. */
export async function takePostPicture(
  context: AppLoadContext,
  user: SessionUser,
  form: FormData,
): Promise<Taken> {
  if (!mayAddPictures(user))
    return refuse("forbidden", "Pictures are for people of 18 and older.", "picture");
  const window = await pictureLimit(context.db, user, context.now);
  const tooMany = () =>
    window.limit === picturesPerDay.member
      ? `You can add ${window.limit} pictures a day. Please add this one tomorrow.`
      : `In your first week here you can add ${window.limit} pictures a day. Please add this one tomorrow.`;
  const taken = await takePicture(context, form, { ownerId: user.id, window, tooMany });
  return taken ?? refuse("invalid", "Please choose a picture.", "picture");
}

/** The text of a form with its picture at the end, or why the picture was not taken. */
export async function addPictureToBody(
  context: AppLoadContext,
  user: SessionUser,
  form: FormData,
): Promise<{ body: string; refused: Refusal | null }> {
  const body = textOf(form, "body");
  const taken = await takePostPicture(context, user, form);
  return taken.ok
    ? { body: withPicture(body, taken.markdown), refused: null }
    : { body, refused: taken };
}

/** Said where a post is sent with a picture that was chosen and not added; else null. */
export function pictureLeftOut(form: FormData): FieldErrors | null {
  const chosen = form.get("picture");
  const isChosen = chosen instanceof File ? chosen.size > 0 : (chosen ?? "") !== "";
  return isChosen
    ? {
        picture: [
          "This picture is not in your text yet. Choose it again and press “Add a picture”.",
        ],
      }
    : null;
}
