import { site } from "../content/site";

interface Badge {
  id: string;
  /** The site's. */
  origin: string;
  kind: "path" | "course";
  title: string;
  name: string | null;
  shown: readonly string[];
  /** Milliseconds. */
  issuedAt: number;
}

/** What a certificate of this site stands for: nothing more. */
export const howItWasShown = {
  path: "The questions of each check were drawn by chance and answered on the learner's own device. Nobody watched, and nobody checked who answered.",
  course:
    "Each lesson has its own questions, which were answered on the learner's own device with the lesson beside them. Nobody watched, and nobody checked who answered.",
} as const;

const achievementTypes = { path: "LearningProgram", course: "Course" } as const;

/**
 * The claims of an Open Badges 3.0 credential in the form of a VC-JWT (section 8.2 of the
 * specification: the members of the credential beside the registered claims).
 */
export function openBadgeOf({ id, origin, kind, title, name, shown, issuedAt }: Badge) {
  const address = addressOf(origin, id);
  const subject = `urn:uuid:${id}`;
  const issuer = { id: origin, type: ["Profile"], name: site.name, url: origin };
  return {
    iss: issuer.id,
    jti: address,
    nbf: Math.floor(issuedAt / 1000),
    sub: subject,
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id: address,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer,
    name: title,
    validFrom: new Date(issuedAt).toISOString(),
    credentialStatus: { id: `${address}/status`, type: "1EdTechRevocationList" },
    credentialSubject: {
      id: subject,
      type: ["AchievementSubject"],
      ...(name !== null && { identifier: [nameAsIdentity(name)] }),
      achievement: {
        id: `${address}#achievement`,
        type: ["Achievement"],
        achievementType: achievementTypes[kind],
        name: title,
        description: shown.join(" "),
        criteria: { narrative: howItWasShown[kind] },
      },
    },
  };
}

function nameAsIdentity(name: string) {
  return { type: "IdentityObject", identityHash: name, identityType: "name", hashed: false };
}

export function addressOf(origin: string, id: string) {
  return `${origin}/certificates/${id}`;
}
