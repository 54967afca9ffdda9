import { dayAt } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { type Absence, type AbsenceRefusal, canProceedExParte } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { absenceFrom } from '../rules/absence.ts';

/** What the hard rule needs to know of a party, from the events alone (law and lifecycle 6.4); null for no such respondent. */
export async function absenceOf(db: Db, disputeId: string, partyId: string, now: Date): Promise<Absence | null> {
  const file = await findFile(db, disputeId);
  const facts = file && (await factsFor(db, file, now));
  const standing = facts?.parties.find((one) => one.partyId === partyId && one.side === 'respondent');
  if (!file || !facts || !standing) return null;
  const own = file.events.filter(({ party_id }) => party_id === partyId);
  const lastOf = (type: string) => own.findLastIndex((event) => event.type === type);
  // A warning that came before the service was taken back, or to somebody who has been served anew since, warned nobody.
  const warned = lastOf('warning_served') > lastOf('service_reversed') ? own[lastOf('warning_served')] : undefined;
  return absenceFrom({
    ...{ isServed: standing.isServed, isDisputed: standing.isDisputed, isAnswerTimeOver: facts.isOver('answer', partyId) },
    ...{ warnedOn: warned?.on_day ?? null, asksToReopen: lastOf('reopening_asked') > lastOf('reopening_decided') },
    today: dayAt(now),
  });
}

/** Whether anything may proceed against a party without her. Nobody who is unknown to the dispute was ever served. */
export async function mayProceedWithout(db: Db, disputeId: string, partyId: string, now: Date): Promise<Result<true, AbsenceRefusal>> {
  const absence = await absenceOf(db, disputeId, partyId, now);
  return absence ? canProceedExParte(absence) : { ok: false, refusal: 'not_served' };
}
