import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { instalmentsOf } from '#modules/offers/rules/terms.ts';
import type { ProposedTerms, TalksSeen } from '../actions/standing.ts';
import type { proposalsOf } from '../contract/proposals.ts';
import { type Clause, type ClauseChange, changesSince } from '../rules/clauses.ts';
import { draftOf, isTimeOver, refusalInRoom, standingOf } from '../rules/proposals.ts';

type View = OutputOf<typeof proposalsOf>;

/** What is proposed in led talks, as its leader or one of the sides sees it. */
export function proposalsView(seen: TalksSeen): View {
  const { rail, room, as, proposals, observations, answer } = seen;
  const { reference, currency, sector, process } = rail.file.dispute;
  const [standing, draft] = [standingOf(seen.proposals), draftOf(seen.proposals)];
  const shown = proposals.filter(({ shownAt }) => shownAt !== null);
  return {
    ...{ reference, currency, sector, as, today: rail.today },
    process: process === 'mediation' ? 'mediation' : 'conciliation',
    isOpen: refusalInRoom(room) === null,
    isPending: room.isPending,
    draft: draft && clausesView(draft.clauses, shown.at(-1)?.clauses ?? null),
    standing: standing && {
      ...{ id: standing.id, number: standing.number, note: standing.note, answer },
      shownAt: standing.shownAt?.toISOString() ?? '',
      answersUntil: standing.answersUntil,
      isTimeOver: isTimeOver(standing, rail.today),
      ...clausesView(standing.clauses, before(shown, standing)),
    },
    earlier: shown.toReversed().flatMap(({ id, number, note, shownAt, endedAs, clauses }) =>
      endedAs && shownAt
        ? {
            ...{ id, number, note, endedAs, shownAt: shownAt.toISOString() },
            clauses: clauses.map((one) => clauseView(one, 'same')),
          }
        : [],
    ),
    observations: observations.map((one) => ({
      ...{ id: one.id, proposal: one.proposalId, clause: one.clause, side: one.side, by: one.by },
      ...{ at: one.madeAt.toISOString(), said: one.said, isForAll: one.isForAll },
    })),
  };
}

function before(
  shown: readonly ProposedTerms[],
  standing: ProposedTerms,
): readonly Clause[] | null {
  return shown.findLast(({ number }) => number < standing.number)?.clauses ?? null;
}

function clausesView(clauses: readonly Clause[], earlier: readonly Clause[] | null) {
  const { changes, gone } = changesSince(earlier, clauses);
  return {
    clauses: clauses.map((one) => clauseView(one, changes.get(one.key) ?? 'same')),
    gone: gone.flatMap(({ kind, name }) => (kind === 'standard' ? [] : name)),
    goneStandard: gone.flatMap((one) => (one.kind === 'standard' ? one.clause : [])),
  };
}

type ClauseView = NonNullable<View['draft']>['clauses'][number];

const NO_PAYMENT = {
  payer: 'respondent',
  amount: 0,
  instalments: 1,
  firstOn: '',
  rhythm: 'month',
} as const;

function clauseView(clause: Clause, change: ClauseChange): ClauseView {
  const { key, name } = clause;
  const beside = { ...NO_PAYMENT, key, name, said: '', standard: null, plan: [], change };
  if (clause.kind === 'words') return { ...beside, kind: 'words', said: clause.said };
  if (clause.kind === 'standard') return { ...beside, kind: 'standard', standard: clause.clause };
  const { payer, amount, instalments, firstOn, rhythm } = clause.payment;
  return {
    ...{ ...beside, kind: 'money', payer, instalments, firstOn, rhythm },
    amount: jsonMinor(amount),
    plan: instalmentsOf(clause.payment).map(({ number, on, amount: part }) => ({
      ...{ number, on, amount: jsonMinor(part) },
    })),
  };
}
