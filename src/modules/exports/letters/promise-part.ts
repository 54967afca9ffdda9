import { moneyInWords } from '#kernel/amounts.ts';
import { dayInShort } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { dueWords, kindWords, stateWords, wayWords } from '#modules/performance/contract/words.ts';
import type { TakenPromise } from '../rules/settling.ts';
import { escaped, paragraph } from './html.ts';

/** One promise of a settlement with its days, and each word that was said of it. */
export function promiseSaid(
  { name, said, payer, dues, statements }: TakenPromise,
  currency: string,
) {
  const sum = (amount: number) => moneyInWords({ amount, currency });
  const lines = statements.map((one) =>
    [
      momentInShort(one.saidAt),
      `${sideWords[one.side]()}: ${kindWords[one.kind]()}`,
      one.amount === null ? '' : sum(one.amount),
      dayInShort(one.on),
      one.way === null ? '' : wayWords[one.way](),
      one.reference,
      one.note,
      stateWords[one.state](),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [
    `<h3 dir="auto">${escaped(name || (payer ? m.performance_payment() : m.performance_duty()))}</h3>`,
    paragraph(said),
    ...dues.map(({ on, amount, state }) =>
      paragraph(`${dayInShort(on)}: ${sum(amount)}. ${dueWords[state]()}`),
    ),
    ...lines.map((one) => paragraph(one, 'q')),
  ].join('');
}
