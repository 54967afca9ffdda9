import { expect, test } from 'vitest';
import { inEnglish } from '../tests/in-english.ts';
import { steps as stepsSaid } from './process/steps.ts';

const steps = inEnglish(stepsSaid);

// Spec section 9: process timelines, in their order.
const TIMES = [
  ['Free consultation', /30 minutes.*24–48 hours/],
  ['Registration and documentation', /^2–3 days$/],
  ['AI analysis', /^1–2 days$/],
  ['Assignment', /^2–3 days$/],
  ['Preliminary hearing', /^1–2 hours$/],
  ['Resolution hearings', /^1–6 weeks$/],
  ['Settlement and closure', /^3–5 days$/],
] as const;

test('the process has the seven steps of the specification, each with its time', () => {
  expect(steps.map((step) => step.title)).toEqual(TIMES.map(([title]) => title));
  for (const [at, [title, time]] of TIMES.entries())
    expect(steps[at]?.time, `content/process/steps.ts: ${title}: time`).toMatch(time);
});

test('each step says what happens, who acts and what to bring', () => {
  for (const { id, text, who, bring } of steps) {
    const where = `content/process/steps.ts: ${id}`;
    expect(text.length, `${where}: text is too short`).toBeGreaterThan(200);
    expect(who.length, `${where}: who is too short`).toBeGreaterThan(25);
    expect(bring.length, `${where}: bring`).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
});
