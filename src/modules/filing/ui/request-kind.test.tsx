import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { REQUEST_KINDS } from '#modules/disputes/rules/request-kind.ts';
import { receiptLetter } from '../letters.ts';
import { noAgreement, noDisputeKind } from '../rules/answers.ts';
import { footingIn } from '../rules/assemble.ts';
import { isSunday, limitationOf } from '../rules/limitation.ts';
import { LimitationNote } from './limitation-note.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { type DraftView, StepPage } from './step-page.tsx';
import { CostsAhead } from './steps/costs-ahead.tsx';

const drawn = (element: ReactElement) =>
  renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');
/** What the law of arbitration alone knows. */
const ARBITRATION =
  /section (?:7|21|31A)|arbitration begins in law|tribunal says|needs an agreement/;

test('what was typed says what a request rests on: an arbitration without an agreement here is an invitation', () => {
  const asked = (wish: string, change: Partial<typeof noAgreement> = {}) =>
    footingIn({ trouble: { ...noDisputeKind, wish }, agreement: { ...noAgreement, ...change } });
  expect(asked('decision', { has: 'yes', names: 'yes' })).toBe('arbitration');
  expect(asked('decision', { has: 'yes', names: 'no' })).toBe('invitation');
  expect(asked('decision', { has: 'none' })).toBe('invitation');
  expect(asked('decision')).toBe('arbitration');
  // What was typed of a clause before the wish was changed says nothing about talks.
  expect(asked('talk', { has: 'none' })).toBe('mediation');
  expect(asked('proposal', { has: 'yes', names: 'yes' })).toBe('conciliation');
});

const filed = {
  reference: 'MUN/2026/000001',
  title: 'A loan',
  hash: 'ab',
  signedName: 'Ada',
  signedCapacity: '',
  isUrgent: false,
};
const receipt = { ...filed, disputeId: 'd1', filedAt: '2026-11-20T06:30:00.000Z' };

test.each(REQUEST_KINDS)(
  'the receipt of %s says when that begins, on the page as in the letter',
  (footing) => {
    const page = drawn(
      <ReceiptPage {...{ id: 'f1', footing, receipt, fee: null, address: null, problem: null }} />,
    );
    const to = {
      to: 'ada@example.org',
      publicUrl: 'https://munch.example',
      language: 'en',
    } as never;
    const letter = receiptLetter(
      to,
      { ...filed, footing, filedAt: new Date(receipt.filedAt) },
      'https://munch.example/sign-up',
    ).text;
    for (const said of [page, letter.replaceAll('\n', ' ')]) {
      expect(ARBITRATION.test(said)).toBe(footing === 'arbitration');
      expect(said.includes('the time to go to court goes on running')).toBe(
        footing === 'invitation',
      );
      expect(/(?:Mediation|Conciliation) begins when the other side agrees/.test(said)).toBe(
        !/^[ai]/.test(footing),
      );
    }
  },
);

test.each(REQUEST_KINDS)(
  'how long there is for %s promises no stop that the law does not give',
  (footing) => {
    const ask = { category: 'loan', causeOn: '2023-12-01', acknowledgedOn: '', paidOn: '' };
    const limitation = limitationOf(ask, '2026-11-20', isSunday);
    expect(limitation.state).toBe('urgent');
    const said = drawn(<LimitationNote {...{ limitation, footing }} />);
    expect(said.includes('section 21')).toBe(footing === 'arbitration');
    expect(said.includes('Send this soon')).toBe(footing === 'arbitration');
    expect(said.includes('Ask a lawyer at once')).toBe(footing !== 'arbitration');
    expect(said).toContain('goes on running');
  },
);

const costs = {
  items: [{ item: 'admin', when: 'to_constitute', borne: 'shared', amount: 1, least: 1, most: 1 }],
  onFiling: 1,
  likely: 1,
};
/** The steps read no more of a draft than this. */
const viewOf = (process: string) =>
  ({
    id: 'f1',
    version: 1,
    address: null,
    states: {},
    triage: { process },
    savedAt: receipt.filedAt,
    costs: { ...costs, least: 1, most: 1, tribunalByLaw: null },
  }) as unknown as DraftView;

test.each(['arbitration', 'mediation', 'conciliation'])(
  'the steps of %s speak of what was agreed and of costs as its own law does',
  (process) => {
    const isArbitration = process === 'arbitration';
    const view = viewOf(process);
    const agreement = drawn(
      <StepPage view={view} step="agreement">
        {null}
      </StepPage>,
    );
    expect(ARBITRATION.test(agreement)).toBe(isArbitration);
    expect(agreement.includes('you need no agreement')).toBe(!isArbitration);
    const said = drawn(<CostsAhead view={view} />);
    expect(/section 31A/.test(said)).toBe(isArbitration);
    expect(/before the tribunal begins/.test(said)).toBe(isArbitration);
    expect(/before the talks begin/.test(said)).toBe(!isArbitration);
    expect(/both sides share equally/.test(said)).toBe(!isArbitration);
  },
);
