import { moneyInFull } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import type { AgreedPoint, SharedThing, StandardPoint } from '../rules/points.ts';
import type { AgreementText } from '../rules/text.ts';
import { figuresOf, paymentLines, quoted } from './agreement.ts';
import { clauseParts, promisedClauses } from './clauses.ts';

type PointsFacts = { claimants: string; respondents: string; points: readonly AgreedPoint[] };

type Between = Pick<PointsFacts, 'claimants' | 'respondents'>;

/**
 * What was agreed point by point: a clause for each payment, its sums and days put in here, one for who has which thing, one for all that
 * stands in the parties' own words, and the standard clauses.
 */
export function pointsParts({ points, ...between }: PointsFacts): AgreementText['parts'] {
  const payments = points.flatMap((point) =>
    point.kind === 'money'
      ? [{ heading: m.settlement_payment(), text: paymentWords(point, between) }]
      : [],
  );
  const words = points.flatMap((point) => (point.kind === 'words' ? [lineOf(point)] : []));
  const own = [m.settlement_points_words(), ...words].join('\n');
  return [
    ...payments,
    ...sharesPart(points, between),
    ...(words.length > 0 ? [{ heading: m.settlement_points(), text: own }] : []),
    ...points.flatMap((point) => (point.kind === 'standard' ? standardParts(point, between) : [])),
  ];
}

/** Who has which thing; what is split is sold, and what it brings is shared, unless they agree otherwise. */
function sharesPart(points: readonly AgreedPoint[], between: Between): AgreementText['parts'] {
  const shared = points.flatMap((point) => (point.kind === 'share' ? [point] : []));
  if (shared.length === 0) return [];
  const lines = shared.map((one) => shareLine(one, between));
  return [{ heading: m.settlement_division(), text: lines.join('\n') }];
}

const standardParts = ({ clause, payer }: StandardPoint, between: Between) =>
  clauseParts({ ...between, terms: { payer }, picked: [clause] });

/** What somebody promises to do by a standard clause; nothing where it promises nothing. */
export const clausePromised = ({ clause, payer }: StandardPoint, between: Between) =>
  promisedClauses({ ...between, terms: { payer }, picked: [clause] });

type Shared = Extract<AgreedPoint, { kind: 'share' }>;

const shareLine = ({ name, claimants }: Shared, between: Between) =>
  [quoted(name), shareSaid(claimants, between)].join('\n');

export function shareSaid(
  { over, under }: SharedThing,
  { claimants, respondents }: Between,
): string {
  if (over === under) return m.settlement_share_whole({ whose: claimants });
  if (over === 0) return m.settlement_share_whole({ whose: respondents });
  return m.settlement_share_split({
    ...{ claimants, respondents },
    ...{ first: `${over}/${under}`, second: `${under - over}/${under}` },
  });
}

type Paid = Extract<AgreedPoint, { kind: 'money' }>;
type Chosen = Extract<AgreedPoint, { kind: 'words' }>;

function paymentWords({ name, payment }: Paid, between: Between): string {
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
export function pointsFigures(points: readonly AgreedPoint[], between: Between): string[] {
  return points.flatMap((point) => {
    if (point.kind === 'words') return [lineOf(point)];
    if (point.kind === 'share') return [shareLine(point, between)];
    if (point.kind === 'standard') return standardParts(point, between).map(({ text }) => text);
    return [quoted(point.name), moneyInFull(point.payment), ...figuresOf(point.payment)];
  });
}
