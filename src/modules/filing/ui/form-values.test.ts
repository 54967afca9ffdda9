import { expect, test } from 'vitest';
import { stepIn } from './form-values.ts';

test('a day may be typed with its month in words, in three languages; what could be two days stays, to be mended', () => {
  const form = new FormData();
  for (const [name, typed] of [
    ['causeOn', '31 March 2026'],
    ['acknowledgedOn', '३ अप्रैल २०२६'],
    ['paidOn', '03/04/2026'],
    ['title', '3 April 2026'],
    ['rows.0.interestFrom', '१ एप्रिल २०२६'],
  ] as const)
    form.set(name, typed);
  const { claim } = stepIn('claim', form);
  expect(claim).toMatchObject({
    causeOn: '2026-03-31',
    acknowledgedOn: '2026-04-03',
    paidOn: '03/04/2026',
    title: '3 April 2026',
  });
  expect(claim?.rows[0]?.interestFrom).toBe('2026-04-01');
});
