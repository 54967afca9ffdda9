import { expect, test } from 'vitest';
import { speaking } from '#platform/language.ts';
import { fillingOf, foot, shipped } from './letters.ts';

test('the foot of a letter says the hours in the language of its reader; hours of another form stand as they were typed', () => {
  expect(speaking('en', () => foot(shipped))).toContain('Monday to Friday, 10:00 to 18:00 IST');
  for (const [language, said] of [
    ['hi', 'सोमवार से शुक्रवार, 10:00 से 18:00 बजे (भारतीय समय)'],
    ['mr', 'सोमवार ते शुक्रवार, 10:00 ते 18:00 (भारतीय वेळ)'],
  ] as const)
    speaking(language, () => {
      expect(foot(shipped)).toContain(said);
      expect(foot(shipped)).not.toContain('Monday');
      expect(fillingOf(shipped.facts).officeHours).toBe(said);
      expect(foot({ ...shipped, facts: { ...shipped.facts, officeHours: '9 to 17' } })).toContain(
        '\n9 to 17',
      );
    });
});
