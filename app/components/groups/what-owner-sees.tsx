/** What who leads a group sees of a member and what not, before joining and afterwards. */
export function WhatOwnerSees({ ownerName }: { ownerName: string }) {
  return (
    <>
      <p>
        <bdi>{ownerName}</bdi> sees the name you choose for this group, the day you joined, and
        whether you have done what the group is asked for. Of the lessons among it, how many members
        missed which question, without names.
      </p>
      <p>
        Nobody in the group sees your prompts, your answers, your score or your account, and the
        other members do not see you at all. You can show <bdi>{ownerName}</bdi> a prompt if you
        want to, and take it back.
      </p>
    </>
  );
}
