import { expect, test } from 'vitest';
import { contentIn } from './content.ts';

test('a day may be typed with its month in words, in three languages; what could be two days stays, to be mended', () => {
  const form = new FormData();
  form.set('firstOn', '1 December 2026');
  form.set('day', '०३/०४/२०२६');
  form.append('head', 'Goods');
  form.append('headFrom', '१ डिसेंबर २०२६');
  const { firstOn, day, heads } = contentIn(form);
  expect([firstOn, day, heads[0]?.interestFrom]).toEqual([
    '2026-12-01',
    '०३/०४/२०२६',
    '2026-12-01',
  ]);
});
