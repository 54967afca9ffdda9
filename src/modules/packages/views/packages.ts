import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { orderedClauses } from '#modules/offers/rules/clauses.ts';
import { refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { PackagesSeen } from '../actions/standing.ts';
import type { packagesOf } from '../contract/packages.ts';
import { scoreOf } from '../rules/computing.ts';
import { expiresAt, stateOfList } from '../rules/stages.ts';
import { readOptions } from '../rules/suggestions.ts';
import { checkedWish } from '../rules/wishes.ts';

type View = OutputOf<typeof packagesOf>;

/** Packages as one side sees them: the list is the same for both, everything else is its own. */
export function packagesView(seen: PackagesSeen): View {
  const { rail, rounds, list } = seen;
  const { reference, currency, sector } = rail.file.dispute;
  const last = list?.endedAt ? null : rounds.at(-1)?.endedAs;
  return {
    ...{ reference, currency, sector, as: rail.side },
    isOver: rail.rail.isOver,
    isPending: rail.rail.isPending,
    mayTalk: refusalToOffer(rail.rail, rail.side) === null,
    list: list && listView(list),
    wish: wishView(seen),
    came: last === 'no_package' || last === 'none_accepted' ? last : null,
    round: roundView(seen),
    suggestions: suggestionViews(seen),
  };
}

function listView(list: NonNullable<PackagesSeen['list']>): NonNullable<View['list']> {
  const { id, number, side, endedAs, points } = list;
  return {
    ...{ id, number, side, endedAs, state: stateOfList(list) },
    issues: points.map((issue) => ({
      ...issue,
      options: issue.options.map((one) => ({ ...one, amount: jsonMinor(one.amount) })),
    })),
    clauses: orderedClauses(list.clauses),
  };
}

function wishView({ wish, ready, rail }: PackagesSeen): View['wish'] {
  if (!wish) return null;
  const { weights, scores, barred, without } = wish;
  return {
    ...{ weights: [...weights], without: [...without] },
    scores: scores.map((own) => [...own]),
    barred: barred.map((own) => [...own]),
    isReady: ready.some(({ side }) => side === rail.side),
    questions: checkedWish(wish).map(({ first, second, preference, against }) => ({
      ...{ first: [...first], second: [...second], preference },
      against: against && { first: against.first, second: against.second },
    })),
  };
}

function suggestionViews({ suggestions, wish, rail }: PackagesSeen): View['suggestions'] {
  return suggestions.map(({ id, side, options: kept }) => {
    const options = readOptions(kept);
    return { id, isOwn: side === rail.side, options, score: wish && scoreOf(wish, options) };
  });
}

function roundView({ open, now }: PackagesSeen): View['round'] {
  if (!open) return null;
  const { id, kind, isProven, checked, answered, deal } = open;
  const until = kind === 'improvement' ? expiresAt(open) : null;
  return {
    ...{ id, kind, isProven, checked, isAnswered: answered !== null },
    expiresAt: until?.toISOString() ?? null,
    isExpired: until !== null && now >= until,
    deal: deal && { options: [...deal.options], score: deal.score },
    packages: open.packages.map(({ options, explained: said }, place) => ({
      options: [...options],
      ...{ reason: said.reason, score: said.score, walkAway: said.walkAway },
      won: said.won.map(({ issue, weight }) => ({ issue, weight })),
      given: said.given.map(({ issue, weight, left }) => ({ issue, weight, left })),
      answer: answered?.[place] ?? null,
    })),
  };
}
