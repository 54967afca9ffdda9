import { describe, expect, test } from 'vitest';
import { pageWords, wordsIn } from './mail-words.ts';

const letter =
  'Something new was said in the case MUN-26-0412. Read it: https://munch.example/cases/1/talk/all';
const text = (...lines: string[]) => lines.join('\r\n');

describe('of a mail stays what its writer wrote', () => {
  test('without the mail that is quoted at its end, and the line that says whose it is', () => {
    expect(
      wordsIn(
        text(
          'Yes, Friday.',
          '',
          'On Mon, 23 Nov 2026 at 12:00, Munch <a@b.example> wrote:',
          '',
          '> Something new',
          '>> older',
          '',
        ),
        letter,
      ),
    ).toBe('Yes, Friday.');
    expect(
      wordsIn(text('हो.', '', 'सोम, 23 नोव्हें 2026 रोजी Munch ने लिहिले:', '> Something new'), letter),
    ).toBe('हो.');
    expect(
      wordsIn(
        text('Yes.', '', 'On Mon, 23 Nov 2026, Munch <a@b.example>', 'wrote:', '> x'),
        letter,
      ),
    ).toBe('Yes.');
  });
  test('with what is quoted between its lines', () => {
    const mail = 'Two things.\n> may we meet?\nYes.\n> where?\nHere.';
    expect(wordsIn(mail, letter)).toBe(mail);
  });
  test('with a line that ends in a colon and names no day', () => {
    expect(wordsIn('What I want is this:\n> six lakh', letter)).toBe('What I want is this:');
  });
  test('without our letter where a program repeats it without marks, and with whatever stands under it', () => {
    const outlook = text(
      'Agreed.',
      '________________________________',
      'From: Munch <no-reply@munch.example>',
      'Sent: Monday, 23 November 2026',
      'To: Ben',
      'Subject: MUN-26-0412: new messages',
      '',
      ...letter.split(' '),
    );
    expect(wordsIn(outlook, letter)).toBe('Agreed.');
    expect(wordsIn(`${outlook}\nbut not on Friday`, letter)).toContain('but not on Friday');
    expect(wordsIn('We pay.\n\n----- as agreed -----\nIn May.', letter)).toContain('In May.');
  });
  test('without a signature under its mark, and with a long one', () => {
    expect(wordsIn(text('Yes.', '-- ', 'Ben', 'Pune'), letter)).toBe('Yes.');
    const long = ['Yes.', '-- ', ...'abcdefghi'].join('\n');
    expect(wordsIn(long, letter)).toBe(long);
    expect(wordsIn('one\n--\ntwo', letter)).toBe('one\n--\ntwo');
  });
  test.each(['', '\n\n', '> only\n> a quote', 'On Mon, 23 Nov 2026 Munch wrote:\n> x'])(
    'and is nothing where they wrote nothing: %j',
    (mail) => {
      expect(wordsIn(mail, letter)).toBe('');
    },
  );
});

describe('a mail that is a page alone', () => {
  test('is read line by line, with its signs', () => {
    expect(
      pageWords('<div>Yes &amp; no<br>&#2361;&#x94b; &unknown;</div><style>p{}</style><p>six</p>'),
    ).toBe('Yes & no\nहो &unknown;\n\nsix');
  });
  test('bears marks where it quotes', () => {
    expect(
      wordsIn(
        pageWords(
          '<div>Yes</div><div>On 23 Nov Munch wrote:</div><blockquote>old<p>older</p></blockquote>',
        ),
        letter,
      ),
    ).toBe('Yes');
  });
  test('is read in time, whatever stands in it', () => {
    const since = performance.now();
    for (const part of ['<style', '<!--', '<a', '&#1', '-', '> ', '>']) {
      pageWords(part.repeat(200_000));
      wordsIn(part.repeat(200_000), letter);
    }
    expect(performance.now() - since).toBeLessThan(5000);
  });
});
