import type { OutputOf } from '#kernel/endpoint.ts';
import type { OfficeApplication } from '../actions/application.ts';
import type { officeApplication } from '../contract/office.ts';
import { CHECKS } from '../rules/checklist.ts';
import { LISTS } from '../rules/empanelment.ts';
import { referenceOf } from '../rules/retention.ts';
import type { ApplicationRow } from '../store/applications.ts';
import { stepView } from './status.ts';

type View = OutputOf<typeof officeApplication>;

/** One application as the office sees it. */
export function applicationView(found: OfficeApplication): View {
  const { application, listings, declarations } = found.file;
  const { nationalIdDocumentId, nationalIdDocumentName } = application;
  return {
    ...formView(application),
    nationalId: documentView(found, nationalIdDocumentId, nationalIdDocumentName),
    cv: documentView(found, application.cvDocumentId, application.cvDocumentName),
    documentsRemovedAt: application.documentsRemovedAt?.toISOString() ?? null,
    earlier: found.earlier.map(ownApplicationView),
    checks: CHECKS.map((item) => ({ item, seen: checkView(found, item) })),
    messages: messagesView(found),
    declared: found.declared,
    relations: declarations.flatMap(({ relation, memberId }) =>
      relation === null ? [] : [{ member: found.names.get(memberId) ?? '', relation }],
    ),
    places: found.places.map((place) => placeView(found, place)),
    proceedings: found.proceedings.map((one) => proceedingView(found, one)),
    steps: found.steps.map(stepView),
    missingLists: LISTS.filter((list) => !listings.some((one) => one.list === list)),
    neutralId: found.neutralId,
    may: found.may,
  };
}

/** An application in a list of somebody's own, or of those that came from one address. */
export function ownApplicationView(row: ApplicationRow) {
  const { id, receivedAt } = row;
  return { id, reference: referenceOf(row), receivedAt: receivedAt.toISOString() };
}

function formView(row: ApplicationRow) {
  return {
    ...ownApplicationView(row),
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
  { documents }: OfficeApplication,
  id: string | null,
  name: string | null,
): View['cv'] {
  const row = documents.find((one) => one.id === id);
  return row && name ? { id: row.id, name, type: row.type, size: row.size } : null;
}

function checkView({ file, names }: OfficeApplication, item: (typeof CHECKS)[number]) {
  const done = file.checks.find((one) => one.item === item);
  if (!done) return null;
  const { source, note, doneAt, doneBy } = done;
  return { source, note, at: doneAt.toISOString(), by: names.get(doneBy) ?? '' };
}

function messagesView(found: OfficeApplication): View['messages'] {
  return found.file.messages.map(({ id, kind, text, at, byPerson, ...message }) => ({
    id,
    kind,
    text,
    at: at.toISOString(),
    by: byPerson && (found.names.get(byPerson) ?? ''),
    document: documentView(found, message.documentId, message.documentName),
    isOpen: found.openQuestions.includes(id),
  }));
}

type Place = OfficeApplication['places'][number];

function placeView({ names }: OfficeApplication, { listing, next, may, ballots }: Place) {
  const { id, list, state, since, suspendedUntil, conductVersion } = listing;
  return {
    id,
    list,
    state,
    since: since.toISOString(),
    ...next,
    suspendedUntil,
    conductVersion,
    may,
    ballots: ballotsView(ballots, names),
  };
}

type Proceeding = OfficeApplication['proceedings'][number];

function proceedingView({ names }: OfficeApplication, { row, may, ballots }: Proceeding) {
  const { id, principle, facts, replyDueOn, reply, outcome, suspendedUntil, reasons } = row;
  return {
    id,
    principle,
    facts,
    noticedAt: row.noticedAt.toISOString(),
    replyDueOn,
    reply,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    outcome,
    suspendedUntil,
    reasons,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    may,
    ballots: ballotsView(ballots, names),
  };
}

type Ballot = { memberId: string; verdict: string; reasons: string; castAt: Date };

function ballotsView(ballots: readonly Ballot[] | null, names: OfficeApplication['names']) {
  if (!ballots) return null;
  return ballots.map(({ memberId, verdict, reasons, castAt }) => ({
    member: names.get(memberId) ?? '',
    verdict,
    reasons,
    at: castAt.toISOString(),
  }));
}
