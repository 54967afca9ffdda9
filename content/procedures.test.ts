import { expect, test } from 'vitest';
import { type InEnglish, inEnglish } from '../tests/in-english.ts';
import { beliefs as beliefsSaid } from './belief.ts';
import type { ProcedurePage } from './procedures/arbitration.ts';
import { ways as waysSaid } from './procedures.ts';

const beliefs = inEnglish(beliefsSaid);
const ways = inEnglish(waysSaid);

test('the accordion has the three items of the spec, in its order', () => {
  expect(beliefs.map(({ title }) => title)).toEqual([
    'Expedited Arbitration',
    'Online Arbitration',
    'Ordinary Arbitration',
  ]);
});

test('each item says what the spec says of it', () => {
  const all = beliefs.map(({ text, points, target }) => [text, ...points, target].join('\n'));
  expect(all[0]).toMatch(
    /binding decision in as little as 5 days[\s\S]*AI matching of arbitrators[\s\S]*Virtual hearings/,
  );
  expect(all[1]).toMatch(
    /fully digital binding process[\s\S]*Video conferencing[\s\S]*messaging[\s\S]*AI arbitrator recommendations/,
  );
  expect(all[2]).toMatch(/complex or multi-party cases[\s\S]*binding decision within 60–120 days/);
});

test('a time that is promised is called a target, and the law’s own limit stands beside it', () => {
  for (const { title, target, law } of beliefs) {
    expect(target, title).toMatch(/^Target: \d/);
    expect(law, title).toMatch(/section \d+/);
  }
  expect(beliefs[0]?.text).toMatch(/The target is/);
  expect(beliefs[2]?.text).toMatch(/The target is/);
});

test('no service page has a field that is missing or too short', () => {
  const complaints = Object.entries<InEnglish<ProcedurePage>>(ways).flatMap(([path, way]) => {
    const words: [string, string, number][] = [
      ['description', way.description, 80],
      ['lead', way.lead, 60],
      ['help.text', way.help.text, 120],
      ...way.help.points.map((point, at): [string, string, number] => [
        `help.points[${at}]`,
        point,
        40,
      ]),
      ...way.steps.map((step, at): [string, string, number] => [
        `steps[${at}].text`,
        step.text,
        50,
      ]),
      ...way.limits.flatMap(({ text, law }, at): [string, string, number][] => [
        [`limits[${at}].text`, text, 60],
        [`limits[${at}].law`, law, 20],
      ]),
    ];
    return words
      .filter(([, text, least]) => text.length < least)
      .map(([field]) => `content/procedures.ts: ${path} ${field} is too short`);
  });
  expect(complaints).toEqual([]);
  for (const way of Object.values<InEnglish<ProcedurePage>>(ways))
    expect([way.steps.length, way.limits.length]).toEqual([4, 4]);
});
