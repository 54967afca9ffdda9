import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { type Details, moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { othersThan } from '#modules/disputes/rules/machine/mandate-guards.ts';
import { seatIn } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeMoveRefusal, EventType } from '#modules/disputes/rules/machine.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { provedEmailOf } from '#modules/identity/actions/people.ts';
import { candidateOn } from '#modules/panel/actions/candidates.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { type ChallengeGround, groundsKept } from '../rules/mandates/grounds.ts';
import {
  type AppointmentInvitationRow,
  changeInvitation,
  findInvitation,
} from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { askAfter } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';

type Code = DisputeMoveRefusal | 'unknown';
type Outcome = Result<{ id: string }, Code>;

/** Whom a party speaks of, and for which of its parties. */
type OfMandate = { id: string; candidate: string; partyId: string };
type Speaking = {
  tx: Db;
  file: DisputeFile;
  asked: AppointmentInvitationRow;
  as: Side;
  viewer: Viewer;
};

/** A party says something of whoever decides, with the dispute held. A stranger is told that there is nothing. */
async function asParty(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, partyId }: OfMandate,
  act: (speaking: Speaking) => Promise<Outcome>,
): Promise<Outcome> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (as !== 'claimant' && as !== 'respondent') return refuse('unknown');
  if (!standing?.partyIds.includes(partyId)) return refuse('party_missing');
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const file = await findFile(tx, id);
    const asked = await findInvitation(tx, candidate);
    if (!file || asked?.disputeId !== id) return refuse('not_asked');
    return act({ tx, file, asked, as, viewer });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Said = { type: EventType; partyId: string; why?: string; on?: Day; details?: Details };

function says(
  deps: AppointmentsDeps,
  { tx, file, asked, as, viewer }: Speaking,
  { details, ...said }: Said,
) {
  return moveDispute(deps, tx, {
    disputeId: file.dispute.id,
    by: { personId: viewer.personId, role: 'person' },
    as,
    ...said,
    details: { ...aboutInvitation(asked), ...details },
  });
}

type Challenging = OfMandate & {
  grounds: readonly ChallengeGround[];
  reason: string;
  /** Where it came up after the appointment: since when the party knows. */
  knownOn: Day | null;
};

/**
 * A party challenges whoever decides (ACA s. 13(2)). Each of the others is asked in the same act, each with its own time; what came up
 * later has fifteen days of its own, from the day on which the party says that it knew.
 */
export function challenge(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { grounds, reason, knownOn, ...whom }: Challenging,
): Promise<Outcome> {
  const { id, partyId } = whom;
  return asParty(deps, viewer, whom, async (speaker) => {
    if (knownOn !== null) {
      const known = await says(deps, speaker, {
        ...{ type: 'circumstances_known', partyId, on: knownOn },
      });
      if (!known.ok) return known;
    }
    const isLate = await isLateNow(deps, speaker, partyId);
    const details = { grounds: groundsKept(grounds), ...late(isLate), ...said(knownOn) };
    const done = await says(deps, speaker, { type: 'challenged', partyId, why: reason, details });
    if (!done.ok) return done;
    await askOthers(deps, speaker, partyId);
    await writeToNeutral(deps, speaker);
    return allow({ id });
  });
}

const late = (isLate: boolean): Details => (isLate ? { isLate } : {});
const said = (knownOn: Day | null): Details => (knownOn === null ? {} : { knownOn });

async function isLateNow(
  deps: AppointmentsDeps,
  { tx, asked }: Speaking,
  partyId: string,
): Promise<boolean> {
  const file = await findFile(tx, asked.disputeId);
  if (!file) return false;
  const facts = await factsFor(tx, file, deps.now());
  return facts.isOver('challenge', partyId, seatIn({ seat: asked.seat }));
}

async function askOthers(
  deps: AppointmentsDeps,
  { tx, file, asked }: Speaking,
  challenger: string,
): Promise<void> {
  const { parties } = await factsFor(tx, file, deps.now());
  for (const partyId of othersThan({ parties }, challenger))
    await moveDispute(deps, tx, {
      ...{ disputeId: file.dispute.id, type: 'challenge_told', partyId },
      ...bySystem,
      details: { ...aboutInvitation(asked), challenger },
    });
}

async function writeToNeutral(
  deps: AppointmentsDeps,
  { tx, file, asked }: Speaking,
): Promise<void> {
  // Also once they stand on no list any more.
  const candidate = await candidateOn(tx, 'arbitrator', asked.personId);
  const recipient = candidate?.email ?? (await provedEmailOf(tx, asked.personId));
  if (!recipient) return;
  const letter = { id: deps.newId(), kind: 'appointment_challenged' as const };
  await speaking(file.dispute.language, () =>
    owe(tx, { ...letter, refersTo: asked.id, recipient }, deps.now()),
  );
}

type Answering = OfMandate & { challenger: string; agrees: boolean; reason: string };

/** Another party says whether it agrees with a challenge; with the word of all others the mandate ends (ACA s. 13(3)). */
export function answerChallenge(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { challenger, agrees, reason, ...whom }: Answering,
): Promise<Outcome> {
  return asParty(deps, viewer, whom, async (speaker) => {
    const done = await says(deps, speaker, {
      ...{ type: 'challenge_answered', partyId: whom.partyId, why: reason },
      details: { challenger, agrees },
    });
    if (!done.ok) return done;
    await endWhereDue(deps, speaker.tx, speaker.asked);
    return allow({ id: whom.id });
  });
}

/** A party says that the mandate is to end; once all have, it does (ACA ss. 14(1)(b) and 15(1)(b)). */
export function giveUpMandate(
  deps: AppointmentsDeps,
  viewer: Viewer,
  whom: OfMandate,
): Promise<Outcome> {
  return asParty(deps, viewer, whom, async (speaker) => {
    const { partyId, id } = whom;
    const done = await says(deps, speaker, { type: 'mandate_given_up', partyId });
    if (!done.ok) return done;
    await endWhereDue(deps, speaker.tx, speaker.asked);
    return allow({ id });
  });
}

/** Ends a mandate that what was said has ended, and asks the next name; the table of moves says whether it has. */
export async function endWhereDue(
  deps: AppointmentsDeps,
  tx: Db,
  asked: AppointmentInvitationRow,
): Promise<boolean> {
  for (const ground of ['challenge', 'parties'] as const) {
    const ended = await moveDispute(deps, tx, {
      ...{ disputeId: asked.disputeId, type: 'mandate_ended' },
      ...bySystem,
      details: { ...aboutInvitation(asked), ground },
    });
    if (!ended.ok) continue;
    await changeInvitation(tx, asked.id, { endedAt: deps.now() });
    await askAfter(deps, tx, asked);
    return true;
  }
  return false;
}
