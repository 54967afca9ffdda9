import type { Asked } from './history.ts';
import { type History, replayed } from './history.ts';
import type { Step } from './steps.ts';

/** A step as one would say it: what, by whom, about whom, and whatever else it says of itself. */
export function stepInWords(step: Step): string {
  if (step.do === 'race')
    return `at once: [${stepInWords(step.one)}] and [${stepInWords(step.other)}]`;
  const { do: what, ...rest } = step;
  const said = Object.entries(rest).flatMap(([name, value]) => {
    if (value === undefined || value === 'because') return [];
    return [
      value !== null && typeof value === 'object'
        ? `${name} ${JSON.stringify(value)}`
        : `${name} ${value}`,
    ];
  });
  return `${what}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

const moment = (now: number) =>
  new Date(now + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Some steps of a history, each with the moment in Mumbai, what came of it and where the dispute then was. */
export function inWords(
  { kind }: Pick<History, 'kind'>,
  steps: readonly Step[],
  asked: Asked = {},
): string[] {
  const { process, track, claimants, respondents, filedAt } = kind;
  const lines = [
    `${moment(filedAt)}  filed: ${process}, ${track}, ${claimants} against ${respondents}`,
  ];
  const { broken } = replayed({ kind, steps }, asked, (step, outcome, world) => {
    lines.push(`${moment(world.now)}  ${stepInWords(step)}: ${outcome} -> ${world.spine.state}`);
  });
  if (broken) lines.push(`BROKEN ${broken.invariant}: ${broken.says}`);
  return lines;
}
