// The answers of our own functions to a folder of negotiation cases, laid out as {public,held-out}/domains/*.json with
// blind-bidding.json and adjusted-winner.json beside, and human-deals/*.json: `npm run bench -- negotiation FOLDER` writes
// FOLDER/answers/ and prints figures. Truth is compared with where it lies there; no answer is read from it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { answerOf, type EngineAnswer } from '#modules/negotiation/rules/packages/answer.ts';
import { AIMS, type Aim, comparing } from '#modules/negotiation/rules/packages/choosing.ts';
import { type PackageDomain, scored } from '#modules/negotiation/rules/packages/domain.ts';
import { proposalsOf } from '#modules/negotiation/rules/proposing.ts';
import {
  type BiddingCase,
  bidden,
  type DealCase,
  type DivisionCase,
  divided,
  judged,
} from './negotiation/lists.ts';
import { peopleOf } from './negotiation/people.ts';

export async function negotiationOf([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('name the folder of the cases: npm run bench -- negotiation FOLDER');
  mkdirSync(join(folder, 'answers'), { recursive: true });
  write(folder, 'blind-bidding.json', listOf(folder, '*/blind-bidding.json', bidden));
  write(folder, 'adjusted-winner.json', listOf(folder, '*/adjusted-winner.json', divided));
  write(folder, 'human-deals.json', dealsOf(folder));
  await peopleOf();
  const lines = packagesOf(folder).map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(join(folder, 'answers', 'results.jsonl'), lines.join(''));
}

function write(folder: string, name: string, answers: unknown[]): void {
  writeFileSync(join(folder, 'answers', name), JSON.stringify(answers, null, 1));
}

function filesOf(folder: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: folder }).filter((file) => !file.startsWith('answers'));
  return files.sort().map((file) => join(folder, file));
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** How busy the machine was stands beside each figure. */
function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

function listOf<Case extends BiddingCase | DivisionCase>(
  folder: string,
  pattern: string,
  answer: (one: Case) => { id: string; expected: unknown },
) {
  const cases = filesOf(folder, pattern).flatMap((file) => read<Case[]>(file));
  const from = performance.now();
  const answers = cases.map(answer);
  const ms = performance.now() - from;
  const known = cases.filter(({ expected }) => expected !== undefined);
  const wrong = cases.filter(
    ({ expected }, at) =>
      expected !== undefined && !isDeepStrictEqual(answers[at]?.expected, expected),
  );
  console.log(
    `${pattern}: ${cases.length} in ${ms.toFixed(1)} ms (${load()}); as expected ${known.length - wrong.length} of ${known.length}`,
  );
  for (const { id } of wrong.slice(0, 5)) console.log(`  not as expected: ${id}`);
  return answers;
}

function dealsOf(folder: string) {
  const cases = filesOf(folder, 'human-deals/*.json').flatMap((file) => read<DealCase[]>(file));
  const from = performance.now();
  const deals = cases.map(judged);
  const ms = performance.now() - from;
  const made = deals.filter(({ truth }) => 'pareto' in truth);
  const better = made.filter(({ truth }) => truth.pareto === false);
  const known = cases.filter(({ truth }) => truth);
  const equal = known.filter((one) =>
    isDeepStrictEqual(deals.find(({ id }) => id === one.id)?.truth, one.truth),
  );
  const total = (of: (one: (typeof deals)[number]) => number) =>
    better.reduce((sum, one) => sum + of(one), 0);
  const most = total(({ truth }) => Number(truth.bestImprovement));
  const mean = (sum: number) => (sum / Math.max(1, better.length)).toFixed(2);
  console.log(
    `human deals: ${made.length} made, ${better.length} dominated (${((100 * better.length) / Math.max(1, made.length)).toFixed(1)} %), each with a better package found; mean gain ${mean(most)} points (${most} in all) where the most is sought, ${mean(total(({ offered }) => offered))} in the one offered; worse off in it: ${made.filter(({ isWorseOff }) => isWorseOff).length}; ${ms.toFixed(0)} ms (${load()}); as expected ${equal.length} of ${known.length}`,
  );
  return deals.map(({ id, truth }) => ({ id, truth }));
}

type DomainFile = {
  id: string;
  kind: 'additive' | 'hyperrect';
  issues: { options: unknown[] }[];
  parties: {
    points?: number[][];
    rects?: { u: number; outside?: boolean; bounds: [number, number, number][] }[];
  }[];
  exclusions?: [number, number][][];
  cases?: number[][];
};

function domainOf({ issues, parties, exclusions = [] }: DomainFile): PackageDomain {
  return {
    options: issues.map(({ options }) => options.length),
    parties: parties.map(({ points = [], rects = [] }) => ({
      points,
      terms: rects.map(({ u, outside = false, bounds }) => ({
        points: u,
        isOutside: outside,
        bounds,
      })),
    })),
    exclusions,
    barred: [],
  };
}

type Known = Record<'isProven' | 'isWhole' | 'isAgreed', boolean>;
type Line = Record<string, unknown> & { id: string; case: number; ms: number };
type Truth = {
  id: string;
  frontier?: number[][] | null;
  frontierSize?: number;
  cases: TruthCase[];
};
type TruthCase = { feasible: boolean; ideal?: number[] } & Partial<
  Record<Aim, { utilities: number[][] }>
>;

function packagesOf(folder: string): Line[] {
  const truths = filesOf(folder, '*/truth.json').flatMap((file) => read<Truth[]>(file));
  const all: { line: Line; kind: string; known: Known }[] = [];
  const wrong: string[] = [];
  for (const file of filesOf(folder, '*/domains/*.json')) {
    const asked = read<DomainFile>(file);
    const domain = domainOf(asked);
    const truth = truths.find(({ id }) => id === asked.id);
    const cases = asked.cases ?? [asked.parties.map(() => 0)];
    cases.forEach((limits, at) => {
      const from = performance.now();
      const answer = answerOf(domain, { limits });
      const ms = Number((performance.now() - from).toFixed(2));
      proposalsOf(answer);
      // The answer itself is let go: with its frontier it holds all that was merged.
      const known = {
        isProven: answer.isProven,
        isWhole: answer.frontier !== null,
        isAgreed: answer.agreement !== null,
      };
      all.push({ line: lineOf(asked.id, at, ms, answer), kind: asked.kind, known });
      wrong.push(...differences(domain, at, answer, truth));
    });
  }
  for (const kind of ['additive', 'hyperrect'])
    tell(
      kind,
      all.filter((one) => one.kind === kind),
    );
  if (truths.length > 0) console.log(`not as the truth has it: ${wrong.length}`);
  for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
  return all.map(({ line }) => line);
}

function lineOf(
  id: string,
  at: number,
  ms: number,
  { agreement, frontier, isProven }: EngineAnswer,
) {
  const head = { id, case: at, ms, proven: isProven };
  const whole = at === 0 && frontier ? { frontier: frontier.points } : {};
  if (!agreement) return { ...head, infeasible: true, ...whole };
  const chosen = AIMS.map((aim) => [aim, agreement.chosen[aim].options] as const);
  return { ...head, ...Object.fromEntries(chosen), ...whole };
}

function tell(kind: string, answers: readonly { line: Line; known: Known }[]): void {
  if (answers.length === 0) return;
  const ms = answers.map(({ line }) => line.ms).sort((a, b) => a - b);
  const slowest = answers.reduce((a, b) => (b.line.ms > a.line.ms ? b : a)).line;
  const proven = answers.filter(({ known }) => known.isProven).length;
  const whole = answers.filter(({ known }) => known.isWhole).length;
  const none = answers.filter(({ known }) => !known.isAgreed).length;
  console.log(
    `${kind}: ${answers.length} cases, proved ${proven}, with the whole frontier ${whole}, without agreement ${none}; median ${ms[ms.length >> 1]} ms, worst ${slowest.ms} ms (${slowest.id}); ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most (${load()})`,
  );
}

/** Compared by what packages are worth, as exactly as the truth is written. */
function differences(
  domain: PackageDomain,
  at: number,
  { agreement, frontier }: EngineAnswer,
  truth: Truth | undefined,
): string[] {
  const known = truth?.cases[at];
  if (!truth || !known) return [];
  const { id } = truth;
  const wrong: string[] = [];
  const whole = new Set(truth.frontier?.map((one) => one.join()));
  if (frontier && truth.frontier && !isSame(frontier.points, whole)) wrong.push('frontier');
  if (frontier && truth.frontierSize && frontier.points.length !== truth.frontierSize)
    wrong.push('size of the frontier');
  if (known.feasible !== (agreement !== null)) wrong.push('feasible');
  if (!agreement || !known.feasible) return wrong.map((what) => `${id} ${at} ${what}`);
  if (known.ideal && known.ideal.join() !== agreement.ideal.join()) wrong.push('ideal');
  for (const aim of AIMS) {
    const order = comparing(aim, agreement);
    const { points } = scored(domain, agreement.chosen[aim].options);
    if (known[aim]?.utilities.some((best) => order(best, points) > 0)) wrong.push(aim);
  }
  return wrong.map((what) => `${id} ${at} ${what}`);
}

function isSame(points: readonly (readonly number[])[], whole: ReadonlySet<string>): boolean {
  return points.length === whole.size && points.every((one) => whole.has(one.join()));
}
