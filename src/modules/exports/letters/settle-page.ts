import { moneyInWords } from '#kernel/amounts.ts';
import { dayInShort } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { clauseHeadings, clausePut, clauseWords } from '#modules/offers/contract/clause-words.ts';
import { costsWords, offerStateWords, sideWords } from '#modules/offers/contract/words.ts';
import { proposalEndWords } from '#modules/proposals/contract/words.ts';
import type { ArchiveHead } from '../rules/contents.ts';
import type {
  TakenAgreement,
  TakenClause,
  TakenIssue,
  TakenOffer,
  TakenSettling,
  TakenVersion,
} from '../rules/settling.ts';
import { divisionSaid } from './division-part.ts';
import { escaped, PAGE_ENDS, pageBegins, paragraph, part, table } from './html.ts';
import { promiseSaid } from './promise-part.ts';

/** What was said to settle: offers, the text that was signed or waits for it, terms that were proposed, and what both weigh. */
export function settlePage(head: ArchiveHead, taken: TakenSettling): string {
  const { currency, offers, agreement, versions, issues, clauses, division, promises } = taken;
  return [
    pageBegins(head, m.offers_title()),
    paragraph(m.export_page_settle_sealed()),
    paragraph(m.export_page_settle_without()),
    offers && offers.length > 0 ? part(m.offers_table(), offersSaid(offers, currency)) : '',
    agreement ? agreementSaid(agreement) : '',
    promises.length > 0
      ? part(m.performance_title(), promises.map((one) => promiseSaid(one, currency)).join(''))
      : '',
    ...versions.toReversed().map((one) => versionSaid(one, currency)),
    issues.length > 0 ? part(m.packages_list(), weighedSaid({ issues, clauses }, currency)) : '',
    division ? part(m.division_title(), divisionSaid(division)) : '',
    PAGE_ENDS,
  ].join('');
}

function offersSaid(offers: readonly TakenOffer[], currency: string): string {
  return table(
    [m.export_page_number(), m.export_page_day(), m.export_page_terms()],
    offers.map((one) => [
      `${one.number}`,
      escaped(momentInShort(one.madeAt)),
      [sideWords[one.side](), ...termsSaid(one, currency), offerStateWords[one.state]()]
        .filter(Boolean)
        .map(escaped)
        .join('<br>'),
    ]),
  );
}

function termsSaid(offer: TakenOffer, currency: string): string[] {
  const { payer, amount, plan, costs, isAccelerated, duties, standsUntil, clauses } = offer;
  return [
    ...(amount > 0 ? [paysSaid({ payer, amount }, currency), ...planSaid(plan, currency)] : []),
    duties,
    costsWords[costs](),
    ...clauses.map((one) => clauseHeadings[one]()),
    isAccelerated ? m.offers_accelerated() : '',
    m.offers_until({ day: dayInShort(standsUntil) }),
  ];
}

function paysSaid(
  { payer, amount }: Pick<TakenOffer, 'payer' | 'amount'>,
  currency: string,
): string {
  return m.proposals_pays({
    payer: sideWords[payer](),
    sum: moneyInWords({ amount, currency }),
  });
}

function planSaid(plan: TakenOffer['plan'], currency: string): string[] {
  return plan.map(({ on, amount }) => `${dayInShort(on)}: ${moneyInWords({ amount, currency })}`);
}

function agreementSaid({ texts, signatures, sha256 }: TakenAgreement): string {
  const said = texts.map(({ language, title, facts, parts }) => {
    const body = parts.map(
      ({ heading, text }) => `<h4>${escaped(heading)}</h4><p class="w">${escaped(text)}</p>\n`,
    );
    const lines = facts.map(({ name, said: of }) => paragraph(`${name}: ${of}`));
    return `<article lang="${language}"><h3>${escaped(title)}</h3>${lines.join('')}${body.join('')}</article>\n`;
  });
  const signed = signatures.map(({ party, name, at }) =>
    paragraph(`${party}: ${m.settlement_signed_by({ name })} ${momentInShort(at)}`),
  );
  return part(
    m.settlement_title(),
    [...said, ...signed, paragraph(m.settlement_hash({ hash: sha256 }), 'q')].join(''),
  );
}

function versionSaid(version: TakenVersion, currency: string): string {
  const { number, shownAt, note, endedAs, clauses, observations } = version;
  const heading = `${m.proposals_title()}: ${m.proposals_version({ n: number })}`;
  const payer = clauses.find(({ payment }) => payment)?.payment?.payer ?? null;
  const notes = observations.map(({ clause, standard, side, by, at, said }) =>
    [
      paragraph(
        [by, sideWords[side](), momentInShort(at), nameSaid({ name: clause, standard })]
          .filter(Boolean)
          .join(', '),
        'q',
      ),
      `<p class="w" dir="auto">${escaped(said)}</p>\n`,
    ].join(''),
  );
  return part(
    heading,
    [
      paragraph(shownAt ? momentInShort(shownAt) : m.proposals_draft(), 'q'),
      paragraph(endedAs ? proposalEndWords[endedAs]() : '', 'q'),
      note ? `<p class="w" dir="auto">${escaped(note)}</p>\n` : '',
      `<ol>${clauses.map((one) => `<li>${clauseSaid(one, payer, currency)}</li>`).join('\n')}</ol>\n`,
      ...(notes.length > 0 ? [`<h3>${escaped(m.proposals_observations())}</h3>`, ...notes] : []),
    ].join(''),
  );
}

const nameSaid = ({ name, standard }: Pick<TakenClause, 'name' | 'standard'>) =>
  standard ? clauseHeadings[standard]() : name;

function clauseSaid(clause: TakenClause, payer: Side | null, currency: string): string {
  const { said, standard, payment } = clause;
  const words = standard ? clauseWords[standard](clausePut(payer)) : said;
  const lines = payment
    ? [paysSaid(payment, currency), ...planSaid(payment.plan, currency)]
    : [words];
  return `<b dir="auto">${escaped(nameSaid(clause))}</b><br><span class="w" dir="auto">${lines.map(escaped).join('<br>')}</span>`;
}

type Weighed = Pick<TakenSettling, 'issues' | 'clauses'>;

function weighedSaid({ issues, clauses }: Weighed, currency: string): string {
  const rows = issues.map(({ name, options }) => [
    `<span dir="auto">${escaped(name)}</span>`,
    options.map((one) => escaped(optionSaid(one, currency))).join('<br>'),
  ]);
  const said = clauses.map((one) => clauseHeadings[one]()).join(', ');
  return [
    table([m.export_page_point(), m.export_page_options()], rows),
    said ? paragraph(`${m.offers_clauses()}: ${said}`) : '',
  ].join('');
}

function optionSaid(
  { said, amount, instalments }: TakenIssue['options'][number],
  currency: string,
): string {
  if (amount === null) return said;
  const sum = moneyInWords({ amount, currency });
  return instalments > 1 ? m.packages_in_payments({ sum, n: instalments }) : sum;
}
