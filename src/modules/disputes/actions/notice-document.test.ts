import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInWords } from '#kernel/day-words.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { speaking } from '#platform/language.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps } from '../../../../tests/disputes.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { Filing } from '../rules/filing.ts';
import type { DisputesDeps } from './deps.ts';
import { noticeDocument } from './notice-document.ts';
import { openDispute } from './opening.ts';
import { findFile } from './reading.ts';

let database: TestDatabase;
let deps: DisputesDeps;
beforeAll(async () => {
  database = await testDatabase();
  deps = await disputesDeps(database.db, { now: new Date('2026-11-20T06:30:00Z') });
});
afterAll(() => database.drop());

const dueOn = '2026-12-07';
const code = '7K2P-9XQM';

async function printed(
  language: Language,
  filing: Filing,
  told: { dueOn: string | null } = { dueOn: null },
) {
  const signed = { name: 'Asha Rao', capacity: 'director of Ada Traders' };
  const opening = {
    filing,
    by: { personId: null, role: 'visitor' as const },
    email: 'ada@example.org',
    feeSchedule: 'institution',
    signed,
  };
  const { id, reference, hash } = await deps.db
    .transaction()
    .execute((tx) => openDispute(deps, tx, opening));
  const file = await findFile(database.db, id);
  const party = file?.parties.find(({ side }) => side === 'respondent');
  if (!file || !party) throw new Error('not there');
  const bytes = await noticeDocument(
    deps,
    { ...file, party },
    { code, url: `http://munch.example${addressIn(language, `/n/${code}`)}`, ...told, language },
  );
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/notice-${language}.pdf`, bytes);
  const pdf = readPdf(bytes);
  return { ...pdf, reference, hash, text: pdf.text.replace(/\s+/g, ' ') };
}

/** Words on paper are read back in the order of their glyphs: vowel signs and an r change places, and lines break. */
const bare = (text: string) =>
  text.replace(/[\u0900-\u0903\u093c-\u094d]|\u200c|\u200d|\u0930|\s|-/g, '');

const LANGUAGES = ['en', 'hi', 'mr'] as const;
const company = () =>
  aFiling({
    parties: [
      aParty('claimant'),
      aParty('respondent', { kind: 'company', name: 'Ben Traders Pvt Ltd' }),
    ],
  });

test.each(LANGUAGES)(
  'a notice on paper has its code, its picture, the last day and the choices, tagged: %s',
  async (language) => {
    const pdf = await printed(language, aFiling(), { dueOn });
    expect(pdf.text).toContain('7K2P-9XQM');
    expect(pdf.structure.slice(0, 3)).toEqual(['Document', 'H1', 'Figure']);
    expect([...pdf.objects.values()].join('\n')).toContain(`/Lang (${language}-IN)`);
    // The request, what can be done, and the page that is torn off for an answer by post.
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    expect(bare(pdf.text)).toContain(
      bare(speaking(language, () => m.notice_by({ day: dayInWords(dueOn) }))),
    );
  },
);

test.each(LANGUAGES)(
  'the paper that is served is the signed request, with a time and a way to answer by post: %s',
  async (language) => {
    const pdf = await printed(language, company());
    const words = speaking(language, () => [
      m.request_paper_filed(),
      dayInWords('2026-11-20'),
      m.request_paper_signed(),
      m.request_paper_basis(),
      m.request_paper_section_21(),
      m.notice_paper_within({ days: 15 }),
      m.request_paper_papers_none(),
      m.notice_paper_real(),
      m.notice_paper_our_address(),
      m.notice_paper_post(),
      m.notice_paper_post_capacity(),
    ]);
    const typed = [
      'Asha Rao, director of Ada Traders',
      'Ben Traders Pvt Ltd',
      'Disputes shall be referred to arbitration by Munch, Mumbai.',
    ];
    const real = [
      `http://munch.example${addressIn(language, '/notice')}`,
      'http://munch.example/.well-known/munch-keys.json',
      'Fort, Mumbai 400 001',
      pdf.reference,
      pdf.hash,
    ];
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    // Without the foot of each page, across which an address may go on.
    const text = bare(pdf.text).replaceAll(new RegExp(`${bare(pdf.reference)}\\d/\\d`, 'g'), '');
    for (const said of [...words, ...typed, ...real]) expect(text).toContain(bare(said));
  },
);

test('whoever is served as a person is not asked as what they sign', async () => {
  expect((await printed('en', aFiling())).text).not.toContain('Signs as');
});
