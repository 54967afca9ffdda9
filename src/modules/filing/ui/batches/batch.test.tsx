import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiProvider } from '#ui/api-context.tsx';
import { type Batch, BatchPage } from './batch.tsx';
import { Filings } from './list.tsx';

const counts = {
  waiting: 0,
  good: 3,
  bad: 1,
  repeat: 0,
  replaced: 0,
  accepted: 0,
  stuck: 0,
  filed: 0,
};
const batch: Batch = {
  id: 'b',
  institution: 'Konkan Bank Ltd',
  title: 'November',
  createdAt: '2026-11-21T06:00:00.000Z',
  counts,
  files: [
    {
      id: 'f',
      kind: 'rows',
      name: 'rows.csv',
      size: 4_000_000,
      received: 1_500_000,
      state: 'receiving',
      fault: null,
      rows: 0,
    },
  ],
  papers: { good: 2, bad: 1, waiting: 0 },
  badPapers: [{ name: 'photo.pdf', fault: 'Save it as a PDF.' }],
  isBusy: true,
  may: ['send', 'accept'],
  warned: 0,
  acceptances: [],
};
const row = {
  number: 7,
  row: 8,
  reference: 'KB-7',
  respondent: '<b>Ben</b>',
  state: 'bad' as const,
  dispute: null,
  problems: [
    { column: 'claim_1_amount', code: 'amount_zero', correction: 'Write what is claimed.' },
  ],
  warnings: [],
};

const api = () => Promise.reject(new Error('unasked'));

function drawn(element: React.ReactElement): string {
  const router = createMemoryRouter([
    { path: '/', element: <ApiProvider api={api}>{element}</ApiProvider> },
  ]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

test('the page says row, column and correction, and each of its forms can be posted without a script', () => {
  const html = drawn(
    <BatchPage batch={batch} report={{ rows: [row], next: 7 }} show="problems" acted={undefined} />,
  );
  expect(html).toContain('8 · KB-7');
  expect(html).toContain('<b>claim_1_amount</b>: Write what is claimed.');
  expect(html).toContain('&lt;b&gt;Ben&lt;/b&gt;');
  expect(html).toContain('1.5 of 4.0 MB have come');
  expect(html).toContain('<b>photo.pdf</b>: Save it as a PDF.');
  expect(html).toContain('File 3 good rows');
  expect(html).toContain('?show=problems&amp;after=7');
  expect(html).toMatch(/<form[^>]*encType="multipart\/form-data"[^>]*method="post"/i);
  expect(html).toContain('name="act" value="accept"');
});

test('rows with warnings have a tick that says how many they are, and what was accepted is told', () => {
  const warning = {
    column: 'cause_on',
    code: 'limitation_over',
    says: 'The time seems to have ended.',
    asks: true,
  };
  const accepted = {
    id: 'a',
    at: '2026-11-21T06:00:00.000Z',
    by: 'Ada Advocate',
    rows: 7,
    warned: 2,
    statement: 'We have read them.',
  };
  const warned: Batch = { ...batch, warned: 2, acceptances: [accepted] };
  const rows = [{ ...row, state: 'good' as const, problems: [], warnings: [warning] }];
  const html = drawn(
    <BatchPage batch={warned} report={{ rows, next: null }} show="warnings" acted={undefined} />,
  );
  expect(html).toContain('File 1 good row');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="warned"[^>]*value="2"/);
  expect(html).not.toMatch(/name="warned"[^>]*required/);
  expect(html).toContain('Good, with a warning');
  expect(html).toContain('<b>cause_on</b>: The time seems to have ended.');
  expect(html).toContain('Ada Advocate');
  const alone: Batch = { ...warned, warned: 3 };
  expect(
    drawn(
      <BatchPage batch={alone} report={{ rows, next: null }} show="warnings" acted={undefined} />,
    ),
  ).toMatch(/name="warned"[^>]*required|required[^>]*name="warned"/);
});

test('whoever files for no institution is told how she may', () => {
  const html = drawn(
    <Filings found={{ institutions: [], batches: [], next: null }} said={undefined} />,
  );
  expect(html).toContain('You file for no institution yet.');
  expect(html).toContain('Write to hello@munch.example');
  expect(html).toContain('href="/request-for-arbitration"');
  expect(html).not.toContain('<form');
});
