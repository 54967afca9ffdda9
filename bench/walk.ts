// A full random walk of the machine of disputes: at each step something that the table knows is tried, in every state, and
// the facts are counted from the events each time, as an act does. How many transitions a second, and how many refusals.
import { type Party, toldBy } from '#modules/disputes/rules/facts.ts';
import { EVENT_TYPES, type EventType, type Facts, isFinal, moved, transitions } from '#modules/disputes/rules/machine.ts';
import type { Actor, Basis, Process, State } from '#modules/disputes/rules/words.ts';

const SECONDS = 3;
const PARTIES: readonly Party[] = [
  { id: 'a', side: 'claimant' },
  { id: 'b', side: 'respondent' },
  { id: 'c', side: 'respondent' },
];
const PROCESSES: readonly Process[] = ['arbitration', 'mediation', 'conciliation'];
const BASES: readonly (Basis | null)[] = ['A', 'B', 'C', 'none', null];

type Taken = { type: EventType; partyId: string | null; at: Date; on: string; details: Record<string, never> };

export async function walkOf(): Promise<void> {
  const seen = { moves: 0, refusals: 0, walks: 0, longest: 0, states: new Set<State>() };
  const random = generator(20261121);
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    const length = walk(random, seen);
    seen.walks += 1;
    seen.longest = Math.max(seen.longest, length);
  }
  const each = (count: number) => Math.round(count / SECONDS).toLocaleString('en-GB');
  console.log(`Random walks of the machine, ${SECONDS} s on one core`);
  console.log(`  ${each(seen.moves)} transitions/s, ${each(seen.refusals)} refusals/s, ${each(seen.walks)} whole walks/s`);
  console.log(`  longest walk ${seen.longest} events; ${seen.states.size} states reached`);
}

type Seen = { moves: number; refusals: number; states: Set<State> };

function walk(random: (below: number) => number, seen: Seen): number {
  const events: Taken[] = [];
  const process = PROCESSES[random(PROCESSES.length)] as Process;
  let [state, before]: [State, State | null] = ['filed', null];
  let basis: Basis | null = null;
  for (let step = 0; step < 200 && !isFinal(state); step += 1) {
    const here = EVENT_TYPES.filter((type) => (transitions[type].from as readonly State[]).includes(state));
    const type = here[random(here.length)] as EventType;
    const by: readonly Actor[] = transitions[type].by;
    if (state === 'track_check' || state === 'arb_invite') basis = BASES[random(BASES.length)] ?? basis;
    const partyId = PARTIES[random(PARTIES.length)]?.id ?? null;
    const isOver = random(4) === 0;
    const facts: Facts = {
      ...{ process, track: 'online', state, before, basis, checksOpen: 0, defectsOpen: random(2), isOver: () => isOver },
      ...toldBy(PARTIES, events),
    };
    const outcome = moved(facts, type, { by: by[random(by.length)] as Actor, partyId, why: 'because', details: {} });
    if (!outcome.ok) {
      seen.refusals += 1;
      continue;
    }
    const { from, to } = outcome.value;
    if (from !== to) before = to === 'stayed' ? from : null;
    state = to;
    seen.moves += 1;
    seen.states.add(to);
    events.push({ type, partyId, at: new Date(0), on: '2026-01-01', details: {} });
  }
  return events.length;
}

/** The same walks on every machine: a linear congruential generator (Numerical Recipes), its upper bits. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
