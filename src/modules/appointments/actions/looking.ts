import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { memberOf } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { provedEmailOf } from '#modules/identity/actions/people.ts';
import { candidateOn } from '#modules/panel/actions/candidates.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { type NamedName, newFor, wordsOf } from '../rules/continuing/named.ts';
import { roleIn } from '../rules/moves.ts';
import { type AppointmentInvitationRow, listCurrent } from '../store/invitations.ts';
import { addNamed, listChanged, listNamed, spreadChanges, takeChanges } from '../store/named.ts';
import { aboutInvitation } from './about.ts';
import { everyoneIn } from './affiliates.ts';
import type { AppointmentsDeps } from './deps.ts';
import { candidateStanding } from './standing.ts';

const A_RUN = 200;

/**
 * Looks at every dispute in which a name may have come, and asks whoever disclosed before that (ACA s. 12(2)). Each in a transaction of its
 * own: one that fails is looked at again, and one that was looked at is not.
 */
export async function lookAtChanges(deps: AppointmentsDeps): Promise<boolean> {
  await deps.db.transaction().execute(spreadChanges);
  const changed = await listChanged(deps.db, A_RUN);
  const asked = await eachAlone(deps.db, changed, (tx, id) => lookAgain(deps, tx, id));
  if (asked > 0) deps.wakeMail();
  return changed.length === A_RUN;
}

async function lookAgain(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  await takeChanges(tx, disputeId);
  const file = await findFile(tx, disputeId);
  const signed = (await listCurrent(tx, disputeId)).filter(({ answer }) => answer === 'accepted');
  if (!file || signed.length === 0) return false;
  const now = await everyoneIn(tx, file);
  let isAsked = false;
  for (const invitation of signed) {
    const facts = await factsFor(tx, (await findFile(tx, disputeId)) ?? file, deps.now());
    if (!isThere(facts, invitation)) continue;
    await tellTies(deps, tx, { file, facts, invitation });
    // More names than one question holds are asked about in the next.
    while (await askAgain(deps, tx, { file, invitation, now })) isAsked = true;
  }
  return isAsked;
}

function isThere(facts: DisputeFacts, invitation: AppointmentInvitationRow): boolean {
  const stage = memberOf(facts, { details: aboutInvitation(invitation) })?.stage;
  return stage !== undefined && stage !== 'invited';
}

type Of = { file: DisputeFile; invitation: AppointmentInvitationRow };

/** Keeps who is named at this moment for somebody who signs: of these they are never asked. */
export async function keepNamed(
  deps: Pick<AppointmentsDeps, 'now'>,
  tx: Db,
  { file, invitation }: Of,
): Promise<void> {
  const kept = { invitationId: invitation.id, eventId: null, at: deps.now() };
  await addNamed(tx, kept, await everyoneIn(tx, file));
}

async function askAgain(
  deps: AppointmentsDeps,
  tx: Db,
  { file, invitation, now }: Of & { now: readonly NamedName[] },
): Promise<boolean> {
  const { id: invitationId, name } = invitation;
  const at = deps.now();
  const seen = (await listNamed(tx, invitationId)).map(({ key }) => key);
  if (seen.length === 0) {
    // They signed before names were kept: what is named today is what they know.
    await addNamed(tx, { invitationId, eventId: null, at }, now);
    return false;
  }
  const fresh = newFor({ name, seen }, now);
  if (fresh.length === 0) return false;
  const moved = await moveDispute(deps, tx, {
    ...{ disputeId: file.dispute.id, type: 'disclosure_asked', ...bySystem },
    why: wordsOf(fresh),
    details: { ...aboutInvitation(invitation), names: digestOf(fresh), many: fresh.length },
  });
  if (!moved.ok) return false;
  await addNamed(tx, { invitationId, eventId: moved.value.eventId, at }, fresh);
  await writeToNeutral(deps, tx, { file, invitation });
  return true;
}

/** What a question is about, without the names themselves. */
function digestOf(names: readonly NamedName[]): string {
  const keys = names.map(({ key }) => key).toSorted();
  return sha256(keys.join('\n')).slice(0, 32);
}

async function writeToNeutral(
  deps: AppointmentsDeps,
  tx: Db,
  { file: { dispute }, invitation: { id, personId } }: Of,
): Promise<void> {
  // Whoever sits owes an answer also once they stand on no list any more: then their account has an address.
  const candidate = await candidateOn(tx, roleIn(dispute.process), personId);
  const recipient = candidate?.email ?? (await provedEmailOf(tx, personId));
  if (!recipient) return;
  const letter = { id: deps.newId(), kind: 'appointment_again' as const, refersTo: id };
  await speaking(dispute.language, () => owe(tx, { ...letter, recipient }, deps.now()));
}

/** Of an appointment that was lawful these say nothing: that they sit here, and what was given to them elsewhere since. */
const NO_NEWS: readonly string[] = ['asked_before', 'appointed_often'];

/** The office hears at once of what would bar somebody who has signed, and when that is gone (ACA s. 12(5)). */
async function tellTies(
  deps: AppointmentsDeps,
  tx: Db,
  { file, facts, invitation }: Of & { facts: DisputeFacts },
): Promise<void> {
  const standing = await candidateStanding(deps, tx, file, invitation.personId, true);
  if (!standing) return;
  const of = standing.ties.filter((tie) => !NO_NEWS.includes(tie)).join(' ');
  const told = facts.looks.find(({ neutral }) => neutral === invitation.personId)?.ties ?? null;
  if (of === (told ?? '')) return;
  await moveDispute(deps, tx, {
    ...{ disputeId: file.dispute.id, type: of === '' ? 'tie_cleared' : 'tie_found', ...bySystem },
    details: { ...aboutInvitation(invitation), of },
  });
}
