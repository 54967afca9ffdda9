import { describe, expect, test } from 'vitest';
import { biddingActs } from '#modules/bidding/rules/acts.ts';
import { bundlesActs } from '#modules/bundles/rules/acts.ts';
import { calendarActs } from '#modules/calendar/rules/acts.ts';
import { discussionActs } from '#modules/discussion/rules/acts.ts';
import { disputeActs } from '#modules/disputes/rules/acts.ts';
import { documentsActs } from '#modules/documents/rules/acts.ts';
import { enquiriesActs } from '#modules/enquiries/rules/acts.ts';
import { exportsActs } from '#modules/exports/rules/acts.ts';
import { feesActs } from '#modules/fees/rules/acts.ts';
import { filingActs } from '#modules/filing/rules/acts.ts';
import { identityActs } from '#modules/identity/rules/acts.ts';
import {
  type Choices,
  choices,
  noticeKinds,
  usualChoices,
} from '#modules/identity/rules/choices.ts';
import { institutionActs } from '#modules/institution/rules/acts.ts';
import { offersActs } from '#modules/offers/rules/acts.ts';
import { packagesActs } from '#modules/packages/rules/acts.ts';
import { panelActs } from '#modules/panel/rules/acts.ts';
import { performanceActs } from '#modules/performance/rules/acts.ts';
import { proposalsActs } from '#modules/proposals/rules/acts.ts';
import { responseActs } from '#modules/response/rules/acts.ts';
import { serviceActs } from '#modules/service/rules/acts.ts';
import { notificationsActs } from './acts.ts';
import { deliveryFor, parseRecipients, placeOf, recipientsOf, ruleFor } from './delivery.ts';
import { noticeRules } from './notices.ts';

const [ada, ben, omar] = [
  '019aa000-0000-7000-8000-00000000000a',
  '019aa000-0000-7000-8000-00000000000b',
  '019aa000-0000-7000-8000-00000000000c',
];

describe('who is told', () => {
  test('is named by id or by role; what is neither is left out', () => {
    expect(
      parseRecipients([ada, 'role:committee', 'everybody', 'ada@example.org', 'role:case_officer']),
    ).toEqual({
      people: [ada],
      roles: ['committee', 'case_officer'],
    });
  });

  test('is told once, by name rather than as a role', () => {
    expect([...recipientsOf(null, [ada], [omar, ada, omar])]).toEqual([
      [omar, { asRole: true }],
      [ada, { asRole: false }],
    ]);
  });

  test('is never whoever did it, by name or as a role', () => {
    expect([...recipientsOf(omar, [omar, ben], [omar, ada]).keys()].sort()).toEqual([ada, ben]);
  });
});

describe('an act', () => {
  test('of each name that the record knows is decided', () => {
    const all = [
      ...disputeActs,
      ...bundlesActs,
      ...biddingActs,
      ...calendarActs,
      ...discussionActs,
      ...documentsActs,
      ...enquiriesActs,
      ...exportsActs,
      ...feesActs,
      ...filingActs,
      ...identityActs,
      ...institutionActs,
      ...notificationsActs,
      ...offersActs,
      ...packagesActs,
      ...proposalsActs,
      ...performanceActs,
      ...panelActs,
      ...responseActs,
      ...serviceActs,
    ];
    expect(Object.keys(noticeRules).sort()).toEqual(all.sort());
  });

  test('that an older Munch knew tells nobody, whatever its name', () => {
    expect(ruleFor('enquiry.sung', false)).toBeNull();
    expect(ruleFor('toString', false)).toBeNull();
  });
});

describe('a person is told', () => {
  const rule = { kind: 'work', words: 'letter_bounced', place: 'office' } as const;
  const all = noticeKinds.flatMap((kind) => choices.map((choice) => [kind, choice] as const));

  test.each(all)('of %s as she chose: %s', (kind, choice) => {
    const chosen: Choices = { ...usualChoices, [kind]: choice };
    expect(deliveryFor({ ...rule, kind }, chosen)).toBe(choice);
  });

  test.each(choices)(
    'in the bell alone where no letter may be written, also when she chose %s',
    (choice) => {
      expect(deliveryFor({ ...rule, quiet: true }, { ...usualChoices, work: choice })).toBe('here');
    },
  );
});

describe('a notice leads to the page where it is seen to', () => {
  test('in the office', () => {
    const rule = { kind: 'work', words: 'letter_bounced', place: 'office' } as const;
    expect(placeOf(rule, { kind: 'application', id: ada })).toBe(`/office/empanelment/${ada}`);
    expect(placeOf(rule, { kind: 'letter', id: ada })).toBe('/office/bounces');
    expect(placeOf(rule, { kind: 'unheard of', id: ada })).toBe('/office');
  });

  test('in the account', () => {
    const rule = { kind: 'account', words: 'role_given', place: 'account' } as const;
    expect(placeOf(rule, { kind: 'person', id: ada })).toBe('/account');
    expect(placeOf(rule, { kind: 'unheard of', id: ada })).toBe('/account');
  });
});
