import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import { printable, sheetOf } from './sheet.ts';

const about = {
  title: 'Certificate of service',
  author: 'Munch',
  subject: 'A test',
  language: 'en-IN',
  madeAt: new Date('2026-11-20T06:30:00Z'),
};

test('the same text and moment give the same bytes, over several pages too', async () => {
  const blocks = [
    { heading: 'What was done' },
    {
      rows: Array.from(
        { length: 80 },
        (_, at) =>
          [
            `Row ${at}`,
            'A value that is long enough to fill more than one line of the paper. '.repeat(2),
          ] as const,
      ),
    },
    { qr: 'https://munch.example/notice', said: 'Read it here' },
    { text: 'The end.' },
  ];
  const sheet = { ...about, head: 'Munch', blocks, foot: 'MUNCH-AR-2026-000001' };
  const [one, two] = [await sheetOf(sheet), await sheetOf(sheet)];
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(one.equals(two)).toBe(true);
});

test('a name and an address in Devanagari are written as they are, beside Latin', async () => {
  expect(printable('बेन बॉरोअर, Mumbai')).toBe('बेन बॉरोअर, Mumbai');
  const blocks = [
    { heading: 'प्रति To' },
    { text: 'बेन बॉरोअर\n१२ लक्ष्मी रोड, पुणे 411001' },
    { rows: [['By', 'टपाल post']] as const },
  ];
  const pdf = readPdf(
    await sheetOf({ ...about, head: 'Munch', blocks, foot: 'MUNCH-AR-2026-000001' }),
  );
  expect(pdf.text).toContain('411001');
  expect([...pdf.objects.values()].join('\n')).toContain('AnekDevanagari');
  expect(pdf.text).not.toContain('another script');
});

test('what our letters for paper cannot write is said to be in another script, and never left as a box', () => {
  expect(printable('Ben “the Borrower” – ₹5')).toBe('Ben “the Borrower” – ₹5');
  expect(printable('பென் பாரோ, Mumbai')).toBe('(in another script), Mumbai');
  expect(printable('line\nline')).toBe('line\nline');
});
