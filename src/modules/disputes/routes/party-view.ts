import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { countedTrack } from '../actions/limits.ts';
import type { PartyDisputeReading } from '../actions/party.ts';
import { limitationSummaryOf } from '../actions/reading.ts';
import { placeOfParty } from '../actions/tax-place.ts';
import type { theDispute } from '../contract/party-view.ts';

type View = OutputOf<typeof theDispute>;

/** A dispute in the words of the contract, as one of its parties may read it. */
export function viewOf(
  {
    file,
    standing,
    received,
    limits,
    may,
    releasable,
    consents,
    texts,
    openings,
    ...ahead
  }: PartyDisputeReading,
  now: Date,
): View {
  const { dispute, parties, claims, agreement, events, documents } = file;
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const dayOf = (type: string, partyId: string) =>
    events.findLast((event) => event.type === type && event.partyId === partyId)?.onDay ?? null;
  // ACA s. 21: for each respondent the earliest day that is proved; what was taken back shows nothing.
  const sinceTakenBack = (partyId: string) => {
    const at = events.findLastIndex(
      ({ type, partyId: itsParty }) => type === 'service_reversed' && itsParty === partyId,
    );
    const standing = events.slice(at + 1).filter((event) => event.partyId === partyId);
    const last = (type: string) => standing.findLast((event) => event.type === type)?.onDay ?? null;
    return { servedOn: received[partyId] ?? last('served'), answeredOn: last('answered') };
  };
  const {
    id,
    reference,
    process,
    state,
    title,
    facts,
    relief,
    seat,
    arbitrators,
    language,
    sector,
    currency,
  } = dispute;
  return {
    track: countedTrack(file),
    wish: dispute.track,
    limitation: limitationSummaryOf(dispute),
    id,
    reference,
    process,
    state,
    title,
    facts,
    relief,
    seat,
    arbitrators,
    language,
    sector,
    currency,
    as: standing.as === 'respondent' ? 'respondent' : 'claimant',
    sum: jsonMinor(dispute.sumMinor),
    commencedOn: dispute.commencedOn,
    asOf: now.toISOString(),
    filedAt: dispute.filedAt.toISOString(),
    limits: limits.map(
      ({ row, partyId, who, startedOn, dueOn, state: is, heldSince, citation }) => ({
        limit: row,
        partyId,
        who,
        startedOn,
        dueOn,
        isOver: is === 'missed',
        isHeld: heldSince !== null,
        citation,
      }),
    ),
    ...aheadOf(ahead),
    parties: parties.map((party) => ({
      id: party.id,
      side: party.side,
      kind: party.kind,
      name: party.name,
      isYou: standing.partyIds.includes(party.id),
      representatives: party.representatives
        .filter(({ endedAt }) => !endedAt)
        .map(({ name, firm }) => (firm ? `${name}, ${firm}` : name)),
      ...sinceTakenBack(party.id),
      releasedOn: dayOf('respondent_released', party.id),
      mayRelease: releasable.includes(party.id),
      contacts: standing.partyIds.includes(party.id) ? contactsOf(party) : [],
      taxPlace: standing.partyIds.includes(party.id)
        ? placeOfParty(party, party.contacts, now)
        : null,
    })),
    claims: claims.map((claim) => ({
      id: claim.id,
      partyId: claim.partyId,
      isCounterclaim: claim.isCounterclaim,
      head: claim.head,
      amount: jsonMinor(claim.amountMinor),
      interestBasis: claim.interestBasis,
      interestRate: claim.interestRate,
      interestFrom: claim.interestFrom,
    })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreedOn,
      version: agreement.version,
      proposedBy: agreement.proposedBy,
    },
    timeline: events.map(({ id: event, type, at, onDay, partyId, why }) => ({
      id: event,
      type,
      at: at.toISOString(),
      on: onDay,
      party: partyId ? (names.get(partyId) ?? null) : null,
      why,
    })),
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      title: document.title,
      type: document.type,
      size: Number(document.size),
      addedAt: document.addedAt.toISOString(),
      sha256: document.contentHash.toString('hex'),
      issued:
        document.issuedNumber && document.signer
          ? { number: document.issuedNumber, signer: document.signer }
          : null,
      filedBy: document.issuedNumber ? null : document.partyId,
      openedBy: document.audience === 'parties' ? [...(openings.get(document.id) ?? [])] : null,
    })),
    consents: consents.map(({ row, status, proofs, mayWithdraw, mayDeny }) => ({
      id: row.id,
      partyId: row.partyId,
      kind: row.kind,
      number: row.number,
      documentId: row.documentId,
      signer: row.signer,
      givenAt: row.givenAt.toISOString(),
      status,
      shownBy: proofs.map(({ method }) => method),
      mayWithdraw,
      mayDeny,
    })),
    consentTexts: { submission: texts.submission ?? '', fastTrack: texts.fast_track ?? '' },
    may,
  };
}

type Ahead = Pick<PartyDisputeReading, 'next' | 'passed' | 'lanes' | 'estimate'>;

function aheadOf({ next, passed, lanes, estimate }: Ahead): Pick<View, keyof Ahead> {
  return { next, passed, lanes, estimate };
}

function contactsOf(
  party: PartyDisputeReading['file']['parties'][number],
): View['parties'][number]['contacts'] {
  const current = party.contacts.filter(({ endedAt }) => !endedAt);
  return current.map(({ id, channel, value, isDesignated }) => ({
    id,
    channel,
    value,
    isDesignated,
  }));
}
