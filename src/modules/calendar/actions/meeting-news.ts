import type { TalkPerson } from '#modules/discussion/rules/places.ts';
import { listPeople } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import type { MeetingActName } from '../rules/meetings.ts';
import { addMeetingAct, listAsked } from '../store/meetings.ts';
import { keepFound } from './meeting-finding.ts';
import { closedReason, isPlaceSealed, type MeetingDeps } from './meetings.ts';

export type Doing = { disputeId: string; id: string; place: string; me: TalkPerson };
type Done = {
  act: MeetingActName;
  tells: readonly TalkPerson[];
  startsAt?: Date;
  reason?: string;
};

/**
 * Writes down what was done and tells the others. The record is read by the office: of a place that is sealed from it the record has
 * nothing, for that two sides meet is as much theirs as what they say (invariant I4); and of any other no word.
 */
export async function did(
  deps: MeetingDeps,
  tx: Db,
  { disputeId, id, place, me }: Doing,
  { act, tells, startsAt, reason = '' }: Done,
): Promise<void> {
  const at = deps.now();
  await addMeetingAct(tx, {
    ...{ meetingId: id, act, byPerson: me.id, at, startsAt: startsAt ?? null },
    ...closedReason(deps, { id, place, reason }),
  });
  if (!isPlaceSealed(place))
    await appendActs(tx, at, [
      {
        act: `meeting.${act}`,
        subject: { kind: 'dispute', id: disputeId },
        by: { personId: me.id, role: roleOf(me) },
        details: { meeting: id, ...(startsAt ? { startsAt: startsAt.toISOString() } : {}) },
        tells: tells.map((one) => one.id),
      },
    ]);
  await keepFound(deps, tx, id);
  await oweNews(deps, tx, { id, tells, at });
}

function roleOf({ as }: TalkPerson) {
  if (as === 'registrar') return 'registrar';
  return as === 'officer' ? 'case_officer' : 'person';
}

/** A letter for each of those who are asked to it; what it says is written when it goes. */
export async function oweNews(
  { newId }: Pick<MeetingDeps, 'newId'>,
  tx: Db,
  { id, tells, at }: { id: string; tells: readonly Pick<TalkPerson, 'id'>[]; at: Date },
): Promise<void> {
  const rows = new Map((await listAsked(tx, id)).map((row) => [row.personId, row.id]));
  for (const person of await listPeople(
    tx,
    tells.map((one) => one.id),
  )) {
    const refersTo = rows.get(person.id);
    // An address that nobody has confirmed may be a stranger's.
    if (!refersTo || !person.email || !person.emailVerifiedAt) continue;
    const letter = { id: newId(), kind: 'meeting_news' as const, refersTo };
    const { email: recipient, language } = person;
    await speaking(language, () => owe(tx, { ...letter, recipient }, at));
  }
}
