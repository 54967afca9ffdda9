import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { OfficeDisputeReading } from '../actions/office-reading.ts';
import type { officeDispute } from '../contract/office.ts';
import { officerIn, paperIn } from '../rules/event-details.ts';
import { limitationSummaryOf, requestedTermsOf } from '../rules/request-summary.ts';
import { lawOf } from '../rules/scrutiny.ts';
import { TRAITS } from '../rules/words.ts';
import { papersOf } from './cure-papers.ts';

type View = OutputOf<typeof officeDispute>;
type Reading = OfficeDisputeReading;
type File = Reading['file'];

/** One dispute as the officer sees it. */
export function officeDisputeView(reading: Reading): View {
  const { file, officers, isMine, isRegistrar, may, names } = reading;
  const { dispute, basis } = file;
  return {
    ...requestView(reading),
    officer: nameIn(names, dispute.officerId),
    officerId: dispute.officerId,
    officers,
    isMine,
    isRegistrar,
    parties: file.parties.map((party) => partyView(reading, party)),
    limits: limitsView(reading),
    checklist: {
      round: reading.scrutiny.round,
      items: reading.scrutiny.found.map((result) => itemView(reading, result)),
    },
    consents: reading.consents.map((consent) => consentView(reading, consent)),
    basis: basis && {
      basis: basis.basis,
      reasons: basis.reasons,
      at: basis.decidedAt.toISOString(),
      by: nameIn(names, basis.decidedBy) ?? '',
    },
    events: file.events.map((event) => eventView(reading, event)),
    may: [...may, ...(dispute.state === 'scrutiny' ? ['check'] : [])],
    version: dispute.version,
  };
}

function nameIn(names: Reading['names'], personId: string | null): string | null {
  return personId ? (names.get(personId) ?? '') : null;
}

function requestView({ file, track, documents, papersPage, nameable }: Reading) {
  const { dispute } = file;
  const { id, reference, process, state, stateBefore, title, facts, relief, sector } = dispute;
  const { seat, language, arbitrators, currency, isUrgent, warnings, commencedOn } = dispute;
  return {
    id,
    reference,
    process,
    state,
    stateBefore,
    track,
    wish: dispute.track,
    since: dispute.stateSince.toISOString(),
    filedAt: dispute.filedAt.toISOString(),
    title,
    facts,
    relief,
    sector,
    seat,
    language,
    arbitrators,
    currency,
    isUrgent,
    warnings,
    commencedOn,
    sum: jsonMinor(dispute.sumMinor),
    limitation: limitationSummaryOf(dispute),
    traits: TRAITS.filter((one) => dispute.traits.includes(one)),
    filingHash: dispute.filingHash.toString('hex'),
    signed: requestedTermsOf(file).signed,
    claims: file.claims.map(claimView),
    agreement: agreementView(file),
    documents: documents.map(documentView),
    papersPage,
    nameable: nameable.map(documentView),
  };
}

function claimView({ id, head, amountMinor, isCounterclaim, ...claim }: File['claims'][number]) {
  const { interestBasis, interestRate, interestFrom } = claim;
  const amount = jsonMinor(amountMinor);
  return { id, head, amount, isCounterclaim, interestBasis, interestRate, interestFrom };
}

function agreementView({ agreement }: File) {
  if (!agreement) return null;
  const { clause, page, agreedOn, version, proposedBy, namesInstitution, documentId } = agreement;
  return { clause, page, agreedOn, version, proposedBy, namesInstitution, documentId };
}

function documentView(document: Reading['documents'][number]) {
  const { id, kind, title, type, audience, issuedNumber: number, signer, partyId } = document;
  return {
    id,
    kind,
    title,
    type,
    size: Number(document.size),
    addedAt: document.addedAt.toISOString(),
    hash: document.contentHash.toString('hex'),
    audience,
    number,
    signer,
    partyId,
  };
}

function standingView(standing: Reading['facts']['parties'][number] | undefined) {
  return {
    isServed: standing?.isServed ?? false,
    hasAnswered: standing?.hasAnswered ?? false,
    hasAgreed: standing?.hasAgreed ?? false,
    isDisputed: standing?.isDisputed ?? false,
    isReleased: standing?.isReleased ?? false,
  };
}

function partyView({ facts }: Reading, party: File['parties'][number]) {
  const { id, side, place, kind, name, registration, language } = party;
  const standing = facts.parties.find(({ partyId }) => partyId === id);
  return {
    id,
    side,
    place,
    kind,
    name,
    registration,
    language,
    ...standingView(standing),
    receivedOn: facts.receivedOn[id] ?? null,
    contacts: party.contacts.map(contactView),
    representatives: party.representatives.map(representativeView),
  };
}

function contactView(contact: File['parties'][number]['contacts'][number]) {
  const { id, channel, value, isDesignated, designatedIn } = contact;
  return {
    id,
    channel,
    value,
    isDesignated,
    designatedIn,
    isVerified: contact.verifiedAt !== null,
    addedAt: contact.addedAt.toISOString(),
    endedAt: contact.endedAt?.toISOString() ?? null,
  };
}

function representativeView(one: File['parties'][number]['representatives'][number]) {
  const { id, name, firm, email, mobile, authorityId } = one;
  return { id, name, firm, email, mobile, authorityId, isOver: one.endedAt !== null };
}

function limitsView({ limits }: Reading): View['limits'] {
  return limits.map(({ id, row, partyId, dueOn, state, whose, citation, ...limit }) => ({
    id,
    row,
    partyId,
    dueOn,
    state,
    whose,
    citation,
    startedOn: limit.startedOn,
    isHeld: limit.heldSince !== null,
    isRowConfirmed: limit.isRowConfirmed,
    takenUntil: limit.explained.takenUntil,
  }));
}

type CheckResult = Reading['scrutiny']['found'][number];

function itemView(reading: Reading, { item, status, finding }: CheckResult) {
  const row = reading.scrutiny.looks.find(({ id }) => id === finding?.id);
  return {
    item,
    law: lawOf(item, reading.file.dispute.process),
    status,
    seen: row?.id ?? null,
    finding: row ? findingView(reading, row) : null,
    cures: curesView(reading, item),
  };
}

/** What the claimant answered to the last memo, for whoever looks at it again. */
function curesView({ cures, nameable }: Reading, item: CheckResult['item']) {
  return cures
    .filter((cure) => cure.item === item)
    .map((cure) => ({
      round: cure.round,
      answer: cure.answer,
      at: cure.at.toISOString(),
      papers: papersOf(cure, { documents: nameable }),
    }));
}

function findingView({ names }: Reading, row: Reading['scrutiny']['looks'][number]) {
  const { verdict, note, correction, round } = row;
  return {
    verdict,
    note,
    correction,
    round,
    at: row.at.toISOString(),
    by: nameIn(names, row.byPerson) ?? '',
  };
}

function consentView({ names }: Reading, consent: Reading['consents'][number]) {
  const { id, partyId, kind, number, documentId, signer, capacity, way, text } = consent.row;
  return {
    id,
    partyId,
    kind,
    number,
    documentId,
    signer,
    capacity,
    way,
    givenAt: consent.row.givenAt.toISOString(),
    text,
    status: consent.status,
    hash: consent.row.textHash.toString('hex'),
    proofs: consent.proofs.map((proof) => ({
      method: proof.method,
      at: proof.at.toISOString(),
      by: nameIn(names, proof.byPerson),
      documentId: proof.documentId,
      called: proof.called,
      source: proof.source,
      note: proof.note,
    })),
  };
}

function eventView({ names }: Reading, event: File['events'][number]) {
  const { id, number, type, partyId, why } = event;
  return {
    id,
    number,
    type,
    at: event.at.toISOString(),
    on: event.onDay,
    partyId,
    by: nameIn(names, event.byPerson),
    about: nameIn(names, officerIn(event)),
    role: event.byRole,
    from: event.fromState,
    to: event.toState,
    why,
    paperId: paperIn(event),
  };
}
