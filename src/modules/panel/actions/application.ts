import { type Day, dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { movesOf, over } from '../rules/empanelment.ts';
import { decisionProblem, replyProblem } from '../rules/proceeding.ts';
import { documentsGoneOn } from '../rules/retention.ts';
import { mayNotVote } from '../rules/vote.ts';
import { listApplicationsFrom } from '../store/applications.ts';
import type { ProceedingRow } from '../store/committee.ts';
import { listDocuments } from '../store/documents.ts';
import { type ListingRow, listSteps } from '../store/listings.ts';
import { findNeutralOf } from '../store/neutrals.ts';
import { declaredBy, questionOf, recusedIn, voterOf, votesOn } from './committee.ts';
import type { PanelDeps } from './deps.ts';
import { type File, findFile, nextOf, OFFICERS, openQuestions, placeOf } from './file.ts';
import { documentsOf } from './office.ts';
import { ballotsOn, judgeOf, proceedingOf } from './proceedings.ts';
import { monthsKept } from './retention.ts';

export type OfficeApplication = NonNullable<Awaited<ReturnType<typeof applicationForOffice>>>;
export type ApplicationForOwner = Awaited<ReturnType<typeof applicationForOwner>>;

type Reading = Pick<PanelDeps, 'db' | 'now'>;
type Seeing = { file: File; viewer: Viewer; isOfficer: boolean; isMember: boolean; now: Date };

/** One application as the office sees it, with what the viewer may do; null when there is none. */
export async function applicationForOffice({ db, now }: Reading, viewer: Viewer, id: string) {
  const file = await findFile(db, id);
  if (!file) return null;
  const isOfficer = viewer.roles.some((role) => OFFICERS.includes(role));
  const isMember = viewer.roles.includes('committee');
  const seeing = { file, viewer, isOfficer, isMember, now: now() };
  const from = await listApplicationsFrom(db, file.application.email);
  return {
    file,
    names: await namesOf(db, peopleIn(file)),
    documents: await listDocuments(db, [...documentsOf(file).keys()]),
    earlier: from.filter((one) => one.id !== id),
    openQuestions: openQuestions(file).map((one) => one.id),
    declared: declaredBy(file, viewer.personId),
    places: file.listings.map((listing) => placeFor(seeing, listing)),
    proceedings: file.proceedings.map((one) => proceedingFor(seeing, one)),
    steps: await listSteps(db, id),
    neutralId: (await findNeutralOf(db, id))?.id ?? null,
    may: [
      ...(isOfficer ? ['check', 'ask', 'open_list'] : []),
      ...(isOfficer && mayNotice(file) ? ['give_notice'] : []),
      ...(isMember ? ['declare'] : []),
    ],
  };
}

function peopleIn({ checks, messages, declarations }: File): string[] {
  return [
    ...checks.map((one) => one.doneBy),
    ...messages.flatMap((one) => one.byPerson ?? []),
    ...declarations.map((one) => one.memberId),
  ];
}

function mayNotice(file: File): boolean {
  const onList = file.listings.some(({ state }) =>
    ['trial_list', 'active', 'on_leave', 'suspended'].includes(state),
  );
  return onList && !file.proceedings.some((one) => one.decidedAt === null);
}

function placeFor(seeing: Seeing, listing: ListingRow) {
  const { file, viewer, now } = seeing;
  const cast = votesOn(file, listing);
  const voting = { cast, recused: recusedIn(file) };
  const mayVote =
    seeing.isMember &&
    questionOf(listing) !== null &&
    mayNotVote(voting, voterOf(file, viewer.personId)) === null;
  return {
    listing,
    next: nextOf(file, listing),
    may: [
      ...(seeing.isOfficer ? movesOf(placeOf(file, listing), 'officer', dayAt(now)) : []),
      ...(mayVote ? ['vote'] : []),
    ],
    ballots: maySeeVotes(seeing) ? cast : null,
  };
}

function proceedingFor(seeing: Seeing, row: ProceedingRow) {
  const { file, viewer, now } = seeing;
  const cast = ballotsOn(file, row);
  const voting = { cast, recused: recusedIn(file) };
  const mayVote =
    seeing.isMember &&
    !decisionProblem(proceedingOf(row), now) &&
    mayNotVote(voting, judgeOf(file, row, viewer.personId)) === null;
  return { row, may: mayVote ? ['vote'] : [], ballots: maySeeVotes(seeing) ? cast : null };
}

/** A member who has declared that there is no relation; nobody else sees how the others vote. */
function maySeeVotes({ file, viewer, isMember }: Seeing): boolean {
  return isMember && declaredBy(file, viewer.personId) === 'none';
}

/** Where an application stands, for its owner. */
export async function applicationForOwner(deps: Reading, id: string) {
  const { db, now } = deps;
  const file = await findFile(db, id);
  if (!file) throw new Error(`The application ${id} was there a moment ago.`);
  const at = now();
  return {
    file,
    goneOn: await goneOn(db, file, at),
    places: file.listings.map((listing) => ({
      listing,
      next: nextOf(file, listing),
      may: ownerMoves(file, listing, dayAt(at)),
    })),
    proceedings: file.proceedings.map((row) => ({
      row,
      mayReply: replyProblem(proceedingOf(row), at) === null,
    })),
    steps: (await listSteps(db, id)).map((step) =>
      isToldToOwner(step.move) ? step : { ...step, reason: '' },
    ),
  };
}

/** An officer's own note is not for the applicant; the reasons of a decline are. */
function isToldToOwner(move: string): boolean {
  return move === 'decline' || move === 'suspend' || move === 'reinstate';
}

/** The civil day on which the documents of an application are removed; null where none is set. */
export async function documentsGoneFor({ db, now }: Reading, id: string): Promise<Day | null> {
  const file = await findFile(db, id);
  if (!file) throw new Error(`The application ${id} was there a moment ago.`);
  return goneOn(db, file, now());
}

/** Of an application that came to nothing; a neutral's are kept. */
async function goneOn(db: Db, { application, listings }: File, at: Date): Promise<Day | null> {
  if (application.documentsRemovedAt || (await findNeutralOf(db, application.id))) return null;
  const isOver = listings.every(({ state }) => over.includes(state) && state !== 'removed');
  if (listings.length === 0 || !isOver) return null;
  const last = Math.max(...listings.map(({ since }) => since.getTime()));
  return documentsGoneOn(new Date(last), await monthsKept(db, at));
}

type OwnerMove = 'withdraw' | 'accept_conduct' | 'reply_to_decision';

function ownerMoves(file: File, listing: ListingRow, today: Day): OwnerMove[] {
  const place = placeOf(file, listing);
  const moves = movesOf(place, 'applicant', today).filter(
    (move) => move === 'withdraw' || move === 'accept_conduct',
  );
  return listing.state === 'declined' && !place.isDecisionAnswered
    ? [...moves, 'reply_to_decision']
    : moves;
}
