import type { FormingRead } from '../actions/forming.ts';
import type { LotRead } from '../actions/lots-reading.ts';
import type { LotSpread } from '../rules/matching/lot.ts';

type LotState = 'reading' | 'ready' | 'sending' | 'done'; // the check of the table

export function formingView({ rows, next, lots }: FormingRead) {
  return {
    lots:
      lots?.map(({ id, claimant, state, madeAt }) => ({
        ...{ id, claimant, state: state as LotState },
        madeAt: madeAt.toISOString(),
      })) ?? null,
    rows: rows.map(
      ({ id, reference, claimant, respondent, since, officer, reminders, hindrance }) => ({
        ...{ id, reference, claimant, respondent, officer, reminders },
        since: since.toISOString(),
        hindrance: hindrance && {
          ...{ limit: hindrance.row, whose: hindrance.whose, dueOn: hindrance.dueOn },
          isOver: hindrance.state === 'missed',
        },
      }),
    ),
    next,
  };
}

export function lotView({ lot, rows, lines, names, counts, next }: LotRead) {
  const summary = lot.summary as Pick<LotSpread, 'loads' | 'oneMore'> | null; // what the spread kept
  const sum = (is: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(is).reduce((all, { many }) => all + many, 0);
  return {
    id: lot.id,
    claimant: lot.claimant,
    state: lot.state as LotState,
    all: sum(() => true),
    withList: summary ? sum(({ why, isLeftOut }) => why === null && !isLeftOut) : 0,
    sent: sum(({ result }) => result === 'sent'),
    loads: (summary?.loads ?? []).map(({ id, room, leads, lists }) => ({
      ...{ room, leads, lists },
      name: names.get(id) ?? '',
    })),
    oneMore: summary?.oneMore ?? [],
    rows: rows.map(({ disputeId, names: named, why, barred, isLeftOut, result }) => ({
      id: disputeId,
      reference: lines.get(disputeId)?.reference ?? '',
      names: named.map((id) => names.get(id) ?? ''),
      why: why as 'few' | 'full' | 'gone' | null, // the check of the table
      barred: Object.entries((barred ?? {}) as Record<string, number>).map(([bar, many]) => ({
        ...{ bar, many },
      })),
      ...{ isLeftOut, result },
    })),
    next,
  };
}
