import type { NomineeSeat, SideNomination } from './machine/fact-types.ts';
import { NOMINEES } from './machine/members.ts';
import { type DisputeFacts, rowOf } from './machine.ts';
import type { PastEvent, Side } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;
type Sides = readonly { id: string; side: Side }[];
type Standing = Pick<DisputeFacts, 'nominations' | 'presiding'>;

const NONE: Standing = { nominations: {}, presiding: null };

/** Whom each side and then the two nominees named, from what happened; it falls with the request and with the service of anybody. */
export function nominationsIn(parties: Sides, events: readonly Seen[]): Standing {
  return events.reduce<Standing>((before, event) => after(before, event, parties), NONE);
}

function after(before: Standing, event: Seen, parties: Sides): Standing {
  const row = rowOf(event.type);
  if (row?.takesBack) return NONE;
  // The two who were to agree are not two any more, or whom they named presides no more.
  if (row?.candidate === 'ended') return { ...before, presiding: null };
  if (row?.nominates === undefined) return before;
  return { ...before, ...changes[row.nominates](before, event, parties) };
}

type Change = (before: Standing, event: Seen, parties: Sides) => Partial<Standing>;

const changes: Record<NonNullable<NonNullable<ReturnType<typeof rowOf>>['nominates']>, Change> = {
  asked: ({ nominations }, { details: { seat } }) => ({
    nominations: {
      ...nominations,
      ...Object.fromEntries(
        NOMINEES.filter((one) => (seat ?? null) === null || seat === one).map((one) => [
          one,
          ASKED,
        ]),
      ),
    },
  }),
  named: ({ nominations }, { partyId }, parties) => {
    const side = parties.find(({ id }) => id === partyId)?.side;
    const asked = side && nominations[side];
    if (!asked || partyId === null) return {};
    const named = { ...asked, named: [...asked.named, partyId] };
    return { nominations: { ...nominations, [side]: named } };
  },
  over: ({ nominations }, { details: { seat, nominee, outcome } }) => {
    const side = NOMINEES.find((one) => one === seat);
    const asked = side && nominations[side];
    if (!asked) return {};
    const over: SideNomination = {
      ...asked,
      isOut: false,
      nominee: typeof nominee === 'string' ? nominee : null,
      outcome: outcomeIn(outcome),
    };
    return { nominations: { ...nominations, [side]: over } };
  },
  presiding_asked: () => ({ presiding: { isOut: true, proposals: {}, name: null } }),
  presiding_proposed: ({ presiding }, { details: { neutral, name } }) =>
    presiding
      ? {
          presiding: {
            ...presiding,
            proposals: { ...presiding.proposals, [String(neutral)]: String(name) },
          },
        }
      : {},
  presiding_named: ({ presiding }, { details: { name } }) =>
    presiding ? { presiding: { ...presiding, isOut: false, name: String(name) } } : {},
};

const ASKED: SideNomination = { isOut: true, named: [], nominee: null, outcome: null };

const OUTCOMES = ['named', 'silent', 'divided', 'same'] as const;
const outcomeIn = (said: unknown): SideNomination['outcome'] =>
  OUTCOMES.find((one) => one === said) ?? null;

/** What one side's parties named comes to: one voice. Silence leaves it to those who spoke; who named different people did not agree. */
export function voiceOf(named: readonly string[]): Pick<SideNomination, 'nominee' | 'outcome'> {
  const [first] = named;
  if (first === undefined) return { nominee: null, outcome: 'silent' };
  return named.every((one) => one === first)
    ? { nominee: first, outcome: 'named' }
    : { nominee: null, outcome: 'divided' };
}

type Voices = Partial<Record<NomineeSeat, readonly string[]>>;
type Outcomes = Partial<Record<NomineeSeat, Pick<SideNomination, 'nominee' | 'outcome'>>>;

/**
 * What both sides' nominations come to. Where one could not agree, neither side's stands and the institution appoints all three, so
 * that no side has more to say than the other; where both named the same person, neither stands and both name again.
 */
export function outcomesOf(voices: Voices): Outcomes {
  const each = NOMINEES.flatMap((seat) => {
    const named = voices[seat];
    return named ? [[seat, voiceOf(named)] as const] : [];
  });
  const all = (outcome: SideNomination['outcome']): Outcomes =>
    Object.fromEntries(each.map(([seat]) => [seat, { nominee: null, outcome }]));
  if (each.some(([, { outcome }]) => outcome === 'divided')) return all('divided');
  const [one, other] = each.map(([, { nominee }]) => nominee);
  return one && one === other ? all('same') : Object.fromEntries(each);
}
