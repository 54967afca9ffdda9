import { expect, test } from 'vitest';
import { EMPTY } from '../rules/content.ts';
import { signerProblems } from '../rules/problems.ts';
import { codeLetter } from './answer-letters.ts';
import { consentCostLines } from './cost-lines.ts';

const said = (
  gives: 'agreement' | 'acceptance' | 'fast_track',
  share: { least: number | null; most: number | null } | null,
) =>
  consentCostLines({ gives, share }, 'INR')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

test('a yes names its price now and later, and what is given up with it', () => {
  const agreement = said('agreement', { least: 625_000, most: 737_500 });
  expect(agreement).toContain('For this yes: None. Nothing is due now.');
  expect(agreement).toContain('from ₹6,250 to ₹7,375');
  expect(agreement).toContain(
    'A court will not decide this dispute. There is no appeal from the award.',
  );
  expect(agreement).toContain('section 34');
  expect(said('acceptance', { least: 125_000, most: 125_000 })).toContain(
    'What you give up: Nothing.',
  );
  expect(said('fast_track', null)).toContain('No table of ours gives it yet.');
});

test('who answers for a firm or a company says who they are and as what; who is not the person meant answers for nobody', () => {
  const codes = (...of: Parameters<typeof signerProblems>) =>
    signerProblems(...of).map(({ code }) => code);
  expect(codes('answer', EMPTY, true)).toEqual(['name_missing', 'capacity_missing']);
  expect(codes('answer', { ...EMPTY, name: 'Ben', capacity: 'Director' }, true)).toEqual([]);
  expect(codes('answer', EMPTY, false)).toEqual([]);
  expect(codes('identity', EMPTY, true)).toEqual([]);
});

test('a one-time code says in its own message that it is never told, by text and by mail', () => {
  for (const to of ['+919820012345', 'ben@example.org']) {
    const mail = codeLetter(
      { id: 'm', to, publicUrl: 'https://munch.example', foot: '' } as never,
      {
        digits: '246810',
        reference: 'MUNCH-AR-2026-000001',
      },
    );
    expect(mail.text).toContain('246810');
    expect(mail.text).toContain('Do not tell it to anyone.');
    expect(mail.text).not.toContain('/n/');
  }
});
