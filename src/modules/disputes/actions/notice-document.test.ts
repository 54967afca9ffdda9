import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, opened } from '../../../../tests/disputes.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { DisputesDeps } from './deps.ts';
import { noticeDocument } from './notice-document.ts';
import { findFile } from './reading.ts';

let database: TestDatabase;
let deps: DisputesDeps;
beforeAll(async () => {
  database = await testDatabase();
  deps = await disputesDeps(database.db, { now: new Date('2026-11-20T06:30:00Z') });
});
afterAll(() => database.drop());

test('a notice on paper has its code, its picture, the last day and the choices, in each language, tagged', async () => {
  const { id, reference } = await opened(deps, aFiling({ parties: [aParty('claimant'), aParty('respondent')] }));
  const file = await findFile(database.db, id);
  const party = file?.parties.find(({ side }) => side === 'respondent');
  if (!file || !party) throw new Error('not there');
  for (const language of ['en', 'hi', 'mr'] as const) {
    const how = { code: '7K2P-9XQM', url: 'http://munch.example/n/7K2P-9XQM', dueOn: '2026-12-07', language };
    const bytes = await noticeDocument(deps, { ...file, party }, how);
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/notice-${language}.pdf`, bytes);
    const pdf = readPdf(bytes);
    expect(pdf.text).toContain('7K2P-9XQM');
    expect(pdf.text).toContain(reference);
    expect(pdf.structure.slice(0, 3)).toEqual(['Document', 'H1', 'Figure']);
    expect([...pdf.objects.values()].join('\n')).toContain(`/Lang (${language}-IN)`);
    expect(pdf.pages.length).toBeLessThanOrEqual(2);
    if (language === 'en') expect(pdf.text.replace(/\s+/g, ' ')).toContain('Please answer by 7 December 2026.');
  }
});
