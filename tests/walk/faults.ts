import type { InvariantName } from './invariants.ts';
import { RULES, type Rules } from './rules.ts';

/** A rule with a fault in it, and the invariant that must find it. Whoever looks for what is always there finds nothing. */
export type Fault = { says: string; rules: Rules; found: InvariantName };

export const FAULTS: readonly Fault[] = [
  {
    says: 'the gate takes a record without a basis for one',
    found: 'hasBasis',
    rules: {
      ...RULES,
      moved: (facts, type, act) =>
        RULES.moved({ ...facts, basis: facts.basis === 'none' ? 'A' : facts.basis }, type, act),
      decide: (findings, reasons, at) => {
        const decided = RULES.decide(findings, reasons, at);
        if (!decided.ok || decided.value.event !== 'basis_not_shown') return decided;
        return { ok: true, value: { ...decided.value, event: 'basis_shown' } };
      },
    },
  },
  {
    says: 'a party who was served with an invitation has agreed',
    found: 'silenceIsNo',
    rules: {
      ...RULES,
      factsOf: (...of) => {
        const facts = RULES.factsOf(...of);
        return {
          ...facts,
          parties: facts.parties.map((party) => ({
            ...party,
            hasAgreed: party.hasAgreed || party.isServed,
          })),
        };
      },
    },
  },
  {
    says: 'a service that was taken back leaves the dispute commenced',
    found: 'commencedByService',
    rules: {
      ...RULES,
      moved: (facts, type, act) => {
        const outcome = RULES.moved(facts, type, act);
        return outcome.ok && type === 'service_reversed'
          ? { ok: true, value: { ...outcome.value, to: facts.state } }
          : outcome;
      },
    },
  },
  {
    says: 'what was paid too much is taken for the bill',
    found: 'booksAreEven',
    rules: {
      ...RULES,
      pay: (bill, id, money) => {
        const paid = RULES.pay(bill, id, money);
        return paid.ok ? { ok: true, value: { ...paid.value, used: money } } : paid;
      },
    },
  },
  {
    says: 'a limit runs for the day after its last one',
    found: 'clockIsOne',
    rules: {
      ...RULES,
      limitsOf: (frame, events, now) =>
        RULES.limitsOf(frame, events, new Date(now.getTime() - 86_400_000)),
    },
  },
  {
    says: 'a stayed dispute forgets where it was',
    found: 'staysAreKept',
    rules: {
      ...RULES,
      following: (before, step) => ({ ...RULES.following(before, step), stateBefore: null }),
    },
  },
  {
    says: 'a lapsed filing may still be paid for',
    found: 'endsAreEnds',
    rules: {
      ...RULES,
      moved: (facts, type, act) =>
        facts.state === 'lapsed' && type === 'registration_paid'
          ? { ok: true, value: { from: 'lapsed', to: 'scrutiny' } }
          : RULES.moved(facts, type, act),
    },
  },
  {
    says: 'one respondent has a day less to answer than another',
    found: 'equalWindows',
    rules: {
      ...RULES,
      limitsOf: (frame, events, now) =>
        RULES.limitsOf(frame, events, now).map((limit) =>
          limit.row === 'answer' && limit.partyId === 'bea'
            ? { ...limit, explained: { ...limit.explained, length: { days: 9 } } }
            : limit,
        ),
    },
  },
];
