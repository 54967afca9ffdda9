import { moneyInFull } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import type { AgreedPoint } from '../rules/points.ts';
import type { AgreementText } from '../rules/text.ts';
import { figuresOf, paymentLines, quoted } from './agreement.ts';

type PointsFacts = { claimants: string; respondents: string; points: readonly AgreedPoint[] };

/**
 * What was agreed point by point: a clause for each payment, its sums and days put in here, and one for all that stands in the
 * parties' own words.
 */
export function pointsParts({ points, ...between }: PointsFacts): AgreementText['parts'] {
  const payments = points.flatMap((point) =>
    point.kind === 'money'
      ? [{ heading: m.settlement_payment(), text: paymentWords(point, between) }]
      : [],
  );
  const words = points.flatMap((point) => (point.kind === 'words' ? [lineOf(point)] : []));
  if (words.length === 0) return payments;
  const own = [m.settlement_points_words(), ...words].join('\n');
  return [...payments, { heading: m.settlement_points(), text: own }];
}

type Paid = Extract<AgreedPoint, { kind: 'money' }>;
type Chosen = Extract<AgreedPoint, { kind: 'words' }>;

function paymentWords(
  { name, payment }: Paid,
  between: Pick<PointsFacts, 'claimants' | 'respondents'>,
): string {
  const { claimants, respondents } = between;
  const from = payment.payer === 'claimant' ? claimants : respondents;
  const sum = moneyInFull(payment);
  const lines =
    payment.amount === 0n
      ? m.settlement_pays_nothing({ from, sum })
      : paymentLines({ ...between, terms: payment });
  return `${quoted(name)}\n${lines}`;
}

function lineOf({ name, said }: Chosen): string {
  return quoted(`${name}: ${said}`);
}

/** Every point as the text must have it, so that nothing is signed that was not accepted, and nothing that was is left out. */
export function pointsFigures(points: readonly AgreedPoint[]): string[] {
  return points.flatMap((point) =>
    point.kind === 'words'
      ? [lineOf(point)]
      : [quoted(point.name), moneyInFull(point.payment), ...figuresOf(point.payment)],
  );
}
