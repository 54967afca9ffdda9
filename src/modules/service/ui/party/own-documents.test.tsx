import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnDocuments } from './own-documents.tsx';

const paper = {
  id: 's1',
  partyId: 'b1',
  name: 'Ben',
  purpose: 'notice' as const,
  documentId: 'd1',
  title: 'Notice',
  number: 'MUNCH-AR-2026-000001/001',
  sha256: '0'.repeat(64),
  sentOn: '2026-11-24',
  receivedOn: null,
  code: null,
  isSealed: false,
  isStruck: false,
};

test('only a paper that was issued under a number is said to have been sent as one', () => {
  const said = (number: string) =>
    renderToString(<OwnDocuments disputeId="d1" papers={[{ ...paper, number }]} total={1} />);
  expect(said(paper.number)).toContain('Sent on 24 November 2026 as MUNCH-AR-2026-000001/001<');
  expect(said('')).toContain('Sent on 24 November 2026<');
});

test('a struck paper is marked, and of a sealed one neither its title nor a way to it is shown', () => {
  const said = (marks: object) =>
    renderToString(<OwnDocuments disputeId="d1" papers={[{ ...paper, ...marks }]} total={1} />);
  expect(said({ isStruck: true })).toContain('Struck');
  expect(said({ isSealed: true, title: '' })).toContain('Sealed paper');
  expect(said({ isSealed: true, title: '' })).not.toContain('/documents/d1');
});
