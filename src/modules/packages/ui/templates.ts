import { moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { tickedClauses } from '#modules/offers/contract/clause-words.ts';
import type { Fields } from '#ui/forms/values.ts';
import type { ListIssue, PackagesView } from './view.ts';

/** The name of an issue on the first line, its options below it. */
type Pattern = () => string;

const COMMON: readonly Pattern[] = [m.packages_t_costs, m.packages_t_public];

/** What is mostly at stake in each kind of dispute beside the sum; everything may be changed before it is sent. */
export const TEMPLATES = {
  loan: [m.packages_t_interest, m.packages_t_credit, m.packages_t_security],
  goods: [m.packages_t_goods, m.packages_t_by, m.packages_t_warranty],
  rent: [m.packages_t_leaving, m.packages_t_deposit, m.packages_t_repairs],
  software: [m.packages_t_work, m.packages_t_by, m.packages_t_rights],
  services: [m.packages_t_work, m.packages_t_by, m.packages_t_letter],
  art: [
    m.packages_t_artwork,
    m.packages_t_authenticity,
    m.packages_t_attribution,
    m.packages_t_condition,
    m.packages_t_provenance,
    m.packages_t_consignment,
    m.packages_t_copyright,
  ],
  sport: [
    m.packages_t_contract,
    m.packages_t_clearance,
    m.packages_t_transfer,
    m.packages_t_training,
    m.packages_t_image,
    m.packages_t_sanctions,
  ],
  own: null,
} as const satisfies Record<string, readonly Pattern[] | null>;
export type TemplateName = keyof typeof TEMPLATES;

export const templateWords: Record<TemplateName, () => string> = {
  loan: m.packages_template_loan,
  goods: m.packages_template_goods,
  rent: m.packages_template_rent,
  software: m.packages_template_software,
  services: m.packages_template_services,
  art: m.packages_template_art,
  sport: m.packages_template_sport,
  own: m.packages_template_own,
};

const OF_SECTORS: Readonly<Record<string, TemplateName>> = {
  loan: 'loan',
  property: 'rent',
  ecommerce: 'goods',
  technology: 'software',
  art: 'art',
  sports: 'sport',
  commercial: 'services',
};

/** The pattern that was asked for, or the one of the dispute's sector. */
export function templateFor(asked: string, sector: string): TemplateName {
  const names = Object.keys(TEMPLATES) as TemplateName[]; // its own keys
  return names.find((one) => one === asked) ?? OF_SECTORS[sector] ?? 'services';
}

/** The fields with which the form begins: the list that stands, or a pattern. */
export function fieldsOf({ list, currency }: PackagesView, name: TemplateName): Fields {
  if (list && list.state !== 'agreed' && name === 'own')
    return Object.fromEntries([
      ...list.issues.flatMap((one, at) => issueFields(one, at, currency)),
      ...Object.entries(tickedClauses(list.clauses)),
    ]);
  const own = TEMPLATES[name];
  if (!own) return {};
  const patterns = [...own, ...COMMON];
  const words = patterns.flatMap((pattern, at) => {
    const [title = '', ...options] = pattern().split('\n');
    return [
      [`name${at + 1}`, title],
      [`kind${at + 1}`, 'words'],
      [`options${at + 1}`, options.join('\n')],
    ];
  });
  return Object.fromEntries([['name0', m.packages_t_sum()], ['kind0', 'money'], ...words]);
}

function issueFields(issue: ListIssue, at: number, currency: string): [string, string][] {
  const lines = issue.options.map(({ said, amount, instalments }) => {
    if (issue.kind === 'words') return said;
    const sum = moneyInDigits({ amount, currency });
    return instalments > 1 ? `${sum} / ${instalments}` : sum;
  });
  return [
    [`name${at}`, issue.name],
    [`kind${at}`, issue.kind],
    [`options${at}`, lines.join('\n')],
    [`payer${at}`, issue.payer],
    [`days${at}`, String(issue.days)],
  ];
}
