import { moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { costsWords } from '../contract/words.ts';
import type { SettlementForm } from '../rules/forms.ts';
import { DAYS_OF_GRACE, instalmentsOf, type OfferTerms } from '../rules/terms.ts';
import type { AgreementText } from '../rules/text.ts';
import { clauseParts } from './clauses.ts';

type AgreementFacts = {
  reference: string;
  claimants: string;
  respondents: string;
  /** What was agreed, as clauses. */
  subject: AgreementText['parts'];
  form: SettlementForm;
  /** Of a contract: a tribunal has been appointed, which a court's stay keeps from acting; its proceedings end with it (ACA s. 30). */
  hasTribunal: boolean;
  /** Another language stands before this one and prevails. */
  isTranslation: boolean;
};

/**
 * The clauses of a settlement, each put together from what was accepted and from nothing else; amounts, days and names are
 * put in here, what is to be done beside paying stands in the parties' own words. It is a contract (Indian Contract Act 1872, s. 10).
 */
export function agreementText(about: AgreementFacts): AgreementText {
  const { reference, claimants, respondents, subject, isTranslation } = about;
  const parts = [
    ...subject,
    ...forcePartsOf(about),
    { heading: m.settlement_duty(), text: m.settlement_duty_words() },
    ...(isTranslation
      ? [{ heading: m.settlement_language(), text: m.settlement_language_words() }]
      : []),
  ];
  return {
    title: m.settlement_title(),
    facts: [
      [m.dispute_paper_claimants(), claimants],
      [m.dispute_paper_respondents(), respondents],
      [m.settlement_case(), reference],
    ],
    parts: parts.map(({ heading, text }, at) => ({ heading: `${at + 1}. ${heading}`, text })),
  };
}

/** What the text is in law where the parties stand, and what each form is worth before a court. */
function forcePartsOf({ form, reference, hasTribunal }: AgreementFacts): AgreementText['parts'] {
  const claims = form === 'contract' ? m.settlement_claims_words : m.settlement_claims_led;
  const by = {
    contract: hasTribunal ? [m.settlement_tribunal(), m.settlement_tribunal_words()] : null,
    conciliation: [m.settlement_conciliator(), m.settlement_conciliator_words()],
    mediation: [m.settlement_mediator(), m.settlement_mediator_words()],
    award: [m.settlement_tribunal(), m.settlement_award_words()],
  }[form];
  const force = {
    contract: m.settlement_force_words,
    conciliation: m.settlement_conciliator_force,
    mediation: m.settlement_mediator_force,
    award: m.settlement_award_force,
  }[form];
  const [heading = '', text = ''] = by ?? [];
  return [
    { heading: m.settlement_claims(), text: claims({ reference }) },
    ...(by ? [{ heading, text }] : []),
    { heading: m.settlement_force(), text: force() },
  ];
}

type TermsFacts = Pick<AgreementFacts, 'claimants' | 'respondents'> & { terms: OfferTerms };

/** What was agreed where an offer was accepted. */
export function termsParts(about: TermsFacts): AgreementText['parts'] {
  const { terms } = about;
  const duties = {
    heading: m.settlement_duties(),
    text: `${m.settlement_duties_words()}\n${quoted(terms.duties)}`,
  };
  return [
    ...paymentParts(about),
    ...(terms.duties.trim() ? [duties] : []),
    { heading: m.settlement_costs(), text: costsWords[terms.costs]() },
    ...clauseParts({ ...about, picked: terms.clauses }),
  ];
}

/** Each line is marked as somebody's words, so that none of them can be read as a clause of the text ("3. Costs"). */
export function quoted(words: string): string {
  const lines = words.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.flatMap((line) => (line.trim() ? `— ${line.trim()}` : [])).join('\n');
}

function paymentParts({ terms, ...between }: TermsFacts): AgreementText['parts'] {
  const { amount, isAccelerated, instalments } = terms;
  if (amount === 0n) return [{ heading: m.settlement_payment(), text: m.settlement_no_payment() }];
  const late =
    isAccelerated && instalments > 1
      ? [{ heading: m.settlement_late(), text: m.settlement_late_words({ days: DAYS_OF_GRACE }) }]
      : [];
  return [{ heading: m.settlement_payment(), text: paymentLines({ ...between, terms }) }, ...late];
}

type PaymentFacts = Pick<AgreementFacts, 'claimants' | 'respondents'> & {
  terms: Pick<OfferTerms, 'payer' | 'amount' | 'currency' | 'instalments' | 'firstOn' | 'rhythm'>;
};

/** Who pays whom how much and when, a line for each payment. */
export function paymentLines({ terms, claimants, respondents }: PaymentFacts): string {
  const { payer, currency } = terms;
  const [from, to] = payer === 'claimant' ? [claimants, respondents] : [respondents, claimants];
  const sum = moneyInFull(terms);
  const rows = instalmentsOf(terms);
  const [only] = rows;
  if (rows.length === 1 && only)
    return m.settlement_pays_once({ from, to, sum, day: dayInWords(only.on) });
  const lines = rows.map(
    (row) =>
      `${row.number}. ${dayInWords(row.on)}: ${moneyInFull({ amount: row.amount, currency })}`,
  );
  return [m.settlement_pays_parts({ from, to, sum, count: rows.length }), ...lines].join('\n');
}

/** Every figure that the text must have, written as it is written there. */
export function figuresOf(terms: PaymentFacts['terms']): string[] {
  if (terms.amount === 0n) return [];
  const { currency } = terms;
  return [
    moneyInFull(terms),
    ...instalmentsOf(terms).flatMap(({ on, amount }) => [
      dayInWords(on),
      moneyInFull({ amount, currency }),
    ]),
  ];
}
