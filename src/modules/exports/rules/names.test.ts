import { describe, expect, test } from 'vitest';
import { fileName, padded, safeName, withoutCollisions } from './names.ts';

describe('the name of a file', () => {
  test('begins with the number, so that a folder sorts as the record does', () => {
    const title = 'Delivery note';
    expect(fileName({ number: 'C-01 v2', title, ending: 'pdf' })).toBe('C-01 v2 Delivery note.pdf');
    expect([padded(3, 9), padded(3, 99), padded(3, 2000)]).toEqual(['03', '03', '0003']);
  });

  test('has its ending once', () => {
    const asked = { number: 'C-01', title: 'Bill.PDF', ending: 'pdf' };
    expect(fileName(asked)).toBe('C-01 Bill.pdf');
  });

  test.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['two\nlines\u0000', 'two lines'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
    ['ends in dots... ', 'ends in dots'],
    ['CON', '_CON'],
    ['lpt1.txt', '_lpt1.txt'],
    ['Concord', 'Concord'],
    ['   ', '_'],
    ['करार, पावती आणि चित्र', 'करार, पावती आणि चित्र'],
  ])('that no machine would take is made into one that each does: %j', (given, safe) => {
    expect(safeName(given)).toBe(safe);
  });

  test('is cut between letters, never within one, in whatever script', () => {
    for (const letter of ['क्षि', 'e\u0301', '👩‍👩‍👧', 'x']) {
      const name = fileName({ number: 'C-01', title: letter.repeat(300), ending: 'pdf' });
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name.length).toBeLessThanOrEqual(120);
      const kept = name.slice('C-01 '.length, -'.pdf'.length);
      expect(kept).toBe(
        letter.normalize('NFC').repeat(kept.length / letter.normalize('NFC').length),
      );
    }
  });

  test('is nobody else’s, also where capitals and small letters are one', () => {
    expect(withoutCollisions(['a/Note.pdf', 'a/note.pdf', 'a/note (2).pdf', 'b/note.pdf'])).toEqual(
      ['a/Note.pdf', 'a/note (2).pdf', 'a/note (2) (2).pdf', 'b/note.pdf'],
    );
  });
});
