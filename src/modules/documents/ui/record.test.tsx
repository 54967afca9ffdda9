import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PaperRecord } from './record.tsx';
import type { PaperLine } from './shapes.ts';

function drawn(may: PaperLine['may']): string {
  const paper: PaperLine = {
    id: 'p1',
    party: 'a1',
    side: 'claimant',
    number: 'C-1',
    title: 'Agreement',
    kind: 'agreement',
    size: 1,
    sha256: '0'.repeat(64),
    receivedOn: '2026-11-20',
    struck: null,
    issues: [],
    seal: null,
    answers: [],
    opened: [],
    may,
  } as unknown as PaperLine; // the list reads nothing else of a paper
  const record = {
    papers: [paper],
    parties: [{ id: 'a1', side: 'claimant', name: 'Ada' }],
    filesFor: [{ id: 'a1', name: 'Ada' }],
    issues: [],
    page: null,
    versions: [],
    may: [],
  };
  const element = (
    <PaperRecord
      dispute="d1"
      record={record as never}
      asked={{ words: '', issue: '', ticked: [] }}
      acted={undefined}
      filter={{ current: null }}
    />
  );
  return renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');
}

test('nothing is said of a paper before its reader has chosen it, and its answer is named where it is folded', () => {
  const html = drawn(['answer']);
  expect(html).toMatch(
    /<select[^>]*name="answer"[^>]*required=""|<select[^>]*required=""[^>]*name="answer"/,
  );
  expect(html).toMatch(/<option value="" selected="">/);
  expect(html).toContain('<summary>Answer C-1: admit, deny or object</summary>');
  expect(drawn([])).toContain('<summary>Fingerprint and acts on C-1</summary>');
});

test('a registrar is led from a paper to where they decide about its seal, and nobody else is', () => {
  expect(drawn(['decide_seal'])).toContain('href="/office/disputes/d1#seal-p1"');
  expect(drawn(['answer', 'ask_seal'])).not.toContain('/office/');
});
