import { expect, test } from 'vitest';
import { inEnglish } from '../tests/in-english.ts';
import { courses as coursesSaid } from './courses/courses.ts';
import { panel as panelSaid } from './panel/panel.ts';
import { leaders as leadersSaid } from './team/leaders.ts';
import { team as teamSaid } from './team/team.ts';

const courses = inEnglish(coursesSaid);
const leaders = inEnglish(leadersSaid);
const panel = inEnglish(panelSaid);
const team = inEnglish(teamSaid);

/** Every field that is empty or shorter than it has to be, by file, place and name. */
function thin(
  file: string,
  items: readonly Record<string, unknown>[],
  least: Record<string, number>,
): string[] {
  return items.flatMap((item, place) =>
    Object.entries(least)
      .filter(([field, length]) => String(item[field] ?? '').trim().length < length)
      .map(
        ([field, length]) =>
          `${file}: number ${place + 1}, ${field}: shorter than ${length} characters`,
      ),
  );
}

test('what is missing is named by file, place and field', () => {
  expect(thin('a.ts', [{ name: 'Ada' }, { name: '' }], { name: 2, role: 0 })).toEqual([
    'a.ts: number 2, name: shorter than 2 characters',
  ]);
});

test('the team has the eight roles of the spec, in its order', () => {
  expect(thin('content/team/team.ts', team, { name: 5, role: 5, portrait: 2 })).toEqual([]);
  expect(team.map((one) => one.role)).toEqual([
    'Director Of Operations',
    'Advisor & Mentor',
    'Director of Filing',
    'Sales & Marketing',
    'UI UX Designer',
    'Senior Strategic Advisor',
    'Technology Partner',
    'Director of Operations (Tech)',
  ]);
  expect(new Set(team.map((one) => one.portrait)).size).toBe(8);
});

test('the panel has eight members, each with name, qualifications and a portrait of their own', () => {
  expect(
    thin('content/panel/panel.ts', panel, { id: 2, name: 5, qualifications: 10, portrait: 2 }),
  ).toEqual([]);
  expect(panel).toHaveLength(8);
  for (const field of ['id', 'name', 'portrait'] as const)
    expect(new Set(panel.map((one) => one[field])).size, field).toBe(8);
});

test('the leaders are the technology partner of the team and a mediator of the panel', () => {
  expect(
    thin('content/team/leaders.ts', leaders, {
      name: 5,
      role: 5,
      line: 10,
      text: 120,
      answersFor: 30,
    }),
  ).toEqual([]);
  expect(leaders.map((one) => one.role)).toEqual(['Technology Partner', 'Lead Mediator']);
  expect(team.map((one) => `${one.name} ${one.portrait}`)).toContain(
    `${leaders[0]?.name} ${leaders[0]?.portrait}`,
  );
  expect(panel.map((one) => `${one.name} ${one.portrait}`)).toContain(
    `${leaders[1]?.name} ${leaders[1]?.portrait}`,
  );
});

test('the academy has the ten courses of the spec, in its order, at 3,000 rupees', () => {
  expect(
    thin('content/courses/courses.ts', courses, {
      teaches: 120,
      forWhom: 40,
      hours: 1,
      picture: 3,
    }),
  ).toEqual([]);
  expect(courses.map((one) => one.title)).toEqual([
    'Investment Arbitration Procedures',
    'Jurisdictional Investment Treaties',
    'International Investment Law Framework',
    'Investment Treaty Arbitration',
    'Energy Disputes: Sector-Specific Arbitration',
    'Construction Disputes: Global Systems',
    'Mock Arbitration Trials',
    "Arbitrator's Guide to ODR",
    'International Arbitration: Comparative Systems',
    'Introduction to ADR & ODR',
  ]);
  for (const one of courses)
    expect([one.status, one.rupees, one.hours > 0], one.title).toEqual(['-', 3000, true]);
});
