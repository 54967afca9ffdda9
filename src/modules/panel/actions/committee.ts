import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import { type EmpanelmentRefusal, type Move, moved } from '../rules/empanelment.ts';
import { type VoteRefusal, type Voter, vote } from '../rules/vote.ts';
import { addVote, keepDeclaration, type VoteRow } from '../store/committee.ts';
import { findListing, type ListingRow } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';
import { type File, lockFile, placeOf } from './file.ts';
import { makeMove, subjectOf } from './moves.ts';

type Verdict = 'agree' | 'decline';
export type VoteQuestion = VoteRow['question'];

/** What is voted on in a state, and where each verdict leads. */
const questions: Partial<
  Record<ListingRow['state'], { question: VoteQuestion; moves: Record<Verdict, Move> }>
> = {
  documents_checked: { question: 'admission', moves: { agree: 'admit', decline: 'decline' } },
  trial_list: { question: 'activation', moves: { agree: 'activate', decline: 'decline' } },
};

export function questionOf({ state }: ListingRow): VoteQuestion | null {
  return questions[state]?.question ?? null;
}

const notFound = refuse({ code: 'not_found' as const, field: '' });

type Declaring = { id: string; hasRelation: boolean; relation: string };
type Declared = Result<{ declared: 'none' | 'relation' }, Problem<'not_found' | 'recused'>>;

/** A member says whether there is a relation. Who told of one stays out of it. */
export function declare(
  deps: PanelDeps,
  { personId }: Viewer,
  { id, hasRelation, relation }: Declaring,
): Promise<Declared> {
  return deps.db.transaction().execute(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return notFound;
    if (recusedIn(file).has(personId)) return refuse({ code: 'recused' as const, field: '' });
    const at = deps.now();
    await keepDeclaration(tx, {
      applicationId: id,
      memberId: personId,
      relation: hasRelation ? relation : null,
      declaredAt: at,
    });
    const declared = hasRelation ? 'relation' : 'none';
    const by = { personId, role: 'committee' as const };
    await appendActs(tx, at, [
      {
        act: 'application.conflict_declared',
        subject: subjectOf(file.application),
        by,
        details: { declared },
      },
    ]);
    return allow({ declared } as const);
  });
}

/** Members who told of a relation to the applicant. */
export function recusedIn({ declarations }: Pick<File, 'declarations'>): ReadonlySet<string> {
  return new Set(declarations.filter((one) => one.relation !== null).map((one) => one.memberId));
}

/** A member before a vote on a place: who ticked off the checklist does not judge what they prepared. */
export function voterOf(file: File, memberId: string): Voter {
  return {
    memberId,
    declared: declaredBy(file, memberId),
    hasWorkedOnIt: file.checks.some((one) => one.doneBy === memberId),
  };
}

export function declaredBy(
  { declarations }: Pick<File, 'declarations'>,
  memberId: string,
): Voter['declared'] {
  const own = declarations.find((one) => one.memberId === memberId);
  if (!own) return null;
  return own.relation === null ? 'none' : 'relation';
}

/** The votes that count on a place now: of this question, in this round. */
export function votesOn(
  { votes }: Pick<File, 'votes'>,
  listing: ListingRow,
): (VoteRow & { memberId: string })[] {
  return votes
    .filter(
      (one) =>
        one.listingId === listing.id &&
        one.round === listing.round &&
        one.question === questionOf(listing),
    )
    .map((one) => ({ ...one, memberId: one.memberId }));
}

type Voted = Result<
  { decided: Verdict | null },
  Problem<'not_found' | EmpanelmentRefusal | VoteRefusal>
>;
type Voting = { id: string; verdict: Verdict; reasons: string };

/** Takes a member's vote; the second of one mind moves the place. */
export async function voteOnListing(deps: PanelDeps, viewer: Viewer, sent: Voting): Promise<Voted> {
  const found = await findListing(deps.db, sent.id);
  if (!found) return notFound;
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Voted> => {
    const file = await lockFile(tx, found.applicationId);
    const listing = file?.listings.find((one) => one.id === sent.id);
    if (!file || !listing) return notFound;
    const asked = questions[listing.state];
    if (!asked) return no('not_from_here');
    const cast = votesOn(file, listing);
    const needsReasons = sent.verdict === 'decline' || asked.question === 'activation';
    const voted = vote({ cast, recused: recusedIn(file) }, voterOf(file, viewer.personId), {
      ...sent,
      needsReasons,
    });
    if (!voted.ok) return no(voted.refusal);
    const move = asked.moves[sent.verdict];
    const possible = moved(placeOf(file, listing), move, {
      by: 'committee',
      reason: sent.reasons,
      on: dayAt(deps.now()),
    });
    if (!possible.ok) return no(possible.refusal);
    const row = {
      listingId: listing.id,
      question: asked.question,
      round: listing.round,
      memberId: viewer.personId,
    };
    const at = deps.now();
    await addVote(tx, {
      id: deps.newId(),
      ...row,
      verdict: sent.verdict,
      reasons: sent.reasons,
      castAt: at,
    });
    const by = { personId: viewer.personId, role: 'committee' as const };
    const details = { listing: listing.id, question: asked.question, verdict: sent.verdict };
    await appendActs(tx, at, [
      {
        act: 'application.voted',
        subject: subjectOf(file.application),
        by,
        why: sent.reasons || null,
        details,
      },
    ]);
    if (voted.value === null) return allow({ decided: null });
    const agreeing = cast.filter(
      (one) => one.verdict === sent.verdict && !recusedIn(file).has(one.memberId),
    );
    const reason = [...agreeing.map((one) => one.reasons), sent.reasons]
      .filter(Boolean)
      .join('\n\n');
    const made = await makeMove(deps, tx, { file, listing, move, reason, as: 'committee', by });
    if (!made.ok)
      throw new Error(`The committee decided ${move}, and it was refused: ${made.refusal}.`); // asked just above
    return allow({ decided: voted.value });
  });
  if (outcome.ok && outcome.value.decided) deps.wakeMail();
  return outcome;
}

function no(code: EmpanelmentRefusal | VoteRefusal) {
  return refuse({ code, field: code === 'reason_missing' ? 'reasons' : '' });
}
