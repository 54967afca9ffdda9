import { expect, test } from 'vitest';
import { type SideTrace, sharedBy } from './shared.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const trace = (what: SideTrace['what'], network: string, agent: string, hour = 6): SideTrace => ({
  what,
  network,
  agent,
  at: at(hour),
});

test('one browser that acts for both sides is told once, by its last act for each', () => {
  const claimant = [
    trace('filed', '203.0.113.9', 'Firefox', 5),
    trace('consented', '203.0.113.9', 'Firefox', 8),
  ];
  const respondent = [
    trace('read', '203.0.113.9', 'Firefox', 7),
    trace('proved', '203.0.113.9', 'Firefox', 9),
  ];
  expect(sharedBy(claimant, respondent)).toEqual([
    { by: 'browser', network: '203.0.113.9', claimant: claimant[1], respondent: respondent[1] },
  ]);
});

test('a network that a browser shares is not told again; one that two browsers share is told as that', () => {
  const respondent = [
    trace('read', '203.0.113.9', 'Chrome'),
    trace('read', '198.51.100.7', 'Chrome'),
  ];
  expect(sharedBy([trace('filed', '203.0.113.9', 'Firefox')], respondent)).toMatchObject([
    { by: 'network', network: '203.0.113.9' },
  ]);
  const both = [
    trace('filed', '203.0.113.9', 'Firefox'),
    trace('signed_in', '203.0.113.9', 'Chrome'),
  ];
  expect(sharedBy(both, respondent)).toMatchObject([{ by: 'browser' }]);
});

test('other networks, and traces without one, say nothing', () => {
  expect(
    sharedBy(
      [trace('filed', '203.0.113.9', 'Firefox')],
      [trace('read', '198.51.100.7', 'Firefox')],
    ),
  ).toEqual([]);
  expect(sharedBy([trace('filed', '', 'Firefox')], [trace('read', '', 'Firefox')])).toEqual([]);
  expect(sharedBy([], [])).toEqual([]);
});
