import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { peopleIn } from '#modules/disputes/actions/people-in.ts';
import { listPeople, namesOf } from '#modules/identity/actions/people.ts';
import { actsOfDispute } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, owe } from '#platform/outbox.ts';
import { openedLetter } from '../letters.ts';
import { placeNamed } from '../rules/places.ts';
import { findOpening, listGranted } from '../store/openings.ts';
import type { OpeningDeps } from './deps.ts';
import { type OpeningShown, openingShown } from './opening-rows.ts';
import { type OpenTalk, talkOf } from './places.ts';

/** A letter at once to everybody whose talk it is, whatever they chose for letters about talk. */
export async function oweOpened(
  { newId, wakeMail }: Pick<OpeningDeps, 'newId' | 'wakeMail'>,
  tx: Db,
  { id, readers, at }: { id: string; readers: readonly string[]; at: Date },
): Promise<void> {
  for (const { email, emailVerifiedAt, language } of await listPeople(tx, readers)) {
    // An address that nobody has confirmed may be a stranger's.
    if (!email || !emailVerifiedAt) continue;
    await speaking(language, () =>
      owe(tx, { id: newId(), kind: 'talk_opened', refersTo: id, recipient: email }, at),
    );
  }
  wakeMail();
}

/** Says who opened which place, on which ground and until when. What they wrote may say what was said: that stands on the page. */
export function openingLetters({ db }: Pick<OpeningDeps, 'db'>) {
  return {
    talk_opened: async (id, to) => {
      const row = await findOpening(db, id);
      const [dispute, place] = row
        ? [await peopleIn(db, row.disputeId), placeNamed(row.place)]
        : [null, null];
      if (!row?.decidedBy || !row.decidedAt || !dispute || !place) return null;
      const names = await namesOf(db, [row.askedBy, row.decidedBy]);
      return openedLetter(to, {
        reference: dispute.reference,
        disputeId: row.disputeId,
        kind: place.kind,
        ground: row.ground,
        who: [row.askedBy, row.decidedBy].map((one) => names.get(one) ?? ''),
        span: { from: row.firstNumber, to: row.lastNumber },
        openedAt: row.decidedAt,
      });
    },
  } satisfies Record<string, Compose>;
}

export type GrantedOpenings = {
  talk: OpenTalk;
  openings: (OpeningShown & { readAt: Date[] })[];
  names: Map<string, string>;
};

/** What was opened of the places in which the viewer reads: by whom, why, and each time that it was read. */
export async function openingsSeen(
  deps: Pick<OpeningDeps, 'db' | 'key'>,
  viewer: Viewer,
  disputeId: string,
): Promise<Result<GrantedOpenings, 'unknown'>> {
  const { db } = deps;
  const talk = await talkOf(db, viewer, disputeId);
  if (!talk || talk.places.length === 0) return refuse('unknown');
  const keys = talk.places.map(({ key }) => key);
  const rows = await listGranted(db, disputeId, keys);
  const reads = rows.length > 0 ? await actsOfDispute(db, disputeId, 'talk.opening_read') : [];
  return allow({
    talk,
    openings: rows.map((row) => ({
      ...openingShown(deps, row),
      readAt: reads.flatMap(({ at, details }) => (details.opening === row.id ? at : [])),
    })),
    names: await namesOf(
      db,
      rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy ? [decidedBy] : [])]),
    ),
  });
}
