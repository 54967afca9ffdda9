import { expect, test } from 'vitest';
import { checkText, indexPage } from './index-page.ts';

const head = {
  id: 'd1',
  reference: 'MUNCH-AR-2026-000001',
  reader: 'Ada',
  as: 'claimant',
  at: new Date('2026-11-24T01:40:00Z'),
} as const;

test('the first page has the lines with which its files are checked, as the text beside it', () => {
  const page = indexPage({
    head,
    papers: [],
    missing: [],
    bills: [],
    talk: [],
    hasCalendar: false,
    hasSettling: false,
  });
  for (const line of [
    'sha256sum -c SHA256SUMS.txt',
    'shasum -a 256 -c SHA256SUMS.txt',
    'PowerShell',
  ]) {
    expect(checkText()).toContain(line);
    expect(page).toContain(line);
  }
});
