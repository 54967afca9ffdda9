import type { Day } from '#kernel/days.ts';
import type { AgreedPoint, SharedThing, StandardPoint } from './points.ts';
import { instalmentsOf, type OfferTerms } from './terms.ts';

export type PromisedPayment = Extract<AgreedPoint, { kind: 'money' }>['payment'];

/** What a text promises, as it can be counted: a payment with its days, or something to be done, in the parties' own words. */
export type Promised = { name: string } & (
  | { kind: 'words'; said: string }
  | { kind: 'money'; payment: PromisedPayment; isAccelerated: boolean }
);

type Said = { name: string; said: string };

/** Of an offer: its payment, what is to be done beside it, and what its standard clauses promise, in the words of the text. */
export function promisedInTerms(terms: OfferTerms, standard: readonly Said[]): Promised[] {
  const { duties, isAccelerated, payer, amount, currency, instalments, firstOn, rhythm } = terms;
  const payment = { payer, amount, currency, instalments, firstOn, rhythm };
  return [
    ...(amount > 0n ? [{ name: '', kind: 'money' as const, payment, isAccelerated }] : []),
    ...(duties.trim() ? [{ name: '', kind: 'words' as const, said: duties }] : []),
    ...standard.map((one) => ({ ...one, kind: 'words' as const })),
  ];
}

type PointsSaid = {
  /** Whose a thing is, in words of the dispute's language. */
  share: (share: SharedThing) => string;
  /** What a standard clause promises, in words of the text; nothing where it promises nothing. */
  standard: (point: StandardPoint) => readonly Said[];
};

/** Of what was agreed point by point, where nothing is said of late payments. */
export function promisedInPoints(points: readonly AgreedPoint[], say: PointsSaid): Promised[] {
  return points.flatMap((point): Promised[] => {
    if (point.kind === 'share')
      return [{ name: point.name, kind: 'words', said: say.share(point.claimants) }];
    if (point.kind === 'standard')
      return say.standard(point).map((one) => ({ ...one, kind: 'words' }));
    if (point.kind === 'words') return [{ name: point.name, kind: 'words', said: point.said }];
    const { name, payment } = point;
    return payment.amount > 0n ? [{ name, kind: 'money', payment, isAccelerated: false }] : [];
  });
}

/** The first day on which something is to be paid; null where nothing is. */
export function firstDueOf(promised: readonly Promised[]): Day | null {
  const days = promised.flatMap((one) =>
    one.kind === 'money' ? instalmentsOf(one.payment).slice(0, 1) : [],
  );
  return days.map(({ on }) => on).toSorted()[0] ?? null;
}

/** As a row keeps it. */
export function writePromised(promised: readonly Promised[]): string {
  return JSON.stringify(promised, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** A text that was drawn up before this was kept has none. */
export function readPromised(kept: string | null): Promised[] {
  if (kept === null) return [];
  return JSON.parse(kept, (key, value) => (key === 'amount' ? BigInt(value) : value)); // nothing but `writePromised` wrote it
}
