import { expect, test } from 'vitest';
import { documentFileName } from './document-types.ts';
import { line } from './text.ts';

const title = line(200);

test('no paper is refused for the name of its file', () => {
  const strange = [
    'WhatsApp Chat - \u2068Asha\u2069.pdf',
    'bill\u202Efdp.exe',
    'two\nlines.pdf',
    'in\u200Bvoice\u200E.pdf',
    'a\u2028b.pdf',
    '../../etc/passwd',
    'half \uD83D.pdf',
    '',
    '\u0000',
    '📄'.repeat(120),
    `a${'📄'.repeat(120)}.pdf`,
    `${'क्षे'.repeat(100)}.pdf`,
    `${'x'.repeat(299)}.docx`,
  ];
  for (const name of strange) {
    const said = documentFileName(name, 'A paper');
    expect(title.safeParse(said), JSON.stringify(name)).toEqual({ success: true, data: said });
    expect(said.isWellFormed()).toBe(true);
  }
  expect(documentFileName('WhatsApp Chat - \u2068Asha\u2069.pdf', '')).toBe(
    'WhatsApp Chat - Asha.pdf',
  );
  expect(documentFileName('in\u200Bvoice\u200E.pdf', '')).toBe('invoice.pdf');
  expect(documentFileName('\u200B', 'A paper')).toBe('A paper');
  expect(documentFileName('', 'A paper')).toBe('A paper');
  expect(documentFileName(`${'x'.repeat(299)}.docx`, '')).toMatch(/…x+\.docx$/);
  expect(documentFileName('पावती.pdf', '')).toBe('पावती.pdf');
});
