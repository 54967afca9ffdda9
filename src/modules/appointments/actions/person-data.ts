import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listOwnInvitations } from '../store/invitations.ts';
import { listRepliesBy, namesOnLists } from '../store/lists.ts';
import { listNominationsBy } from '../store/nominations.ts';
import { listAnswersBy } from '../store/waivers.ts';

/** How they answered lists of names, for whichever party; and where they were asked to decide, with what they disclosed. */
export async function appointmentsDataOf(db: Db, personId: string): Promise<unknown> {
  const replies = await listRepliesBy(db, personId);
  const asked = await listOwnInvitations(db, personId, EVERY);
  const named = await listNominationsBy(db, personId);
  const waived = await listAnswersBy(db, personId);
  const { disputes } = await disputeLines(
    db,
    [...replies, ...asked, ...named, ...waived].map(({ disputeId }) => disputeId),
    [],
  );
  const reference = (id: string) => disputes.get(id)?.reference ?? '';
  const names = await namesOnLists(
    db,
    replies.flatMap(({ strikes, ranking }) => [...strikes, ...ranking]),
  );
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '');
  return {
    answers: replies.map(({ disputeId, at, strikes, ranking }) => ({
      dispute: reference(disputeId),
      at,
      struck: namesOf(strikes),
      ranked: namesOf(ranking),
    })),
    nominations: named.map(({ disputeId, at, name }) => ({
      dispute: reference(disputeId),
      at,
      name,
    })),
    waivers: waived.map(({ disputeId, at, name, signedAs }) => ({
      dispute: reference(disputeId),
      at,
      name,
      signedAs,
    })),
    invitations: asked.map(({ disputeId, invitedAt, answer, answeredAt, disclosure }) => ({
      dispute: reference(disputeId),
      askedAt: invitedAt,
      answer,
      answeredAt,
      disclosure,
    })),
  };
}

const EVERY = 100_000;

/** DPDP Act 2023, section 17(1)(a): what a party said of the names, and what a neutral disclosed, is needed to show how the tribunal was chosen. */
export const appointmentsEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const replies = await listRepliesBy(db, personId);
    const asked = await listOwnInvitations(db, personId, 1);
    const named = await listNominationsBy(db, personId);
    const waived = await listAnswersBy(db, personId);
    return replies.length + asked.length + named.length + waived.length > 0 ? ['claims'] : [];
  },
  erase: async () => ({}),
};
