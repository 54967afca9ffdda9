import { moneyInFull } from '#kernel/amounts.ts';
import { dayInShort, dayInWords } from '#kernel/day-words.ts';
import { type Day, daysBetween } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { institution } from '../../../../content/institution.ts';
import { kindWords, stateWords, wayWords } from '../contract/words.ts';
import type { CertificateKind } from '../rules/certifying.ts';
import { acceleratedOn, type DuePromise, type StandingDue, standingDues } from '../rules/dues.ts';
import { type PerformanceStatement, statementState } from '../rules/statements.ts';

/** The institution signs that its record says so, and no more. */
export const performanceSigner = institution.name;

type CertifiedPromise = DuePromise & { name: string; said: string; currency: string | null };
type Certified = {
  reference: string;
  claimants: string;
  respondents: string;
  signer: string;
  kind: CertificateKind;
  today: Day;
  /** Of the settlement as all parties signed it. */
  textHash: string;
  promises: readonly CertifiedPromise[];
  owedTo: Side;
};
type Parts = { heading: string; text: string }[];

/** A certificate of default, or that all was performed: what was promised, what each side said of it, and what follows on this day. */
export function certificateText(about: Certified) {
  const { reference, claimants, respondents, signer, kind, today, textHash } = about;
  const isDefault = kind === 'default';
  const title = isDefault ? m.performance_certificate_default() : m.performance_certificate_done();
  return {
    ...{ title, reference, signer, day: dayInShort(today) },
    foot: `${title}, ${reference}`,
    facts: [
      [m.dispute_paper_claimants(), claimants],
      [m.dispute_paper_respondents(), respondents],
      [m.settlement_case(), reference],
    ] as const,
    parts: [
      ...about.promises.flatMap((one) => promiseParts(one, about)),
      ...(isDefault
        ? [{ heading: overdueHeading(about), text: overdueLines(about).join('\n') }]
        : []),
      {
        heading: m.performance_certificate_worth(),
        text: [
          isDefault
            ? m.performance_certificate_worth_default()
            : m.performance_certificate_worth_done(),
          m.settlement_hash({ hash: textHash }),
        ].join('\n'),
      },
    ],
  };
}

const overdueHeading = ({ today }: Certified) =>
  m.performance_certificate_overdue({ day: dayInWords(today) });

const sumIn = ({ currency }: CertifiedPromise, amount: bigint) =>
  moneyInFull({ amount, currency: currency ?? 'INR' });

function promiseParts(promise: CertifiedPromise, about: Certified): Parts {
  const { name, said, kind, statements } = promise;
  const quoted = [name, said].filter((words) => words.trim() !== '').map((words) => `— ${words}`);
  const promised = kind === 'money' ? [...quoted, ...paymentLines(promise, about)] : quoted;
  const lines = statements.map((one) => statementLine(promise, one, about.today));
  return [
    { heading: m.performance_certificate_promised(), text: promised.join('\n') },
    {
      heading: m.performance_certificate_said(),
      text: lines.length > 0 ? lines.join('\n') : m.performance_certificate_nothing_said(),
    },
  ];
}

function paymentLines(promise: CertifiedPromise, { claimants, respondents }: Certified): string[] {
  const [from, to] =
    promise.payer === 'claimant' ? [claimants, respondents] : [respondents, claimants];
  const sum = sumIn(promise, promise.amount ?? 0n);
  return [
    m.performance_certificate_pays({ from, to, sum }),
    ...promise.dues.map(
      ({ number, dueOn, amount }) => `${number}. ${dayInWords(dueOn)}: ${sumIn(promise, amount)}`,
    ),
  ];
}

/** What a side said, how it stands, and on which day. */
function statementLine(
  promise: CertifiedPromise,
  statement: PerformanceStatement,
  today: Day,
): string {
  const { kind, side, happenedOn, saidOn, way, reference, amount } = statement;
  const what = [
    amount === null ? '' : sumIn(promise, amount),
    way ? wayWords[way]() : '',
    reference,
  ].filter(Boolean);
  return m.performance_certificate_statement({
    side: side === 'claimant' ? m.offers_side_claimant() : m.offers_side_respondent(),
    kind: kindWords[kind](),
    day: dayInWords(happenedOn),
    what: what.length > 0 ? ` (${what.join(', ')})` : '',
    said: dayInWords(saidOn),
    state: stateWords[statementState(statement, today)](),
  });
}

function overdueLines({ promises, today }: Certified): string[] {
  return promises.flatMap((promise) => {
    const overdue = standingDues(promise, today).filter(({ state }) => state === 'overdue');
    if (overdue.length === 0) return [];
    const all = overdue.reduce((sum, { left }) => sum + left, 0n);
    const at = acceleratedOn(promise, today);
    return [
      ...overdue.map((due) => overdueLine(promise, due, today)),
      ...(at ? [m.performance_certificate_accelerated({ day: dayInWords(at) })] : []),
      m.performance_certificate_in_all({ sum: sumIn(promise, all) }),
    ];
  });
}

function overdueLine(promise: CertifiedPromise, due: StandingDue, today: Day): string {
  return m.performance_certificate_late({
    number: due.number,
    day: dayInWords(due.nowDueOn),
    left: sumIn(promise, due.left),
    days: daysBetween(due.nowDueOn, today),
  });
}
