import { membersIn } from './candidate.ts';
import type { Mandate, PartyChallenge, TribunalSeat } from './machine/fact-types.ts';
import { receipt } from './machine/receipts.ts';
import type { Transition } from './machine/row.ts';
import { rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'on' | 'partyId' | 'details'>;

/**
 * Who decides now, and what has been said of them since their appointment (ACA ss. 12(2) to 15), from what happened. A challenge is no
 * state of the dispute, which goes on meanwhile.
 */
export function mandatesIn(events: readonly Seen[]): Mandate[] {
  return events.reduce<Mandate[]>(mandatesAfter, []);
}

/** Of which seat of three a paper is; null where it is of several, or of whoever decides alone. */
export function seatOfPaperIn(events: readonly Seen[], document: string): TribunalSeat | null {
  const [one, ...others] = mandatesIn(events).filter(({ papers }) => papers.includes(document));
  if (!one || others.length > 0) return null;
  const seat = membersIn(events).members.find(({ neutral }) => neutral === one.neutral)?.seat;
  return seat === 'sole' ? null : (seat ?? null);
}

/**
 * Whether somebody was appointed before in the same reference who sits no more: whoever follows goes on in it (ACA s. 15(2), s. 29A(7)).
 * With the basis that was taken back its reference is over, and the next appointment begins another.
 */
export function isInPlaceOfAnother(
  events: readonly Pick<Seen, 'type'>[],
  sitting: readonly Mandate[],
): boolean {
  const since = events.findLastIndex(({ type }) => rowOf(type)?.takesBack === 'request') + 1;
  const appointed = events
    .slice(since)
    .filter(({ type }) => rowOf(type)?.candidate === 'appointed');
  return appointed.length > sitting.length;
}

function mandatesAfter(before: Mandate[], event: Seen): Mandate[] {
  const row = rowOf(event.type);
  if (row?.takesBack) return [];
  const { neutral, document } = event.details;
  if (row?.candidate === 'appointed' && typeof neutral === 'string')
    return [
      ...(typeof document === 'string' ? before.map((one) => noticed(one, document)) : before),
      beginning(neutral, event),
    ];
  if (row?.candidate === 'ended') return before.filter((one) => one.neutral !== neutral);
  const { mandate: change } = row ?? {};
  if (!change) return before;
  return before.map((one) => (isOf(one, event) ? { ...one, ...changed(change, one, event) } : one));
}

/** The notice of the last of three is the notice of those who were appointed before, too. */
function noticed(mandate: Mandate, notice: string): Mandate {
  if (!mandate.isBeforeNotice) return mandate;
  return { ...mandate, papers: [notice, ...mandate.papers], isBeforeNotice: false };
}

function beginning(
  neutral: string,
  { on: since, details: { document, isPart } }: Pick<Seen, 'on' | 'details'>,
): Mandate {
  return {
    neutral,
    since,
    ...(isPart === true ? { isBeforeNotice: true } : {}),
    papers: typeof document === 'string' ? [document] : [],
    received: [],
    challenges: [],
    givenUp: [],
  };
}

/** An act names the person; a receipt names the paper, which is one person's. */
function isOf({ neutral, papers }: Mandate, { details }: Seen): boolean {
  if (typeof details.neutral === 'string') return details.neutral === neutral;
  return typeof details.document === 'string' && papers.includes(details.document);
}

function changed(
  change: NonNullable<Transition['mandate']>,
  mandate: Mandate,
  { partyId, details }: Seen,
): Partial<Mandate> {
  const { papers, received, challenges, givenUp } = mandate;
  const document = typeof details.document === 'string' ? details.document : null;
  if (change === 'discloses') return { papers: [...papers, ...(document ? [document] : [])] };
  if (partyId === null) return {};
  if (change === 'received') return { received: [...received, receipt(partyId, document ?? '')] };
  if (change === 'known')
    return {
      received: document ? [...received, receipt(partyId, document)] : received,
      // What is known since may be a challenge of its own.
      challenges: challenges.filter((one) => !isLost(one, partyId)),
    };
  if (change === 'given_up') return { givenUp: [...givenUp, partyId] };
  if (change === 'challenged')
    return { challenges: [...challenges, { partyId, answered: [], agreed: [], outcome: null }] };
  const about = change === 'answered' ? details.challenger : partyId;
  return {
    challenges: challenges.map((one) =>
      one.partyId === about && one.outcome === null
        ? afterWord(change, one, { partyId, details })
        : one,
    ),
  };
}

const isLost = (one: PartyChallenge, partyId: string) =>
  one.partyId === partyId && one.outcome === 'dismissed';

function afterWord(
  change: 'answered' | 'voted' | 'decided',
  challenge: PartyChallenge,
  { partyId, details }: { partyId: string; details: Seen['details'] },
): PartyChallenge {
  if (change === 'decided')
    return { ...challenge, outcome: details.upheld === true ? 'upheld' : 'dismissed' };
  if (change === 'voted') {
    const vote = { neutral: String(details.voter), isUpheld: details.upheld === true };
    return { ...challenge, votes: [...(challenge.votes ?? []), vote] };
  }
  const { answered, agreed } = challenge;
  return {
    ...challenge,
    answered: [...answered, partyId],
    agreed: details.agrees === true ? [...agreed, partyId] : agreed,
  };
}
