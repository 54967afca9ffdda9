// The simulator of tests/walk (decision 0047): machine, clocks, ledger, service and consent, walked together by chance
// with a seed, and what must hold asked in every state. `npm run bench -- walk` walks a million steps; `-- walk --seed 7`
// walks one history again and tells each of its steps.
import { EVENT_TYPES } from '#modules/disputes/rules/machine.ts';
import { STATES } from '#modules/disputes/rules/words.ts';
import { type History, shrunk, walked } from '../tests/walk/history.ts';
import { NAMES } from '../tests/walk/invariants.ts';
import { inWords } from '../tests/walk/words.ts';

const MOST = 1_000_000;
/** Beyond the seeds that `npm test` walks. */
const FIRST = 1000;
const SHOWN = 5;

export async function walkOf(asked: readonly string[]): Promise<void> {
  const seed = numberAfter('--seed', asked);
  if (seed !== null) return tellOne(seed);
  walkAll(numberAfter('--steps', asked) ?? MOST);
}

function numberAfter(name: string, asked: readonly string[]): number | null {
  const at = asked.indexOf(name);
  return at < 0 ? null : Number(asked[at + 1]);
}

function tellOne(seed: number): void {
  const history = walked(seed);
  console.log(inWords(history, history.steps).join('\n'));
  if (history.broken)
    console.log(
      `\nThe fewest steps that show it:\n${inWords(history, shrunk(history)).join('\n')}`,
    );
}

function walkAll(most: number): void {
  const counts = new Map<string, number>();
  const found: History[] = [];
  const startedAt = performance.now();
  let [seed, steps] = [FIRST, 0];
  for (; steps < most; seed += 1) {
    const history = walked(seed);
    steps += history.steps.length;
    for (const [what, many] of history.world.counts)
      counts.set(what, (counts.get(what) ?? 0) + many);
    if (history.broken) found.push(history);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const said = (count: number) => Math.round(count).toLocaleString('en-GB');
  console.log(
    `${said(steps)} steps of ${said(seed - FIRST)} histories in ${said(seconds)} s on one core: ${said(steps / seconds)} steps/s`,
  );
  console.log(`  seeds ${FIRST} to ${seed - 1}; ${NAMES.length} invariants asked in every state`);
  tellCoverage(counts);
  for (const history of found.slice(0, SHOWN)) {
    console.log(`\nBROKEN: npm run bench -- walk --seed ${history.seed}`);
    console.log(inWords(history, shrunk(history)).join('\n'));
  }
  console.log(
    found.length === 0
      ? '  no history broke any of them'
      : `\n${said(found.length)} histories broke what must hold.`,
  );
}

function tellCoverage(counts: ReadonlyMap<string, number>): void {
  const of = (kind: string) =>
    [...counts]
      .filter(([what]) => what.startsWith(`${kind} `))
      .sort(([, one], [, other]) => one - other);
  const rarest = of('event')
    .slice(0, 4)
    .map(([what, many]) => `${what.slice(6)} ${many}`);
  console.log(
    `  ${of('state').length} of ${STATES.length} states, ${of('event').length} of ${EVENT_TYPES.length} events; rarest: ${rarest.join(', ')}`,
  );
  console.log(
    `  refusals: ${of('refused')
      .map(([what, many]) => `${what.slice(8)} ${many}`)
      .join(', ')}`,
  );
}
