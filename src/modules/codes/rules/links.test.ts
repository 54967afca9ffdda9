import { expect, test } from 'vitest';
import { isLinkOver, linkExpiresAt } from './links.ts';

const made = new Date('2026-11-20T06:30:00Z');

test.each([
  ['first_administrator', '2026-11-21T06:30:00Z'],
  ['invitation', '2026-11-27T06:30:00Z'],
  ['newsletter_confirm', '2026-11-27T06:30:00Z'],
  ['application_status', '2027-05-19T06:30:00Z'],
] as const)('a link for %s works until %s, and not in its last moment', (kind, until) => {
  const end = linkExpiresAt(kind, made);
  expect(end).toEqual(new Date(until));
  expect([isLinkOver(end, new Date(end.getTime() - 1)), isLinkOver(end, end)]).toEqual([
    false,
    true,
  ]);
});
