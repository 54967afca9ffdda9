import type { Promised, PromisedPayment } from '#modules/offers/rules/promised.ts';
import { instalmentsOf } from '#modules/offers/rules/terms.ts';
import type { PaymentDue } from './dues.ts';

type DatedPromise = {
  number: number;
  name: string;
  said: string;
  isAccelerated: boolean;
} & ({ kind: 'words'; payment: null } | { kind: 'money'; payment: PromisedPayment });

/** What a signed text promises, each with its number in the order of the text. */
export function plannedPromises(promised: readonly Promised[]): DatedPromise[] {
  return promised.map((one, at) => {
    const own = { number: at + 1, name: one.name };
    return one.kind === 'words'
      ? { ...own, kind: one.kind, said: one.said, isAccelerated: false, payment: null }
      : {
          ...own,
          kind: one.kind,
          said: '',
          isAccelerated: one.isAccelerated,
          payment: one.payment,
        };
  });
}

/** The days on which a payment is due, as the text has them. */
export function duesIn({ payment }: DatedPromise): PaymentDue[] {
  if (!payment) return [];
  return instalmentsOf(payment).map(({ number, on, amount }) => ({ number, dueOn: on, amount }));
}

/** The events with which a settlement holds, in whatever form (decision 0230). */
const ENDS: readonly string[] = [
  'settled',
  'terms_authenticated',
  'award_on_terms',
  'terms_objected',
  'terms_unauthenticated',
];
export const beginsPlan = (event: string): boolean => ENDS.includes(event);
