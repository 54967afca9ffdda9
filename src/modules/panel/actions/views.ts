import { type Day, dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { CHECKS } from '../rules/checklist.ts';
import { LISTS, movesOf, over } from '../rules/empanelment.ts';
import { documentsGoneOn, mayApplyAgainOn, referenceOf } from '../rules/keeping.ts';
import { decisionProblem, replyProblem } from '../rules/proceeding.ts';
import { mayNotVote } from '../rules/vote.ts';
import { type ApplicationRow, listApplicationsFrom } from '../store/applications.ts';
import type { ProceedingRow } from '../store/committee.ts';
import { listDocuments, type PanelDocumentRow } from '../store/documents.ts';
import { type ListingRow, listSteps } from '../store/listings.ts';
import { findNeutralOf } from '../store/neutrals.ts';
import { declaredBy, questionOf, recusedIn, voterOf, votesOn } from './committee.ts';
import type { PanelDeps } from './deps.ts';
import { type File, findFile, nextOf, OFFICERS, openQuestions, placeOf } from './file.ts';
import { documentsOf } from './office.ts';
import { ballotsOn, judgeOf, proceedingOf } from './proceedings.ts';
import { monthsKept } from './retention.ts';

export function referenceFor({
  number,
  receivedAt,
}: Pick<ApplicationRow, 'number' | 'receivedAt'>): string {
  return referenceOf({ number, receivedAt });
}

const iso = (at: Date) => at.toISOString();
const isoOr = (at: Date | null) => at?.toISOString() ?? null;

type Seeing = { file: File; viewer: Viewer; names: Map<string, string>; today: Day; now: Date };

/** One application as the office sees it, with what the viewer may do; null when there is none. */
export async function officeView({ db, now }: PanelDeps, viewer: Viewer, id: string) {
  const file = await findFile(db, id);
  if (!file) return null;
  const people = [
    ...file.checks.map((one) => one.doneBy),
    ...file.messages.flatMap((one) => one.byPerson ?? []),
    ...file.declarations.map((one) => one.memberId),
  ];
  const names = await namesOf(db, people);
  const seeing = { file, viewer, names, today: dayAt(now()), now: now() };
  const documents = new Map(
    (await listDocuments(db, [...documentsOf(file).keys()])).map((one) => [one.id, one]),
  );
  const { application } = file;
  const earlier = (await listApplicationsFrom(db, application.email)).filter(
    (one) => one.id !== id,
  );
  const isOfficer = viewer.roles.some((role) => OFFICERS.includes(role));
  return {
    ...formView(application),
    nationalId: documentView(
      documents,
      application.nationalIdDocumentId,
      application.nationalIdDocumentName,
    ),
    cv: documentView(documents, application.cvDocumentId, application.cvDocumentName),
    documentsRemovedAt: isoOr(application.documentsRemovedAt),
    earlier: earlier.map((one) => ({
      id: one.id,
      reference: referenceFor(one),
      receivedAt: iso(one.receivedAt),
    })),
    checks: checksView(seeing),
    messages: messagesView(seeing, documents),
    declared: declaredBy(file, viewer.personId),
    relations: file.declarations.flatMap((one) =>
      one.relation === null
        ? []
        : [{ member: names.get(one.memberId) ?? '', relation: one.relation }],
    ),
    places: file.listings.map((listing) => placeView(seeing, listing)),
    proceedings: file.proceedings.map((one) => proceedingView(seeing, one)),
    steps: await stepsView(db, id),
    missingLists: LISTS.filter((list) => !file.listings.some((one) => one.list === list)),
    neutralId: (await findNeutralOf(db, id))?.id ?? null,
    may: [
      ...(isOfficer
        ? ['check', 'ask', 'open_list', ...(mayNotice(file) ? ['give_notice'] : [])]
        : []),
      ...(viewer.roles.includes('committee') ? ['declare'] : []),
    ],
  };
}

function mayNotice(file: File): boolean {
  const onList = file.listings.some(({ state }) =>
    ['trial_list', 'active', 'on_leave', 'suspended'].includes(state),
  );
  return onList && !file.proceedings.some((one) => one.decidedAt === null);
}

function formView(row: ApplicationRow) {
  return {
    id: row.id,
    reference: referenceFor(row),
    receivedAt: iso(row.receivedAt),
    name: row.fullName,
    email: row.email,
    phone: row.phone,
    bornOn: row.bornOn,
    gender: row.gender,
    profileLink: row.profileLink,
    nationalIdText: row.nationalIdText,
    address: row.address,
    nationality: row.nationality,
    correspondenceAddress: row.correspondenceAddress,
    qualifications: row.qualifications,
    certifications: row.certifications,
    specialisations: row.specialisations,
    actedBefore: row.actedBefore,
    experience: row.experience,
    holdsCertifications: row.holdsCertifications,
    heldCertifications: row.heldCertifications,
    isAvailable: row.isAvailable,
    hearingDays: row.hearingDays,
    additionalInformation: row.additionalInformation,
    cvText: row.cvText,
  };
}

function documentView(
  found: Map<string, PanelDocumentRow>,
  id: string | null,
  name: string | null,
) {
  const row = id ? found.get(id) : undefined;
  return row && name ? { id: row.id, name, type: row.type, size: row.size } : null;
}

function checksView({ file, names }: Seeing) {
  return CHECKS.map((item) => {
    const done = file.checks.find((one) => one.item === item);
    const seen = done && {
      source: done.source,
      note: done.note,
      at: iso(done.doneAt),
      by: names.get(done.doneBy) ?? '',
    };
    return { item, seen: seen ?? null };
  });
}

function messagesView({ file, names }: Seeing, documents: Map<string, PanelDocumentRow>) {
  const open = new Set(openQuestions(file).map((one) => one.id));
  return file.messages.map((one) => ({
    id: one.id,
    kind: one.kind,
    text: one.text,
    at: iso(one.at),
    by: one.byPerson && (names.get(one.byPerson) ?? ''),
    document: documentView(documents, one.documentId, one.documentName),
    isOpen: open.has(one.id),
  }));
}

function placeView({ file, viewer, names, today }: Seeing, listing: ListingRow) {
  const isOfficer = viewer.roles.some((role) => OFFICERS.includes(role));
  const isMember = viewer.roles.includes('committee');
  const cast = votesOn(file, listing);
  const mayVote =
    isMember &&
    questionOf(listing) !== null &&
    mayNotVote({ cast, recused: recusedIn(file) }, voterOf(file, viewer.personId)) === null;
  return {
    id: listing.id,
    list: listing.list,
    state: listing.state,
    since: iso(listing.since),
    ...nextOf(file, listing),
    suspendedUntil: listing.suspendedUntil,
    conductVersion: listing.conductVersion,
    may: [
      ...(isOfficer ? movesOf(placeOf(file, listing), 'officer', today) : []),
      ...(mayVote ? ['vote'] : []),
    ],
    ballots: maySeeVotes(file, viewer)
      ? cast.map((one) => ({
          member: names.get(one.memberId) ?? '',
          verdict: one.verdict,
          reasons: one.reasons,
          at: iso(one.castAt),
        }))
      : null,
  };
}

/** A member who has declared that there is no relation; nobody else sees how the others vote. */
function maySeeVotes(file: File, { personId, roles }: Viewer): boolean {
  return roles.includes('committee') && declaredBy(file, personId) === 'none';
}

function proceedingView({ file, viewer, names, now }: Seeing, row: ProceedingRow) {
  const cast = ballotsOn(file, row);
  const isMember = viewer.roles.includes('committee');
  const early = decisionProblem(proceedingOf(row), now);
  const mayVote =
    isMember &&
    !early &&
    mayNotVote({ cast, recused: recusedIn(file) }, judgeOf(file, row, viewer.personId)) === null;
  return {
    id: row.id,
    principle: row.principle,
    facts: row.facts,
    noticedAt: iso(row.noticedAt),
    replyDueOn: row.replyDueOn,
    reply: row.reply,
    repliedAt: isoOr(row.repliedAt),
    outcome: row.outcome,
    suspendedUntil: row.suspendedUntil,
    reasons: row.reasons,
    decidedAt: isoOr(row.decidedAt),
    may: mayVote ? ['vote'] : [],
    ballots: maySeeVotes(file, viewer)
      ? cast.map((one) => ({
          member: names.get(one.memberId) ?? '',
          verdict: one.verdict,
          reasons: one.reasons,
          at: iso(one.castAt),
        }))
      : null,
  };
}

async function stepsView(db: Db, id: string, isOwner = false) {
  // An officer's own note is not for the applicant; the reasons of a decline are.
  const told = (move: string) =>
    !isOwner || move === 'decline' || move === 'suspend' || move === 'reinstate';
  return (await listSteps(db, id)).map((one) => ({
    at: iso(one.at),
    list: one.list,
    from: one.fromState as ListingRow['state'] | null,
    to: one.toState as ListingRow['state'],
    reason: told(one.move) ? one.reason : '',
  }));
}

/** Where an application stands, for its owner. */
export async function ownerView({ db, now }: Pick<PanelDeps, 'db' | 'now'>, id: string) {
  const file = await findFile(db, id);
  if (!file) throw new Error(`The application ${id} was there a moment ago.`);
  const steps = await listSteps(db, id);
  const [at, today] = [now(), dayAt(now())];
  return {
    id,
    reference: referenceFor(file.application),
    receivedAt: iso(file.application.receivedAt),
    documentsGoneOn:
      file.application.documentsRemovedAt || (await findNeutralOf(db, id))
        ? null
        : goneOn(file, await monthsKept(db, at)),
    places: file.listings.map((listing) => {
      const declined = steps.findLast(
        (one) => one.listingId === listing.id && one.toState === 'declined',
      );
      const decision = listing.state === 'declined' ? (declined?.reason ?? null) : null;
      return {
        id: listing.id,
        list: listing.list,
        state: listing.state,
        since: iso(listing.since),
        ...nextOf(file, listing),
        decision,
        suspendedUntil: listing.suspendedUntil,
        mayApplyAgainOn: listing.state === 'declined' ? mayApplyAgainOn(listing.since) : null,
        may: ownerMoves(file, listing, today),
      };
    }),
    questions: file.messages
      .filter((one) => one.kind === 'question')
      .map((one) => ({
        id: one.id,
        text: one.text,
        at: iso(one.at),
        answer: answerTo(file, one.id),
      })),
    proceedings: file.proceedings.map((row) => ({
      id: row.id,
      principle: row.principle as 'independence',
      facts: row.facts,
      noticedAt: iso(row.noticedAt),
      replyDueOn: row.replyDueOn,
      reply: row.reply,
      outcome: row.outcome,
      suspendedUntil: row.suspendedUntil,
      reasons: row.reasons,
      mayReply: replyProblem(proceedingOf(row), at) === null,
    })),
    steps: await stepsView(db, id, true),
  };
}

function ownerMoves(
  file: File,
  listing: ListingRow,
  today: Day,
): ('withdraw' | 'accept_conduct' | 'reply_to_decision')[] {
  const place = placeOf(file, listing);
  const moves = movesOf(place, 'applicant', today).filter(
    (move) => move === 'withdraw' || move === 'accept_conduct',
  );
  return listing.state === 'declined' && !place.isDecisionAnswered
    ? [...moves, 'reply_to_decision']
    : moves;
}

function answerTo({ messages }: File, question: string) {
  const found = messages.find((one) => one.answers === question);
  return found ? { text: found.text, at: iso(found.at), documentName: found.documentName } : null;
}

/** The civil day on which the documents of an application that came to nothing are removed. */
export function goneOn({ listings }: Pick<File, 'listings'>, months: number): Day | null {
  if (
    listings.length === 0 ||
    !listings.every(({ state }) => over.includes(state) && state !== 'removed')
  )
    return null;
  return documentsGoneOn(
    new Date(Math.max(...listings.map(({ since }) => since.getTime()))),
    months,
  );
}
