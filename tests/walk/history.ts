import type { Process, Track } from '#modules/disputes/rules/words.ts';
import { type Chance, chanceOf } from './chance.ts';
import { choose } from './choosing.ts';
import { INVARIANTS, type InvariantName, NAMES } from './invariants.ts';
import { moneyHears } from './money.ts';
import { isOver, submit } from './moving.ts';
import { RULES, type Rules } from './rules.ts';
import { serviceHears } from './service.ts';
import { type Step, take } from './steps.ts';
import { beginning, type Kind, type World } from './world.ts';

export type Broken = { invariant: InvariantName; says: string; at: number };
export type History = {
  seed: number;
  kind: Kind;
  steps: readonly Step[];
  broken: Broken | null;
  world: World;
};
/** By which rules, and which invariants are asked for. */
export type Asked = { rules?: Rules; names?: readonly InvariantName[]; most?: number };

const PROCESSES = [
  'arbitration',
  'arbitration',
  'arbitration',
  'arbitration',
  'mediation',
  'conciliation',
] as const satisfies readonly Process[];
const TRACKS = ['online', 'ordinary', 'expedited'] as const satisfies readonly Track[];
const FIRST = Date.parse('2026-11-01T00:00:00+05:30');
const STEPS = 150;
/** After the end it is tried for a while whether it stays ended. */
const AFTER_END = 6;

/** Where a seed begins: filed on some second of some sixteen months, the last of February 2028 among them. */
export function kindOf(chance: Chance): Kind {
  return {
    process: chance.pick(PROCESSES),
    track: chance.pick(TRACKS),
    claimants: chance.once(4) ? 2 : 1,
    respondents: 1 + chance.below(3),
    filedAt: FIRST + chance.below(486 * 86_400) * 1000,
    isFree: chance.once(12),
    arbitrators: chance.once(3) ? 3 : 1,
  };
}

function filed(kind: Kind, rules: Rules): World {
  const world = beginning(kind, rules, [moneyHears, serviceHears]);
  submit(world);
  return world;
}

function broken(world: World, names: readonly InvariantName[], at: number): Broken | null {
  for (const invariant of names) {
    const says = INVARIANTS[invariant](world);
    if (says !== null) return { invariant, says, at };
  }
  return null;
}

/** The whole history of a seed: every step is chosen by chance from where the one before led, and every state is asked. */
export function walked(
  seed: number,
  { rules = RULES, names = NAMES, most = STEPS }: Asked = {},
): History {
  const chance = chanceOf(seed);
  const kind = kindOf(chance);
  const world = filed(kind, rules);
  const steps: Step[] = [];
  let found = broken(world, names, 0);
  let left = AFTER_END;
  while (found === null && steps.length < most && left > 0) {
    const step = choose(world, chance);
    steps.push(step);
    take(world, step);
    found = broken(world, names, steps.length);
    if (isOver(world.spine.state)) left -= 1;
  }
  return { seed, kind, steps, broken: found, world };
}

export type Replay = { kind: Kind; steps: readonly Step[] };

/** The same steps once more, or some of them; `each` hears of every one. */
export function replayed(
  { kind, steps }: Replay,
  { rules = RULES, names = NAMES }: Asked = {},
  each: (step: Step, outcome: string, world: World) => void = () => {},
): { broken: Broken | null; world: World } {
  const world = filed(kind, rules);
  for (const [at, step] of steps.entries()) {
    each(step, take(world, step), world);
    const found = broken(world, names, at + 1);
    if (found) return { broken: found, world };
  }
  return { broken: null, world };
}

/** The fewest steps that break the same invariant: chunks are left out, ever smaller ones, as long as it still breaks. */
export function shrunk(
  { kind, steps, broken: found }: History,
  asked: Asked = {},
): readonly Step[] {
  if (found === null) return steps;
  const only = { ...asked, names: [found.invariant] };
  const breaks = (some: readonly Step[]) => replayed({ kind, steps: some }, only).broken;
  let kept = steps.slice(0, found.at);
  if (!breaks(kept)) return kept; // an invariant that looks back over states of the others would be its own fault
  for (let size = Math.ceil(kept.length / 2); size >= 1; ) {
    let isSmaller = false;
    for (let from = 0; from < kept.length; from += 1) {
      const some = [...kept.slice(0, from), ...kept.slice(from + size)];
      const still = breaks(some);
      if (!still) continue;
      kept = some.slice(0, still.at);
      isSmaller = true;
      from -= 1;
    }
    if (!isSmaller || size > kept.length)
      size = size === 1 ? 0 : Math.min(Math.floor(size / 2), kept.length);
  }
  return kept;
}
