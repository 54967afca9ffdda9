// People who rate a table of eight issues, answer the questions otherwise than their sliders now and then, and are shown packages
// with their reasons: the way from wishes to sentences, part of `npm run bench -- negotiation`. Drawn from one seed.
import { loadavg } from 'node:os';
import {
  type AnsweredQuestion,
  contradictionsOf,
  mended,
  POINTS_SCALE,
  pointsFrom,
  questionsFor,
  type Wishes,
  walkAwayFrom,
  wishesOf,
} from '#modules/negotiation/rules/elicitation.ts';
import { explained } from '#modules/negotiation/rules/explanation.ts';
import { answerOf } from '#modules/negotiation/rules/packages/answer.ts';
import { tableOf } from '#modules/negotiation/rules/packages/domain.ts';
import { proposalsOf } from '#modules/negotiation/rules/proposing.ts';
import { openSolver } from '#platform/solver.ts';

const TABLES = 50;
const OPTIONS = [41, 3, 5, 5, 3, 3, 3, 4];

export async function peopleOf(): Promise<void> {
  const solve = await openSolver();
  const chance = drawn(17);
  const counts = { contradicted: 0, mended: 0, noAgreement: 0, packages: 0, sentences: 0 };
  const slowest = { mending: 0, proposing: 0 };
  for (let table = 0; table < TABLES; table += 1) {
    const sides = [0, 1].map((side) => {
      const own = wishes(chance, side === 1);
      const answers = answered(own, chance);
      const from = performance.now();
      const better = mended(own, answers, solve);
      slowest.mending = Math.max(slowest.mending, performance.now() - from);
      if (contradictionsOf(own, answers).length > 0) counts.contradicted += 1;
      if (better.ok && better.value !== own) counts.mended += 1;
      const rated = better.ok ? better.value : own;
      const limit = walkAwayFrom(
        rated,
        OPTIONS.map(() => Math.floor(chance() * 60)),
      );
      return { points: { points: pointsFrom(rated), terms: [] }, limit, scale: POINTS_SCALE };
    });
    const parties = sides.map(({ points }) => points);
    const domain = tableOf({ options: OPTIONS, parties, exclusions: [], barred: [] });
    if (!domain.ok) throw new Error(domain.refusal.kind);
    const from = performance.now();
    const proposed = proposalsOf(answerOf(domain.value, { limits: sides.map((one) => one.limit) }));
    slowest.proposing = Math.max(slowest.proposing, performance.now() - from);
    if (proposed.kind !== 'proposed') counts.noAgreement += 1;
    else
      for (const one of proposed.packages) {
        counts.packages += 1;
        counts.sentences += sides.filter((side) => explained(side, one, proposed).score > 0).length;
      }
  }
  console.log(
    `people: ${TABLES} tables of ${OPTIONS.length} issues; ${counts.contradicted} of ${TABLES * 2} answered otherwise than their sliders, ${counts.mended} mended (slowest ${slowest.mending.toFixed(0)} ms); ${counts.packages} packages proposed and ${counts.sentences} explained (slowest table ${slowest.proposing.toFixed(0)} ms), ${counts.noAgreement} tables without agreement (load ${loadavg()[0]?.toFixed(1)})`,
  );
}

function wishes(chance: () => number, isTurned: boolean): Wishes {
  const raw = OPTIONS.map(() => 1 + Math.floor(chance() * 20));
  const sum = raw.reduce((all, one) => all + one, 0);
  const sliders = raw.map((one) => Math.floor((100 * one) / sum));
  sliders[0] = (sliders[0] ?? 0) + 100 - sliders.reduce((all, one) => all + one, 0);
  const scores = OPTIONS.map((count) => {
    const bend = 0.5 + chance();
    const rising = Array.from({ length: count }, (_, at) =>
      Math.round(100 * (at / (count - 1)) ** bend),
    );
    return isTurned ? rising.reverse() : rising;
  });
  const own = wishesOf(sliders, scores, OPTIONS);
  if (!own.ok) throw new Error(own.refusal.kind);
  return own.value;
}

function answered(own: Wishes, chance: () => number): AnsweredQuestion[] {
  return questionsFor(own).map((question) => {
    const first: AnsweredQuestion = { question, preference: 'first' };
    const isSaidOtherwise = contradictionsOf(own, [first]).length > 0 !== chance() < 0.1;
    return { question, preference: isSaidOtherwise ? 'second' : 'first' };
  });
}

function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
