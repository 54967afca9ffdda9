import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf, issueGeneratedDocument, undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal, EventType } from '#modules/disputes/rules/machine.ts';
import { holdNeutral } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { disclosureText } from '../letters/disclosure.ts';
import {
  type DisclosureAnswer,
  type DisclosureRefusal,
  problemOf,
  type SignedDisclosure,
  signed,
} from '../rules/disclosure/disclosure.ts';
import { moveFor, roleIn } from '../rules/moves.ts';
import {
  type AppointmentInvitationRow,
  changeInvitation,
  findOwnInvitation,
} from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { askAfter } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import { keepNamed } from './looking.ts';
import { serveSigned } from './serving.ts';
import { type CandidateStanding, candidateStanding } from './standing.ts';

export type AcceptanceRefusal = DisputeMoveRefusal | DisclosureRefusal | 'unknown' | 'full';
type Refused<Code extends string> = { code: Code; field: string };
type Outcome<Code extends string> = Result<{ id: string }, Refused<Code>>;

export type DisclosureToSign = {
  id: string;
  experience: string;
  elsewhere: number;
  answers: readonly DisclosureAnswer[];
  signedAs: string;
  counted: number;
  isAsWaived?: boolean | undefined;
};

/** What all have waived of whom a yes of the Seventh Schedule bars (ACA s. 12(5)). */
const BARS: readonly string[] = ['affiliated', 'declared'];

const stop = <Code extends string>(code: Code, field = '') => refuse({ code, field });

/**
 * Whoever is asked accepts by their signed disclosure (ACA s. 12(1)), which is a paper of the record and goes to every party in the
 * same act. What ties them and how often they were appointed is counted anew, and of two last places at once they get one.
 */
export async function acceptInvitation(
  deps: AppointmentsDeps,
  viewer: Viewer,
  accepting: DisclosureToSign,
): Promise<Outcome<AcceptanceRefusal>> {
  const outcome = await undone<Outcome<AcceptanceRefusal>>(deps.db, async (tx) => {
    const asked = await askedUnderLock(tx, viewer, accepting.id);
    if (!asked) return stop('unknown');
    await holdNeutral(tx, viewer.personId);
    const standing = await candidateStanding(deps, tx, asked.file, viewer.personId);
    if (!standing?.isActive) return stop('not_asked');
    if (standing.ties.length > 0) return stop('conflict');
    if (standing.taken >= standing.most) return stop('full');
    const { name } = standing.candidate;
    const isWaived = standing.waived.some((tie) => BARS.includes(tie));
    const problem = problemOf(accepting, { name, now: standing.counted, isWaived });
    if (problem) return stop(problem.code, problem.field);
    const moved = await moveAsNeutral(deps, tx, viewer, {
      invitation: asked.invitation,
      type: moveFor(asked.file.dispute.process, 'accepted'),
    });
    if (!moved.ok) return stop(moved.refusal);
    return disclose(deps, tx, { ...asked, standing, accepting, viewer });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Asked = { file: DisputeFile; invitation: AppointmentInvitationRow };

/** What they were asked last in a dispute, while nobody else changes it; null for everybody who was not. */
export async function askedUnderLock(
  tx: Db,
  { personId }: Viewer,
  id: string,
): Promise<Asked | null> {
  if (!(await findOwnInvitation(tx, { disputeId: id, personId }))) return null;
  await holdDispute(tx, id);
  const invitation = await findOwnInvitation(tx, { disputeId: id, personId });
  const file = await findFile(tx, id);
  return invitation && file ? { invitation, file } : null;
}

export type NeutralMove = {
  invitation: AppointmentInvitationRow;
  type: EventType;
  why?: string;
  on?: string;
};

export function moveAsNeutral(
  deps: AppointmentsDeps,
  tx: Db,
  { personId }: Viewer,
  { invitation, type, why = '', on }: NeutralMove,
) {
  return moveDispute(deps, tx, {
    disputeId: invitation.disputeId,
    type,
    by: { personId, role: 'neutral' },
    as: 'neutral',
    why,
    ...(on ? { on } : {}),
    details: aboutInvitation(invitation),
  });
}

type Disclosing = Asked & {
  standing: CandidateStanding;
  accepting: DisclosureToSign;
  viewer: Viewer;
};

async function disclose(
  deps: AppointmentsDeps,
  tx: Db,
  { file, invitation, standing, accepting, viewer }: Disclosing,
): Promise<Outcome<AcceptanceRefusal>> {
  const at = deps.now();
  const { taken: here, counted } = standing;
  const disclosure = signed(accepting, { here, counted });
  const documentId = await issueDisclosure(deps, tx, { file, standing, disclosure, viewer });
  await changeInvitation(tx, invitation.id, {
    answeredAt: at,
    answer: 'accepted',
    disclosure,
    documentId,
  });
  await keepNamed(deps, tx, { file, invitation });
  const disputeId = file.dispute.id;
  const served = await serveSigned(deps, tx, { ...invitation, documentId });
  // It is signed and waits: nothing goes out while it is in doubt at whose addresses a party is (timers.ts).
  if (!served.ok && served.refusal !== 'identity_disputed') return stop(served.refusal);
  return allow({ id: disputeId });
}

type Issuing = Pick<Disclosing, 'file' | 'standing' | 'viewer'> & { disclosure: SignedDisclosure };

/** In English, which the record speaks; each party reads the same on its page in its own language. */
async function issueDisclosure(
  deps: AppointmentsDeps,
  tx: Db,
  { file, standing: { candidate }, disclosure, viewer }: Issuing,
): Promise<string> {
  const day = dayAt(deps.now());
  const heading = headingOf(file, { day, signer: disclosure.signedAs });
  const { name, email } = candidate;
  const paper = speaking('en', () =>
    disclosureText(
      { ...heading, name, contact: email, role: roleIn(file.dispute.process) },
      disclosure,
    ),
  );
  const issued = await issueGeneratedDocument(deps, tx, {
    disputeId: file.dispute.id,
    kind: 'disclosure',
    audience: 'parties',
    by: { personId: viewer.personId, role: 'neutral' },
    paper,
  });
  return issued.id;
}

/** Declines, or steps back before the appointment; no reason is asked for, and the next name is asked at once. */
export async function declineInvitation(
  deps: AppointmentsDeps,
  viewer: Viewer,
  id: string,
): Promise<Outcome<DisputeMoveRefusal | 'unknown'>> {
  return leaving(deps, viewer, { disputeId: id, step: 'declined' });
}

/** Whoever was appointed withdraws (ACA s. 14(1)(b)); the record stays, and the next name is asked. */
export async function withdrawAsNeutral(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<DisputeMoveRefusal | 'unknown'>> {
  return leaving(deps, viewer, { disputeId: id, step: 'withdrew', why: reason });
}

type Leaving = { disputeId: string; step: 'declined' | 'withdrew'; why?: string };

async function leaving(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { disputeId, step, why }: Leaving,
): Promise<Outcome<DisputeMoveRefusal | 'unknown'>> {
  const outcome = await undone<Outcome<DisputeMoveRefusal | 'unknown'>>(deps.db, async (tx) => {
    const asked = await askedUnderLock(tx, viewer, disputeId);
    if (!asked) return stop('unknown');
    const moved = await moveAsNeutral(deps, tx, viewer, {
      invitation: asked.invitation,
      type: moveFor(asked.file.dispute.process, step),
      ...(why === undefined ? {} : { why }),
    });
    if (!moved.ok) return stop(moved.refusal, moved.refusal === 'reason_missing' ? 'reason' : '');
    const at = deps.now();
    const { id, answer } = asked.invitation;
    await changeInvitation(tx, id, {
      endedAt: at,
      ...(answer ? {} : { answer: 'declined', answeredAt: at }),
    });
    await askAfter(deps, tx, asked.invitation);
    return allow({ id: disputeId });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
