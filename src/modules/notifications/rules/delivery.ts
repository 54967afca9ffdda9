import type { Choices, NotificationChoice } from '#modules/identity/rules/choices.ts';
import type { ActName } from '#modules/record/rules/acts.ts';
import type { SubjectKind } from '#modules/record/rules/chain.ts';
import type { NoticeRule } from './notice-kinds.ts';
import { noticeRules } from './notices.ts';

/** The rule for an act as one person is told of it; null for an act that tells nobody, or that an older Munch knew. */
export function ruleFor(act: string, asRole: boolean): NoticeRule | null {
  const decided = Object.hasOwn(noticeRules, act) ? noticeRules[act as ActName] : null;
  if (!decided) return null;
  if ('kind' in decided) return decided;
  return asRole ? decided.asRole : decided.byName;
}

/** How a person is told, by their choice for the kind: never by mail where another letter says it, or none may be written. */
export function deliveryFor(rule: NoticeRule, choices: Choices): NotificationChoice {
  return rule.quiet ? 'here' : choices[rule.kind];
}

export type NoticeRecipients = { people: readonly string[]; roles: readonly string[] };

/** Who is to be told: ids of people, and roles by name. What is neither is left out. */
export function parseRecipients(tells: readonly string[]): NoticeRecipients {
  return {
    people: tells.filter((one) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(one)),
    roles: tells.filter((one) => one.startsWith('role:')).map((one) => one.slice('role:'.length)),
  };
}

/** Everybody to tell of an act, once each, and whether by name or as a role; never whoever did it. */
export function recipientsOf(
  by: string | null,
  named: readonly string[],
  asRole: readonly string[],
): Map<string, { asRole: boolean }> {
  const all = new Map(asRole.map((id) => [id, { asRole: true }]));
  for (const id of named) all.set(id, { asRole: false });
  if (by !== null) all.delete(by);
  return all;
}

/** The page at which a notice is seen to. */
export function placeOf(
  { place, below = '' }: NoticeRule,
  subject: { kind: string; id: string },
): string {
  if (place === 'account')
    return `${accountPlaces[subject.kind as SubjectKind]?.(subject.id) ?? '/account'}${below}`;
  const page = officePlaces[subject.kind as SubjectKind];
  return page ? page(subject.id) : '/office';
}

const officePlaces: Record<SubjectKind, (id: string) => string> = {
  person: () => '/office/people',
  enquiry: () => '/office/enquiries',
  consultation: (id) => `/office/consultations/${id}`,
  application: (id) => `/office/empanelment/${id}`,
  neutral: (id) => `/office/neutrals/${id}`,
  setting: () => '/office/settings',
  letter: () => '/office/bounces',
  job: () => '/office/system',
  dispute: (id) => `/office/disputes/${id}`,
  invoice: (id) => `/office/payments/${id}`,
  payment: () => '/office/payments?show=match',
  fee: () => '/office/neutral-fees',
  institution: (id) => `/office/institutions/${id}`,
};

const accountPlaces: Record<SubjectKind, (id: string) => string> = {
  person: () => '/account',
  enquiry: () => '/account',
  consultation: () => '/account',
  application: () => '/account/application',
  neutral: () => '/account/profile-of-neutral',
  setting: () => '/account',
  letter: () => '/account',
  job: () => '/account',
  dispute: (id) => `/cases/${id}`,
  institution: () => '/account/filings',
  invoice: () => '/cases',
  payment: () => '/cases',
  fee: () => '/account/statement',
};
