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
    events.findLast((event) => event.type === type && event.party_id === partyId)?.on_day ?? null;
  // ACA s. 21: for each respondent the earliest day that is proved; what was taken back shows nothing.
  const sinceTakenBack = (partyId: string) => {
    const at = events.findLastIndex(
      ({ type, party_id }) => type === 'service_reversed' && party_id === partyId,
    );
    const standing = events.slice(at + 1).filter((event) => event.party_id === partyId);
    const last = (type: string) =>
      standing.findLast((event) => event.type === type)?.on_day ?? null;
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
    sum: jsonMinor(dispute.sum_minor),
    commencedOn: dispute.commenced_on,
    asOf: now.toISOString(),
    filedAt: dispute.filed_at.toISOString(),
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
        .filter(({ ended_at }) => !ended_at)
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
      partyId: claim.party_id,
      isCounterclaim: claim.is_counterclaim,
      head: claim.head,
      amount: jsonMinor(claim.amount_minor),
      interestBasis: claim.interest_basis,
      interestRate: claim.interest_rate,
      interestFrom: claim.interest_from,
    })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreed_on,
      version: agreement.version,
      proposedBy: agreement.proposed_by,
    },
    timeline: events.map(({ id: event, type, at, on_day, party_id, why }) => ({
      id: event,
      type,
      at: at.toISOString(),
      on: on_day,
      party: party_id ? (names.get(party_id) ?? null) : null,
      why,
    })),
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      title: document.title,
      type: document.type,
      size: Number(document.size),
      addedAt: document.added_at.toISOString(),
      sha256: document.content_hash.toString('hex'),
      issued:
        document.issued_number && document.signer
          ? { number: document.issued_number, signer: document.signer }
          : null,
      filedBy: document.issued_number ? null : document.party_id,
      openedBy: document.audience === 'parties' ? [...(openings.get(document.id) ?? [])] : null,
    })),
    consents: consents.map(({ row, standing: is, proofs, mayWithdraw, mayDeny }) => ({
      id: row.id,
      partyId: row.party_id,
      kind: row.kind,
      number: row.number,
      documentId: row.document_id,
      signer: row.signer,
      givenAt: row.given_at.toISOString(),
      standing: is,
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
  const current = party.contacts.filter(({ ended_at }) => !ended_at);
  return current.map(({ id, channel, value, is_designated }) => ({
    id,
    channel,
    value,
    isDesignated: is_designated,
  }));
}
