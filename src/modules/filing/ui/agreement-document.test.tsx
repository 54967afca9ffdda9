import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiProvider } from '#ui/api-context.tsx';
import { agreementPaperLacking } from '../rules/agreement-document.ts';
import { type FilingUpload, noAgreement, noDisputeKind } from '../rules/answers.ts';
import type { DraftView } from './step-page.tsx';
import { DocumentsStep } from './steps/documents-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';

const silent = async () => ({ outcome: 'empty' }) as never;
const drawn = (element: ReactElement) =>
  renderToString(
    <ApiProvider api={silent}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ApiProvider>,
  ).replaceAll('<!-- -->', '');

const paper = (kind: FilingUpload['kind']): FilingUpload => ({
  token: kind,
  name: `${kind}.pdf`,
  size: 1,
  kind,
});
const answered = (has: string, files: FilingUpload[], wish = 'decision') => ({
  trouble: { ...noDisputeKind, kind: 'loan', wish },
  agreement: { ...noAgreement, has },
  documents: { files },
});
/** The steps read no more of a draft than this. */
const viewOf = (answers: ReturnType<typeof answered>) =>
  ({
    id: 'f1',
    version: 3,
    address: 'ada@example.org',
    states: {},
    problems: [],
    footing: 'arbitration',
    answers,
    triage: { process: 'arbitration', track: 'online', warnings: [] },
    limitation: { state: 'unknown' },
  }) as unknown as DraftView;

test('an agreement in writing wants its paper, in an arbitration alone', () => {
  const lacking = (...given: Parameters<typeof answered>) => {
    const answers = answered(...given);
    return agreementPaperLacking(answers, answers.documents.files);
  };
  expect(lacking('yes', [])).toBe('none');
  expect(lacking('yes', [paper('evidence'), paper('other')])).toBe('unmarked');
  expect(lacking('yes', [paper('evidence'), paper('agreement')])).toBeNull();
  expect(lacking('none', [paper('evidence')])).toBeNull();
  expect(lacking('', [])).toBeNull();
  expect(lacking('yes', [], 'talk')).toBeNull();
});

test.each([
  ['no paper was added', [], 'no paper of it is here'],
  [
    'papers were added and none is marked as it',
    [paper('evidence')],
    'none of your papers is marked as it',
  ],
])(
  'where %s, papers and review say so, with the way to it, and signing stays open',
  (_, files, said) => {
    const view = viewOf(answered('yes', files));
    expect(drawn(<DocumentsStep view={view} posted={undefined} />)).toContain(said);
    const review = drawn(<ReviewStep view={view} />);
    expect(review).not.toContain('Nothing is missing');
    expect(review).toContain(said);
    const [, field] = /start\/documents\?draft=f1#f-([^"]+)"/.exec(review) ?? [];
    expect(drawn(<DocumentsStep view={view} posted={undefined} />)).toContain(`id="f-${field}"`);
    expect(review).toContain('/start/sign?draft=f1');
  },
);

test('where the paper is marked, or nothing was agreed in writing, review says that nothing is missing', () => {
  for (const answers of [answered('yes', [paper('agreement')]), answered('none', [])]) {
    const view = viewOf(answers);
    expect(drawn(<ReviewStep view={view} />)).toContain('Nothing is missing');
    expect(drawn(<DocumentsStep view={view} posted={undefined} />)).not.toContain(
      'written agreement',
    );
  }
});
