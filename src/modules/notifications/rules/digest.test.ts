import { expect, test } from 'vitest';
import { digestDue } from './digest.ts';

const at = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const eight = at('08:00:00.000');

test('the letter of the day is due from eight in the morning in India, to the millisecond', () => {
  expect(digestDue(at('07:59:59.999'))).toBeNull();
  expect(digestDue(eight)).toEqual({ day: '2026-11-20', before: eight });
});

test('it tells what came before eight, however late it is made up for on the same day', () => {
  expect(digestDue(at('08:00:00.001'))).toEqual({ day: '2026-11-20', before: eight });
  expect(digestDue(at('23:59:59.999'))).toEqual({ day: '2026-11-20', before: eight });
});

test('a day that is over is not made up for', () => {
  expect(digestDue(new Date('2026-11-21T00:00:00+05:30'))).toBeNull();
  expect(digestDue(new Date('2026-11-21T08:00:00+05:30'))?.day).toBe('2026-11-21');
});
