import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressIn, type Language } from '#kernel/language.ts';
import type { DisputeFile, PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { ServiceDeps } from './deps.ts';
import { absencePdf, reversalPdf, warningPdf } from './ex-parte-documents.ts';
import { noticePdf } from './generated-documents.ts';

const deps = {
  now: () => new Date('2026-11-20T06:30:00Z'),
  settings: { publicUrl: 'https://munch.example' },
} as unknown as ServiceDeps;
// The papers read no more of a dispute than its reference and by which pack it is counted, and of a party their name and language.
const dispute = {
  reference: 'MUNCH-AR-2026-000001',
  filedAt: new Date('2026-10-01T06:30:00Z'),
  track: 'online',
};
const file = { dispute } as unknown as DisputeFile;
const ben = (language: Language) => ({ name: 'Ben Borrower', language }) as PartyWithContacts;

const titles = {
  en: ['Final warning', 'A service is taken back'],
  hi: ['आख़िरी चेतावनी', 'कागज़ पहुँचने की बात रद्द'],
  mr: ['शेवटचा इशारा', 'कागद पोहोचल्याची नोंद रद्द'],
};

test.each(['en', 'hi', 'mr'] as const)(
  'the final warning in %s says until when, where to answer, and that silence is no yes',
  async (language) => {
    const { bytes, title, signer } = await warningPdf(deps, file, ben(language));
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/warning-${language}.pdf`, bytes);
    const pdf = readPdf(bytes);
    expect(title.normalize('NFC')).toBe(titles[language][0]?.normalize('NFC'));
    expect([...pdf.objects.values()].join('\n')).toContain(`/Lang (${language}-IN)`);
    for (const word of [
      'MUNCH-AR-2026-000001',
      'Ben Borrower',
      `https://munch.example${addressIn(language, '/notice')}`,
      '7',
      '1996',
      '25',
    ])
      expect(pdf.text).toContain(word);
    expect(pdf.pages).toHaveLength(1);
    if (language === 'en') expect(pdf.text.replace(/\s+/g, ' ')).toContain('that is not a yes');
    else expect([...pdf.objects.values()].join('\n')).toContain('AnekDevanagari');
    expect(signer.startsWith(language === 'en' ? 'The Registry' : 'कार्यालय')).toBe(true);
  },
);

test.each(['en', 'hi', 'mr'] as const)(
  'what tells in %s that a service is taken back gives the registrar’s reasons as she wrote them',
  async (language) => {
    const reason = 'The signature is her brother’s. सही तिची नाही.';
    const { bytes, title, signer } = await reversalPdf(deps, file, {
      party: ben('mr'),
      reason,
      registrar: 'Rhea',
      language,
    });
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/reversal-${language}.pdf`, bytes);
    const pdf = readPdf(bytes);
    expect(title.normalize('NFC')).toBe(titles[language][1]?.normalize('NFC'));
    expect(pdf.text.replace(/\s+/g, ' ')).toContain('The signature is her brother’s.');
    expect(signer).toContain('Rhea');
    expect(pdf.pages).toHaveLength(1);
  },
);

test.each(['en', 'hi', 'mr'] as const)(
  'what says in %s that it goes on without somebody says why, and until when they may come after all',
  async (language) => {
    const reason = 'The notice was opened on 2 November, the warning on 1 December.';
    const { bytes, title, signer } = await absencePdf(deps, file, {
      party: ben(language),
      reason,
      registrar: 'Rhea',
    });
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/absence-${language}.pdf`, bytes);
    const pdf = readPdf(bytes);
    const text = pdf.text.replace(/\s+/g, ' ');
    expect(text.replaceAll(' ', '')).toContain(
      `https://munch.example${addressIn(language, '/notice')}`,
    );
    // Who reads another language finds the same in English below.
    for (const said of [
      reason,
      'Ben Borrower',
      'This is not a yes to the claim',
      'within 15 days',
      'https://munch.example/notice',
      'section 25',
    ])
      expect(text).toContain(said);
    expect(title).toBe(
      {
        en: 'The case goes on without a respondent',
        hi: 'केस प्रतिवादी के बिना आगे बढ़ता है',
        mr: 'प्रकरण प्रतिवादीशिवाय पुढे जाते',
      }[language],
    );
    expect(signer).toContain('Rhea');
  },
);

const first = async (process: string, purpose: 'notice' | 'invitation') => {
  const about = {
    process,
    seat: 'Nagpur',
    title: 'A loan',
    relief: '',
    currency: 'INR',
    sumMinor: 100n,
    filingHash: Buffer.from('ab', 'hex'),
  };
  const whole = {
    dispute: { ...dispute, ...about },
    parties: [],
    agreement: null,
  } as unknown as DisputeFile;
  return readPdf((await noticePdf(deps, whole, purpose)).bytes).text.replace(/\s+/g, ' ');
};

test('the first paper has a seat in an arbitration alone, and an invitation threatens nobody with a decision', async () => {
  for (const purpose of ['notice', 'invitation'] as const)
    expect(await first('arbitration', purpose)).toContain('Nagpur');
  for (const process of ['mediation', 'conciliation'])
    expect(await first(process, 'invitation')).not.toContain('Nagpur');
  expect(await first('arbitration', 'notice')).toContain('it may be decided on the papers');
  const invitation = await first('mediation', 'invitation');
  expect(invitation).not.toContain('decided on the papers');
  expect(invitation).toContain('nothing begins');
});
