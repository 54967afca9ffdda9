import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { documentsFor, OwnDisputes, PartyDisputeReading } from '../actions/party.ts';
import type { disputeDocuments, theDispute } from '../contract/party-view.ts';
import { limitationSummaryOf } from '../rules/request-summary.ts';

type View = OutputOf<typeof theDispute>;

/** A page of the disputes in which a person stands for a party, or is the neutral. */
export function ownDisputesView({ disputes, next }: OwnDisputes) {
  const rows = disputes.map(({ id, reference, process, title, state, as, isInvited, ...row }) => ({
    id,
    reference,
    process,
    title: isInvited ? reference : title,
    state: isInvited ? null : state,
    as,
    filedAt: row.filedAt.toISOString(),
    claimant: row.claimant,
    against: row.against,
    news: row.news,
  }));
  return { disputes: rows, next };
}

/** A dispute in the words of the contract, as one of its parties may read it. */
export function partyDisputeView(reading: PartyDisputeReading): View {
  const { next, passed, lanes, may, texts } = reading;
  return {
    ...requestView(reading),
    as: reading.as,
    asOf: reading.now.toISOString(),
    newSince: reading.news.since?.toISOString() ?? null,
    newPapers: reading.news.papers,
    limits: limitsView(reading),
    next,
    passed,
    lanes,
    estimate: estimateView(reading),
    parties: reading.file.parties.map((party) => partyView(reading, party)),
    timeline: timelineView(reading),
    consents: consentsView(reading),
    consentTexts: { submission: texts.submission ?? '', fastTrack: texts.fast_track ?? '' },
    may,
  };
}

function requestView({ file, track }: PartyDisputeReading) {
  const { dispute } = file;
  const { id, reference, process, state, title, facts, relief } = dispute;
  const { seat, arbitrators, language, sector, currency, commencedOn } = dispute;
  return {
    id,
    reference,
    process,
    state,
    track,
    wish: dispute.track,
    title,
    facts,
    relief,
    seat,
    arbitrators,
    language,
    sector,
    currency,
    commencedOn,
    limitation: limitationSummaryOf(dispute),
    sum: jsonMinor(dispute.sumMinor),
    filedAt: dispute.filedAt.toISOString(),
    claims: claimsView(file),
    agreement: agreementView(file),
  };
}

function estimateView({ estimate }: PartyDisputeReading): View['estimate'] {
  if (!estimate) return null;
  const { now, later, most } = estimate;
  return {
    now: jsonMinor(now),
    later: jsonMinor(later),
    most: most === null ? null : jsonMinor(most),
  };
}

type File = PartyDisputeReading['file'];

function claimsView({ claims }: File): View['claims'] {
  return claims.map(({ id, partyId, isCounterclaim, head, amountMinor, ...claim }) => ({
    id,
    partyId,
    isCounterclaim,
    head,
    amount: jsonMinor(amountMinor),
    interestBasis: claim.interestBasis,
    interestRate: claim.interestRate,
    interestFrom: claim.interestFrom,
  }));
}

function agreementView({ agreement }: File): View['agreement'] {
  if (!agreement) return null;
  const { clause, page, agreedOn, version, proposedBy } = agreement;
  return { clause, page, agreedOn, version, proposedBy };
}

function limitsView({ limits }: PartyDisputeReading): View['limits'] {
  return limits.map(({ row, partyId, who, startedOn, dueOn, state, heldSince, citation }) => ({
    limit: row,
    partyId,
    who,
    startedOn,
    dueOn,
    isOver: state === 'missed',
    isHeld: heldSince !== null,
    isPaused: state === 'paused',
    citation,
  }));
}

function partyView(reading: PartyDisputeReading, party: File['parties'][number]) {
  const { id, side, kind, name } = party;
  const { file, standing, releasable, taxPlaces } = reading;
  const isYou = standing.partyIds.includes(id);
  return {
    id,
    side,
    kind,
    name,
    isYou,
    representatives: party.representatives
      .filter(({ endedAt }) => !endedAt)
      .map((one) => (one.firm ? `${one.name}, ${one.firm}` : one.name)),
    ...receivedView(reading, id),
    releasedOn:
      file.events.findLast(({ type, partyId }) => type === 'respondent_released' && partyId === id)
        ?.onDay ?? null,
    mayRelease: releasable.includes(id),
    contacts: isYou ? contactsView(party) : [],
    taxPlace: taxPlaces.get(id) ?? null,
  };
}

/** ACA s. 21: for each respondent the earliest day that is proved; what was taken back shows nothing. */
function receivedView({ file: { events }, received }: PartyDisputeReading, party: string) {
  const takenBack = events.findLastIndex(
    ({ type, partyId }) => type === 'service_reversed' && partyId === party,
  );
  const since = events.slice(takenBack + 1).filter(({ partyId }) => partyId === party);
  const last = (type: string) => since.findLast((event) => event.type === type)?.onDay ?? null;
  return { servedOn: received[party] ?? last('served'), answeredOn: last('answered') };
}

function contactsView({ contacts }: File['parties'][number]) {
  return contacts
    .filter(({ endedAt }) => !endedAt)
    .map(({ id, channel, value, isDesignated }) => ({ id, channel, value, isDesignated }));
}

function timelineView({ file, news }: PartyDisputeReading): View['timeline'] {
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  return file.events.map(({ id, type, at, onDay, partyId, why }) => ({
    id,
    type,
    at: at.toISOString(),
    on: onDay,
    party: partyId ? (names.get(partyId) ?? null) : null,
    why,
    isNew: news.events.has(id),
  }));
}

/** The papers that somebody may read, with the names of those who filed or opened them. */
export function disputeDocumentsView(
  found: NonNullable<Awaited<ReturnType<typeof documentsFor>>>,
): OutputOf<typeof disputeDocuments> {
  return {
    parties: found.file.parties.map(({ id, side, name }) => ({ id, side, name })),
    documents: documentsView(found),
  };
}

function documentsView({
  file: { documents },
  openings,
}: NonNullable<Awaited<ReturnType<typeof documentsFor>>>): OutputOf<
  typeof disputeDocuments
>['documents'] {
  return documents.map((document) => {
    const { id, kind, title, type, issuedNumber, signer } = document;
    return {
      id,
      kind,
      title,
      type,
      size: Number(document.size),
      addedAt: document.addedAt.toISOString(),
      sha256: document.contentHash.toString('hex'),
      issued: issuedNumber && signer ? { number: issuedNumber, signer } : null,
      filedBy: issuedNumber ? null : document.partyId,
      openedBy: document.audience === 'parties' ? [...(openings.get(id) ?? [])] : null,
    };
  });
}

function consentsView({ consents }: PartyDisputeReading): View['consents'] {
  return consents.map(({ row, status, proofs, mayWithdraw, mayDeny }) => {
    const { id, partyId, kind, number, documentId, signer, givenAt } = row;
    return {
      id,
      partyId,
      kind,
      number,
      documentId,
      signer,
      givenAt: givenAt.toISOString(),
      status,
      shownBy: proofs.map(({ method }) => method),
      mayWithdraw,
      mayDeny,
    };
  });
}
