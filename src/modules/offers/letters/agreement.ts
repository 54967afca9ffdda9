import { moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { costsWords } from '../contract/words.ts';
import { DAYS_OF_GRACE, instalmentsOf, type OfferTerms } from '../rules/terms.ts';
import type { AgreementText } from '../rules/text.ts';

type AgreementFacts = {
  reference: string;
  claimants: string;
  respondents: string;
  terms: OfferTerms;
  /** A tribunal has been appointed: then its proceedings end with it (ACA s. 30). */
  hasTribunal: boolean;
  /** Another language stands before this one and prevails. */
  isTranslation: boolean;
};

/**
 * The clauses of a settlement, each put together from the terms that were accepted and from nothing else; amounts, days and names are
 * put in here, what is to be done beside paying stands in the parties' own words. It is a contract (Indian Contract Act 1872, s. 10).
 */
export function agreementText(about: AgreementFacts): AgreementText {
  const { reference, claimants, respondents, terms, hasTribunal, isTranslation } = about;
  const parts = [
    ...paymentParts(about),
    ...(terms.duties.trim()
      ? [
          {
            heading: m.settlement_duties(),
            text: `${m.settlement_duties_words()}\n${quoted(terms.duties)}`,
          },
        ]
      : []),
    { heading: m.settlement_costs(), text: costsWords[terms.costs]() },
    { heading: m.settlement_claims(), text: m.settlement_claims_words({ reference }) },
    ...(hasTribunal
      ? [{ heading: m.settlement_tribunal(), text: m.settlement_tribunal_words() }]
      : []),
    { heading: m.settlement_force(), text: m.settlement_force_words() },
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

/** Each line is marked as somebody's words, so that none of them can be read as a clause of the text ("3. Costs"). */
function quoted(words: string): string {
  const lines = words.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.flatMap((line) => (line.trim() ? `— ${line.trim()}` : [])).join('\n');
}

function paymentParts({ terms, claimants, respondents }: AgreementFacts): AgreementText['parts'] {
  const { payer, amount, currency, isAccelerated } = terms;
  if (amount === 0n) return [{ heading: m.settlement_payment(), text: m.settlement_no_payment() }];
  const [from, to] = payer === 'claimant' ? [claimants, respondents] : [respondents, claimants];
  const sum = moneyInFull({ amount, currency });
  const rows = instalmentsOf(terms);
  const [only] = rows;
  const lines =
    rows.length === 1 && only
      ? [m.settlement_pays_once({ from, to, sum, day: dayInWords(only.on) })]
      : [
          m.settlement_pays_parts({ from, to, sum, count: rows.length }),
          ...rows.map(
            (row) =>
              `${row.number}. ${dayInWords(row.on)}: ${moneyInFull({ amount: row.amount, currency })}`,
          ),
        ];
  const late =
    isAccelerated && rows.length > 1
      ? [{ heading: m.settlement_late(), text: m.settlement_late_words({ days: DAYS_OF_GRACE }) }]
      : [];
  return [{ heading: m.settlement_payment(), text: lines.join('\n') }, ...late];
}

/** Every figure that the text must have, written as it is written there. */
export function figuresOf(terms: OfferTerms): string[] {
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
