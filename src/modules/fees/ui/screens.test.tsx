import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Submission } from '#ui/forms/submission.ts';
import { unconfirmedTables } from '../rules/schedules/unconfirmed.ts';
import { CostsSoFar, type DisputeCostsView } from './costs.tsx';
import { DisputeMoneyPage } from './office/dispute-money.tsx';
import type { DisputeMoney } from './office/types.ts';
import { packInWords } from './office/words.ts';

const [ada, ben] = ['11111111-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222'];

function drawn(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

const invoice = (
  id: string,
  kind: 'registration' | 'deposit',
  partyId: string,
): DisputeCostsView['invoices'][number] => ({
  id,
  number: `MU/26-27/00000${id}`,
  kind,
  claim: kind === 'deposit' ? { isCounterclaim: partyId === ben, of: 'Ben' } : null,
  partyId,
  payer: partyId === ada ? 'Ada' : 'Ben',
  total: 590_000,
  paid: 0,
  due: 590_000,
  state: 'unpaid',
  issuedOn: '2026-11-20',
  dueOn: '2026-11-27',
  notes: [{ id: 'n1', number: 'CN/26-27/000001', amount: 118_000 }],
  payments: [
    { amount: 5_000, on: '2026-11-21', payer: 'Ada' },
    { amount: 1_000, on: '2026-11-22', payer: null },
  ],
});
const costs = (isPayableOnline: boolean, isPayableByUpi = false): DisputeCostsView => ({
  invoices: [invoice('1', 'registration', ada), invoice('2', 'deposit', ben)],
  parties: [],
  invoiced: 1_180_000,
  paid: 0,
  waived: 0,
  due: 1_180_000,
  isPayableOnline,
  isPayableByUpi,
});
const forms = (html: string) => html.split('<form').length - 1;

test('a party pays her own bills online, and the other side’s deposit, by forms that need no script', () => {
  const claimant = drawn(
    <CostsSoFar costs={costs(true)} paying={{ partyIds: [ada], problem: null }} />,
  );
  expect(forms(claimant)).toBe(2);
  expect(claimant).toContain('method="post"');
  expect(claimant).toContain('name="invoice" value="1"');
  expect(claimant).toContain('You may pay it for them');
  expect(claimant).toContain('Deposit for the counterclaim of Ben');
  // A registration fee is the claimant's, and nobody is asked to pay it for her.
  const respondent = drawn(
    <CostsSoFar costs={costs(true)} paying={{ partyIds: [ben], problem: null }} />,
  );
  expect(forms(respondent)).toBe(1);
  expect(respondent).not.toContain('name="invoice" value="1"');
});

test('where no provider is set up only the transfer is offered, and the page says so; the office is offered nothing', () => {
  const bare = drawn(
    <CostsSoFar costs={costs(false)} paying={{ partyIds: [ada], problem: null }} />,
  );
  expect(forms(bare)).toBe(0);
  expect(bare).toContain('by bank transfer only');
  for (const isPayableOnline of [true, false]) {
    const upi = drawn(
      <CostsSoFar
        costs={costs(isPayableOnline, true)}
        paying={{ partyIds: [ada], problem: null }}
      />,
    );
    expect(upi).toContain('by bank transfer or UPI');
    expect(upi).not.toContain('only');
  }
  expect(forms(drawn(<CostsSoFar costs={costs(true)} />))).toBe(0);
});

test('who paid is told by name where it was a party, and of somebody else only that she is none', () => {
  const html = drawn(<CostsSoFar costs={costs(false)} />);
  expect(html).toContain('₹50 paid on 21 November 2026 by Ada');
  expect(html).toContain('₹10 paid on 22 November 2026 by somebody who is no party of this case');
});

test('a credit note is a link to its paper', () => {
  expect(drawn(<CostsSoFar costs={costs(false)} />)).toContain(
    'href="/api/fees/credit-notes/n1/paper?language=en"',
  );
});

const money = (may: DisputeMoney['may']): DisputeMoney => ({
  id: ada,
  reference: 'MUNCH-AR-2026-000001',
  invoices: [],
  may,
  once: ben,
  parties: [
    {
      id: ada,
      name: '<b>Ada</b>',
      side: 'claimant',
      state: '29',
      isPlaceTold: false,
      isReleased: false,
      invoiced: 0,
      paid: 0,
      paidForOthers: 0,
      due: 0,
    },
    {
      id: ben,
      name: 'Ben',
      side: 'respondent',
      state: null,
      isPlaceTold: false,
      isReleased: false,
      invoiced: 0,
      paid: 0,
      paidForOthers: 0,
      due: 0,
    },
  ],
  schedule: {
    version: 2,
    schedule: 'fourth_schedule',
    ceilingOn: 'variable_only',
    packs: ['fees@0'],
    unconfirmed: [],
  },
  tribunal: [{ schedule: 'institution', ceilingOn: null, amount: 800_000 }],
  stamp: null,
});

test('the office reads by which tables it was reckoned, and never their ids', () => {
  expect(packInWords('fees@0')).toBe('the institution’s schedule of fees, version 0');
  expect(packInWords('fourth-schedule@2015-10-23')).toContain('since 23 October 2015');
  for (const { id } of unconfirmedTables()) expect(packInWords(id)).not.toContain('@');
});

test('the registrar has a form for each decision, with what is in force chosen, and without a script', () => {
  const html = drawn(<DisputeMoneyPage money={money(['decide'])} acted={undefined} />);
  expect(forms(html)).toBe(3);
  expect(html).toContain('<option value="fourth_schedule variable_only" selected="">');
  expect(html).toContain(`name="share.${ben}"`);
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(html).toContain('Karnataka');
});

test('whoever may only read sees no form', () => {
  expect(forms(drawn(<DisputeMoneyPage money={money([])} acted={undefined} />))).toBe(0);
});

test('a refused bill keeps what was typed, and says it at the field', () => {
  const values = {
    intent: 'bill',
    about: '',
    once: ada,
    words: 'Deposit of both',
    amount: '1,000',
    kind: 'admin',
    [`share.${ada}`]: '0',
  };
  const acted: Submission = {
    intent: 'bill',
    about: '',
    outcome: 'invalid',
    code: 'no_share',
    status: 422,
    message: 'No share',
    fields: { shares: 'Give at least one party a share.' },
    values,
  };
  const html = drawn(<DisputeMoneyPage money={money(['decide'])} acted={acted} />);
  expect(html).toContain('value="Deposit of both"');
  expect(html).toContain(`name="once" value="${ada}"`);
  expect(html).toContain('Give at least one party a share.');
  expect(html).toMatch(new RegExp(`name="share.${ada}"[^>]*value="0"`));
});
