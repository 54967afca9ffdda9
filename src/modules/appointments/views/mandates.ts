import type { MandateChoices, MandateRead, MandatesRead } from '../actions/mandates.ts';

type Named = readonly { id: string; name: string }[];

/** The same for both sides, the office and whoever decides. */
export function mandateView(read: MandateRead, parties: Named) {
  const named = new Map(parties.map(({ id, name }) => [id, name]));
  const { id, name, from, noticeId, circumstances, challenges, givenUp, end } = read;
  return {
    ...{ id, name, from, noticeId, circumstances },
    challenges: challenges.map((one) => challengeView(one, read, named)),
    givenUp: givenUp.map((party) => named.get(party) ?? ''),
    end: end && { ...end, ground: endOf(end.ground) },
  };
}

type Deciding = { of: Pick<MandateRead, 'id' | 'name'>; partyId: string };

/** A challenge by the party that challenges, and of whom it is. */
export function decidingView({ of, partyId: id }: Deciding, parties: Named) {
  const name = parties.find((one) => one.id === id)?.name ?? '';
  return { ...{ id, name }, candidate: of.id, of: of.name };
}

type Challenge = MandateRead['challenges'][number];

function challengeView(
  { partyId, on, grounds, reason, isLate, knownOn, answers, decision }: Challenge,
  { answersDue, decisionsDue, end }: MandateRead,
  named: ReadonlyMap<string, string>,
) {
  const isOpen = decision === null && end === null;
  const awaited = Object.entries(isOpen ? answersDue : {}).filter(
    ([party]) => party !== partyId && !answers.some((one) => one.partyId === party),
  );
  return {
    ...{ partyId, on, grounds, reason, isLate, knownOn },
    party: named.get(partyId) ?? '',
    answers: answers.map(({ partyId: party, agrees, reason: why }) => ({
      party: named.get(party) ?? '',
      ...{ agrees, reason: why },
    })),
    awaited: awaited.map(([party, dueOn]) => ({ party: named.get(party) ?? '', dueOn })),
    decisionDueOn: isOpen ? (decisionsDue[partyId] ?? null) : null,
    decision: decision && { upheld: decision.upheld, reason: decision.reason },
  };
}

const ENDS = [
  'withdrew',
  'challenge',
  'parties',
  'death',
  'incapacity',
  'failure',
  'court',
] as const;
/** What an event kept; the table of moves takes no other. */
function endOf(ground: string): (typeof ENDS)[number] {
  return ENDS.find((one) => one === ground) ?? 'withdrew';
}

export function mandatesView({ sitting, former }: MandatesRead, parties: Named) {
  return {
    sitting: sitting.map((one) => mandateView(one, parties)),
    former: former.map((one) => mandateView(one, parties)),
  };
}

export function choicesView(
  { id, name }: Pick<MandateRead, 'id' | 'name'>,
  { mayChallenge, mayAnswer, mayGiveUp }: MandateChoices,
  parties: Named,
) {
  const named = new Map(parties.map((one) => [one.id, one.name]));
  return {
    ...{ id, name },
    mayChallenge: mayChallenge.map((one) => ({
      ...{ id: one.id, name: one.name, dueOn: one.dueOn, isOver: one.isOver },
    })),
    mayAnswer: mayAnswer.map((one) => ({
      ...{ id: one.id, name: one.name, challenger: one.challenger },
      challengerName: named.get(one.challenger) ?? '',
    })),
    mayGiveUp: mayGiveUp.map((one) => ({ id: one.id, name: one.name })),
  };
}
