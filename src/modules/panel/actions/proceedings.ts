import { type Day, dayAt, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { moved } from '../rules/empanelment.ts';
import {
  type ConductOutcome,
  type ConductProceeding,
  type ConductProceedingRefusal,
  decisionProblem,
  type Principle,
  replyDueOn,
  untilProblem,
} from '../rules/proceeding.ts';
import { type VoteRefusal, type Voter, vote } from '../rules/vote.ts';
import {
  addProceeding,
  addProceedingVote,
  changeProceeding,
  findProceeding,
  type ProceedingRow,
} from '../store/committee.ts';
import { declaredBy, recusedIn } from './committee.ts';
import type { PanelDeps } from './deps.ts';
import { actingAs, type File, lockFile, OFFICERS, placeOf } from './file.ts';
import { makeMove, subjectOf, write } from './moves.ts';

const notFound = refuse({ code: 'not_found' as const, field: '' });

export function proceedingOf(row: ProceedingRow): ConductProceeding {
  return {
    replyDueOn: row.replyDueOn,
    isReplied: row.repliedAt !== null,
    isDecided: row.decidedAt !== null,
  };
}

type Noticing = { id: string; principle: Principle; facts: string };
type Noticed = Result<
  { id: string; replyDueOn: Day },
  Problem<'not_found' | 'proceeding_open' | 'not_from_here'>
>;

/** Gives notice of a possible breach: the principle and the facts. Who is on no list cannot be removed from one. */
export async function serveConductNotice(
  deps: PanelDeps,
  viewer: Viewer,
  { id, principle, facts }: Noticing,
): Promise<Noticed> {
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Noticed> => {
    const file = await lockFile(tx, id);
    if (!file) return notFound;
    if (!file.listings.some((one) => mayBe('remove', file, one, deps.now())))
      return refuse({ code: 'not_from_here', field: '' });
    if (file.proceedings.some((one) => one.decidedAt === null))
      return refuse({ code: 'proceeding_open', field: '' });
    const [proceeding, at] = [deps.newId(), deps.now()];
    const dueOn = replyDueOn(at);
    const by = { noticedAt: at, noticedBy: viewer.personId, replyDueOn: dueOn };
    await addProceeding(tx, { id: proceeding, applicationId: id, principle, facts, ...by });
    await write(deps, tx, { to: file.application, kind: 'panel_removal', about: proceeding });
    await appendActs(tx, at, [
      {
        act: 'application.notice_given' as const,
        subject: subjectOf(file.application),
        by: actingAs(viewer, OFFICERS),
        details: { proceeding, principle, replyDueOn: dueOn },
        tells: ['role:committee'],
      },
    ]);
    return allow({ id: proceeding, replyDueOn: dueOn });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** A member before the vote on a notice: who gave it does not judge it. */
export function judgeOf(file: File, proceeding: ProceedingRow, memberId: string): Voter {
  return {
    memberId,
    declared: declaredBy(file, memberId),
    hasWorkedOnIt: proceeding.noticedBy === memberId,
  };
}

/** The votes on a notice. Two suspensions are of one mind only if they end on the same day. */
export function ballotsOn(
  { proceedingVotes }: Pick<File, 'proceedingVotes'>,
  { id }: Pick<ProceedingRow, 'id'>,
) {
  return proceedingVotes
    .filter((one) => one.proceedingId === id)
    .map((one) => ({
      ...one,
      memberId: one.memberId,
      verdict: verdictOf(one.outcome, one.until),
    }));
}

function verdictOf(outcome: ConductOutcome, until: Day | null): string {
  return until === null ? outcome : `${outcome} ${until}`;
}

type Judging = { id: string; outcome: ConductOutcome; until: Day | null; reasons: string };
type Refusal =
  | Exclude<ConductProceedingRefusal, 'replied_already' | 'reply_too_late'>
  | VoteRefusal
  | 'not_found';
type Judged = Result<{ decided: ConductOutcome | null }, Problem<Refusal>>;

/** Takes a member's vote on a notice; the second of one mind decides it, for every list. */
export async function voteOnProceeding(
  deps: PanelDeps,
  viewer: Viewer,
  sent: Judging,
): Promise<Judged> {
  const found = await findProceeding(deps.db, sent.id);
  if (!found) return notFound;
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Judged> => {
    const file = await lockFile(tx, found.applicationId);
    const proceeding = file?.proceedings.find((one) => one.id === sent.id);
    if (!file || !proceeding) return notFound;
    const at = deps.now();
    const until = sent.outcome === 'suspended' && isDay(sent.until) ? sent.until : null;
    const early = decisionProblem(proceedingOf(proceeding), at) as Refusal | null; // it never gives a reply's refusals
    if (early) return refuse({ code: early, field: '' });
    const wrongDay = untilProblem(sent.outcome, until, at) as Refusal | null;
    if (wrongDay) return refuse({ code: wrongDay, field: 'until' });
    const cast = ballotsOn(file, proceeding);
    const verdict = verdictOf(sent.outcome, until);
    const given = { verdict, reasons: sent.reasons, needsReasons: true };
    const voted = vote<string>(
      { cast, recused: recusedIn(file) },
      judgeOf(file, proceeding, viewer.personId),
      given,
    );
    if (!voted.ok)
      return refuse({
        code: voted.refusal,
        field: voted.refusal === 'reason_missing' ? 'reasons' : '',
      });
    const member = { proceedingId: sent.id, memberId: viewer.personId };
    await addProceedingVote(tx, {
      ...member,
      outcome: sent.outcome,
      until,
      reasons: sent.reasons,
      castAt: at,
    });
    await appendActs(tx, at, [
      {
        act: 'application.voted' as const,
        subject: subjectOf(file.application),
        why: sent.reasons,
        by: { personId: viewer.personId, role: 'committee' as const },
        details: { proceeding: sent.id, outcome: sent.outcome, until },
      },
    ]);
    if (voted.value === null) return allow({ decided: null });
    const agreeing = cast.filter(
      (one) => one.verdict === verdict && !recusedIn(file).has(one.memberId),
    );
    const reasons = [...agreeing.map((one) => one.reasons), sent.reasons].join('\n\n');
    await decide(deps, tx, {
      file,
      proceeding,
      outcome: sent.outcome,
      until,
      reasons,
      memberId: viewer.personId,
    });
    return allow({ decided: sent.outcome });
  });
  if (outcome.ok && outcome.value.decided) deps.wakeMail();
  return outcome;
}

type Deciding = {
  file: File;
  proceeding: ProceedingRow;
  outcome: ConductOutcome;
  until: Day | null;
  reasons: string;
  memberId: string;
};

/**
 * What follows of a decision. There are no cases yet, so none is open: when there are, a removal from the panel ends no
 * appointment by itself (sections 13 to 15 of the Act; code of conduct, "Cases that are still open").
 */
async function decide(
  deps: PanelDeps,
  tx: Db,
  { file, proceeding, outcome, until, reasons, memberId }: Deciding,
): Promise<void> {
  const at = deps.now();
  await changeProceeding(tx, proceeding.id, {
    outcome,
    suspendedUntil: until,
    reasons,
    decidedAt: at,
  });
  const decided = {
    ...file,
    proceedings: file.proceedings.map((one) =>
      one.id === proceeding.id ? { ...one, decidedAt: at } : one,
    ),
  };
  const by = { personId: memberId, role: 'committee' as const };
  await appendActs(tx, at, [
    {
      act: 'application.notice_decided' as const,
      subject: subjectOf(file.application),
      by,
      to: outcome,
      why: reasons.slice(0, 5000),
      details: { proceeding: proceeding.id, until },
      tells: ['role:registrar', 'role:case_officer'],
    },
  ]);
  await write(deps, tx, { to: file.application, kind: 'panel_decision', about: proceeding.id });
  const move = ({ closed: null, warned: null, suspended: 'sentence', removed: 'remove' } as const)[
    outcome
  ];
  if (!move) return;
  for (const listing of file.listings) {
    if (!mayBe(move, decided, listing, at)) continue;
    await makeMove(deps, tx, {
      file: decided,
      listing,
      move,
      reason: reasons,
      as: 'committee',
      by,
      suspendedUntil: until,
    });
  }
}

function mayBe(
  move: 'remove' | 'sentence',
  file: File,
  listing: File['listings'][number],
  at: Date,
): boolean {
  return moved(placeOf(file, listing), move, { by: 'committee', reason: 'given', on: dayAt(at) })
    .ok;
}
