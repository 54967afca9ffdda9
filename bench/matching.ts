// The answers of our own functions to a folder of matching cases, laid out as expertise/*/documents.json, assignment/*/*.json,
// bulk/*/*.json and strike-and-rank/*.json: `npm run bench -- matching FOLDER` writes FOLDER/answers/ and prints how long each
// took. Nothing is read from a file of results.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stemmer } from 'stemmer';
import { openGraph, reachedFrom, wayTo } from '#modules/appointments/rules/affiliates/graph.ts';
import {
  barsOf,
  type Candidate,
  type Need,
} from '#modules/appointments/rules/matching/eligible.ts';
import {
  expertise,
  type TermVector,
  termCounts,
  termVector,
  termWeights,
} from '#modules/appointments/rules/matching/expertise.ts';
import { highestFloor, mostPlaced } from '#modules/appointments/rules/matching/floor.ts';
import {
  bestPanels,
  fairestPanels,
  type PanelChoice,
  type Panels,
} from '#modules/appointments/rules/matching/panels.ts';
import { shortlist, WEIGHTS_2026 } from '#modules/appointments/rules/matching/shortlist.ts';
import { BARRED, type Lot, spread } from '#modules/appointments/rules/matching/spread.ts';
import { termsIn } from '#modules/appointments/rules/matching/terms.ts';
import { chosenFrom, orderOf } from '#modules/appointments/rules/strike-and-rank.ts';
import { openSolver } from '#platform/solver.ts';
import { againstBruteForce, lotOfBank } from './matching-lists.ts';

/** A list for one dispute: of so many neutrals with so many texts each. */
const [NEUTRALS, TEXTS] = [5000, 6];

export async function matchingOf([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('name the folder of the cases: npm run bench -- matching FOLDER');
  mkdirSync(join(folder, 'answers'), { recursive: true });
  listOf();
  conflictOf();
  lotOfBank();
  againstBruteForce();
  const parts = {
    expertise: () => expertiseOf(folder),
    bulk: () => bulkOf(folder),
    'strike-and-rank': () => listsOf(folder),
    assignment: () => assignmentOf(folder),
  };
  for (const [name, answer] of Object.entries(parts)) {
    const from = performance.now();
    const answers = await answer();
    const most = process.memoryUsage.rss() / 2 ** 20;
    writeFileSync(join(folder, 'answers', `${name}.json`), JSON.stringify(answers, null, 1));
    console.log(
      `${name}: ${((performance.now() - from) / 1000).toFixed(2)} s, ${most.toFixed(0)} MB`,
    );
  }
}

/** Of a million links between three hundred thousand people and companies, who belongs to two of them and is somebody of the panel. */
function conflictOf(): void {
  const [LINKS, KNOWN, ASKED] = [1_000_000, 300_000, 50];
  let state = 7;
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const graph = openGraph(
    Array.from({ length: LINKS }, (_, at) => ({
      one: `name:${next(KNOWN)}`,
      other: `name:${next(KNOWN)}`,
      isWithin: at % 20 === 0,
      why: at,
    })),
  );
  const took = Array.from({ length: ASKED }, () => {
    const from = performance.now();
    const reached = reachedFrom(graph, [`name:${next(KNOWN)}`, `name:${next(KNOWN)}`], 2);
    for (let one = 0; one < NEUTRALS; one += 1) wayTo(reached, `name:${one}`);
    return performance.now() - from;
  }).toSorted((one, other) => one - other);
  console.log(
    `a conflict over ${graph.all.length} links, ${NEUTRALS} neutrals asked about: ${took[ASKED >> 1]?.toFixed(1)} ms, at most ${took.at(-1)?.toFixed(1)} ms`,
  );
}

/** Everybody is asked for bars, read, scored and ordered; their texts lie read beforehand, as the product keeps them. */
function listOf(): void {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const words = Array.from({ length: 4000 }, (_, at) => `word${digest(String(at)).slice(0, 6)}`);
  const text = (of: number) =>
    Array.from({ length: 80 }, (_, at) => words[(of * 37 + at * at * 13) % words.length] ?? '');
  const counts = Array.from({ length: NEUTRALS * TEXTS }, (_, at) => termCounts(text(at)));
  const weights = termWeights(counts);
  const vectors = counts.map((count) => termVector(count, weights));
  const asked = termVector(termCounts(text(7)), weights);
  const from = performance.now();
  const spent = process.cpuUsage();
  const merits = Array.from({ length: NEUTRALS }, (_, at) => candidate(at))
    .filter((one) => barsOf(one, NEED).length === 0)
    .map(({ id, open, most }) => {
      const at = Number(id);
      const own = vectors.slice(at * TEXTS, (at + 1) * TEXTS);
      const counted = { concluded: at % 30, freeInDays: at % 20, appointments: at % 9 };
      const deadlines = { kept: at % 7, all: 7 };
      return {
        id,
        open,
        most,
        texts: TEXTS,
        expertise: expertise(asked, own),
        deadlines,
        ...counted,
      };
    });
  const draw = { seed: 'bench', digest };
  const { named } = shortlist(merits, { names: 5, weights: WEIGHTS_2026, draw });
  console.log(
    `a list of ${named.length} of ${NEUTRALS} neutrals, ${merits.length} of whom may be named: ${(performance.now() - from).toFixed(0)} ms, ${(process.cpuUsage(spent).user / 1000).toFixed(0)} ms of a core`,
  );
}

const NEED: Need = {
  process: 'arbitration',
  languages: ['en'],
  qualifications: [],
  nationalitiesOfParties: [],
  amount: 500_000n,
  withinDays: 15,
  feeAtMost: null,
};

function candidate(at: number): Candidate {
  return {
    id: String(at),
    isSuspended: at % 50 === 0,
    hasConflict: at % 40 === 0,
    processes: ['arbitration'],
    languages: at % 10 === 0 ? ['hi'] : ['en', 'mr'],
    qualifications: [],
    nationality: 'IN',
    amountAtMost: null,
    freeInDays: at % 20,
    fee: 0n,
    open: at % 6,
    most: 6,
  };
}

function read<T>(...parts: string[]): T {
  return JSON.parse(readFileSync(join(...parts), 'utf8')) as T;
}

function filesOf(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .filter((file) => !/(?:^|\/)(?:truth|id-map)\.json$/.test(file))
    .sort();
}

type Texts = Record<string, { title?: string; abstract?: string }>;
type Predictions = Record<string, Record<string, number>>;

/** One answer for each of the ten versions of everybody's profile; what a word weighs is told by the texts of its own folder. */
function expertiseOf(folder: string): Predictions[] {
  const answers: Predictions[] = [];
  for (const file of filesOf(folder, 'expertise/*/documents.json')) {
    const at = join(folder, dirname(file));
    const vectors = vectorsOf(read<Texts>(at, 'documents.json'));
    const ratings = read<Predictions>(at, 'ratings.json');
    const profiles = read<Record<string, string[][]>>(at, 'profiles.json');
    for (const [person, rated] of Object.entries(ratings))
      (profiles[person] ?? []).forEach((own, version) => {
        const texts = own.flatMap((id) => vectors.get(id) ?? []);
        const scores = Object.keys(rated).map((id) => [
          id,
          expertise(vectors.get(id) ?? new Map(), texts),
        ]);
        answers[version] = { ...answers[version], [person]: Object.fromEntries(scores) };
      });
  }
  return answers;
}

function vectorsOf(texts: Texts): Map<string, TermVector> {
  const counts = Object.entries(texts).map(([id, { title = '', abstract = '' }]) => {
    return [id, termCounts(termsIn(`${title} ${abstract}`, stemmer))] as const;
  });
  const weights = termWeights(counts.map(([, count]) => count));
  return new Map(counts.map(([id, count]) => [id, termVector(count, weights)]));
}

type BulkCase = {
  id: string;
  members: {
    region: string;
    languages: string[];
    expertise: Record<string, number>;
    maxAmount: number;
    capacity: number;
    years: number;
    conflictBranches: number[];
  }[];
  cases: { region: string; language: string; product: string; amount: number; branch: number }[];
};

function bulkOf(folder: string) {
  return filesOf(folder, 'bulk/*/*.json').map((file) => {
    const asked = read<BulkCase>(folder, file);
    const lot = lotOf(asked);
    const from = performance.now();
    const best = spread(lot);
    const between = performance.now();
    const bottleneck = highestFloor(lot);
    const fairest = spread(lot, bottleneck);
    console.log(
      `  ${asked.id}: the best in ${(between - from).toFixed(0)} ms, the fairest in ${(performance.now() - between).toFixed(0)} ms more; ${best.unassigned} without anybody`,
    );
    return {
      id: asked.id,
      cases: lot.disputes,
      members: lot.neutrals,
      eligiblePairs: lot.scores.filter((score) => score > BARRED).length,
      capacity: lot.capacity.reduce((sum, one) => sum + one, 0),
      assignable: mostPlaced(lot, 0),
      unassigned: best.unassigned,
      maxSum: best.total,
      maxSumMinCase: best.least,
      bottleneck,
      maxSumGivenBottleneck: fairest.total,
      assignment: [...best.neutralOf],
      assignmentGivenBottleneck: [...fairest.neutralOf],
    };
  });
}

/** Scored by the rule that stands in the file. */
function lotOf({ members, cases }: BulkCase): Lot {
  const scores = new Int32Array(cases.length * members.length).fill(BARRED);
  cases.forEach((one, dispute) => {
    members.forEach((member, neutral) => {
      const { languages, expertise: knows, years } = member;
      if (!languages.includes(one.language) || one.amount > member.maxAmount) return;
      if (member.conflictBranches.includes(one.branch)) return;
      const near = member.region === one.region ? 200 : 0;
      const speaks = languages[0] === one.language || languages.length <= 2 ? 100 : 60;
      scores[dispute * members.length + neutral] =
        6 * Math.round(100 * (knows[one.product] ?? 0)) + near + 5 * Math.min(years, 20) + speaks;
    });
  });
  const capacity = members.map((member) => member.capacity);
  return { disputes: cases.length, neutrals: members.length, scores, capacity };
}

type ListCase = {
  id: string;
  list: string[];
  sides: { strikes?: string[]; ranking?: string[]; noResponse?: boolean }[];
  need: number;
  seed: string;
  declined: string[];
};

function listsOf(folder: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return filesOf(folder, 'strike-and-rank/*.json').flatMap((file) =>
    read<ListCase[]>(folder, file).map(({ id, list, sides, need, seed, declined }) => {
      const replies = sides.map(({ noResponse, strikes = [], ranking = [] }) =>
        noResponse ? null : { strikes, ranking },
      );
      const order = orderOf(list, replies, { seed, digest });
      const { appointed, missing } = chosenFrom(order, { need, declined: new Set(declined) });
      const expected = { order: order.map(({ name }) => name), appointed, fallback: missing };
      return { id, ...expected, expected };
    }),
  );
}

type AssignmentCase = {
  id: string;
  similarity: number[][];
  coverage: number[];
  maxLoad: number[];
  minLoad: number[] | null;
  conflicts: [number, number][];
};

async function assignmentOf(folder: string) {
  const solve = await openSolver();
  const answers: Record<string, unknown> = {};
  for (const file of filesOf(folder, 'assignment/*/*.json')) {
    const asked = read<AssignmentCase>(folder, file);
    const { similarity: scores, coverage: seats, maxLoad: most, conflicts } = asked;
    const panels: Panels = { scores, seats, most, least: most.map(() => 0), conflicts };
    const kinds = [
      [asked.id || basename(file, '.json'), panels],
      ...(asked.minLoad ? [[`${asked.id}-lb`, { ...panels, least: asked.minLoad }] as const] : []),
    ] as const;
    for (const [name, one] of kinds) {
      const from = performance.now();
      const best = bestPanels(one, solve);
      const fairest = fairestPanels(one, solve);
      answers[name] = {
        maxSum: shown(best),
        maxMin: { best: fairest?.least },
        fairThenSum: shown(fairest),
      };
      console.log(`  ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }
  }
  return answers;
}

function shown(choice: PanelChoice | null) {
  if (!choice) return null;
  const { total, least, members } = choice;
  return { total, minPaper: least, assignment: members };
}
