import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiProvider } from '#ui/api-context.tsx';
import { noAgreement } from '../rules/answers.ts';
import { stepIn } from './form-values.ts';
import type { DraftView } from './step-page.tsx';
import { AgreementStep } from './steps/agreement-step.tsx';
import { ClaimStep } from './steps/claim-step.tsx';
import { DisputeKindStep } from './steps/dispute-kind-step.tsx';
import { DocumentsStep } from './steps/documents-step.tsx';
import { OthersStep, YouStep } from './steps/parties-steps.tsx';
import { SignStep } from './steps/sign-step.tsx';

const silent = async () => ({ outcome: 'empty' }) as never;
const drawn = (element: ReactElement) =>
  renderToString(
    <ApiProvider api={silent}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ApiProvider>,
  );

const files = [{ token: 'a', name: 'bill.pdf', size: 1, kind: 'evidence' }];
/** The steps read no more of a draft than this. */
const view = {
  id: 'f1',
  version: 7,
  address: 'ada@example.org',
  states: {},
  problems: [],
  isProved: true,
  savedAt: '2026-11-20T06:30:00.000Z',
  triage: { process: 'arbitration', track: 'online', warnings: [] },
  limitation: { state: 'unknown' },
  footing: 'arbitration',
  answers: {
    documents: { files },
    agreement: { ...noAgreement, has: 'yes', version: 'Terms of 2024' },
  },
} as unknown as DraftView;

const steps: Record<string, ReactElement> = {
  trouble: <DisputeKindStep view={view} posted={undefined} />,
  you: <YouStep view={view} posted={undefined} />,
  others: <OthersStep view={view} posted={undefined} />,
  claim: <ClaimStep view={view} posted={undefined} />,
  agreement: <AgreementStep view={view} posted={undefined} />,
  documents: <DocumentsStep view={view} posted={undefined} />,
  sign: <SignStep view={view} signed={undefined} ticket={null} />,
};

function drawnOf(step: string): ReactElement {
  const element = steps[step];
  if (!element) throw new Error(`There is no step ${step}.`);
  return element;
}

/** The controls of a page, as a browser would send them: those nobody sees, and those into which somebody types. */
function controlsIn(html: string) {
  const all = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => ({
    name: /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '',
    isHidden: /type="hidden"/.test(tag),
  }));
  return {
    hidden: all.filter(({ isHidden }) => isHidden),
    typed: all.filter(({ isHidden }) => !isHidden),
  };
}

test.each(Object.keys(steps))(
  'nothing hidden in the step %s has the name of something that is typed',
  (step) => {
    const { hidden, typed } = controlsIn(drawn(drawnOf(step)));
    const names = new Set(typed.map(({ name }) => name));
    expect(hidden.map(({ name }) => name).filter((name) => names.has(name))).toEqual([]);
  },
);

test('the version of the terms that is kept is the one that was typed, and not the count of the draft', () => {
  const { hidden, typed } = controlsIn(drawn(drawnOf('agreement')));
  const form = new FormData();
  for (const { name, value } of [...hidden, ...typed]) form.append(name, value);
  expect(stepIn('agreement', form).agreement?.version).toBe('Terms of 2024');
});

test('what a claim is limited as follows from what was chosen, and is left open where it may be one of several', () => {
  const chosen = (kind: string) => {
    const answers = { ...view.answers, trouble: { kind } } as DraftView['answers'];
    const html = drawn(<ClaimStep view={{ ...view, answers }} posted={undefined} />);
    const select = /<select[^>]*name="category"[^>]*>(.*?)<\/select>/s.exec(html)?.[1] ?? '';
    return /<option value="(\w*)" selected=""/.exec(select)?.[1];
  };
  expect(chosen('loan')).toBe('loan');
  expect(chosen('contract')).toBe('contract');
  expect(chosen('unpaid')).toBe('');
  expect(chosen('')).toBe('');
});
