import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import { isWhole } from '#modules/disputes/rules/waived.ts';
import type { Db } from '#platform/db.ts';
import { listWaivers } from '../store/waivers.ts';

/** What all parties have waived of somebody: which ties, by which lines of what was found, and in which words. */
export type WaivedTies = { of: string[]; lines: ReadonlySet<string>; text: string };

/** ACA s. 12(5) asks for an express agreement: what was found when it was signed is waived, and nothing that comes up later. */
export async function waivedTies(db: Db, file: DisputeFile, personId: string): Promise<WaivedTies> {
  const facts = factsFromEvents(file.parties, file.events.map(happenedOf));
  const whole = new Map(
    facts.waivers
      .filter((one) => one.neutral === personId && isWhole(facts, one))
      .map((one) => [one.id, one]),
  );
  if (whole.size === 0) return { of: [], lines: new Set(), text: '' };
  const rows = (await listWaivers(db, file.dispute.id)).filter(({ id }) => whole.has(id));
  return {
    of: [...whole.values()].flatMap(({ of }) => of),
    lines: new Set(rows.flatMap(({ found }) => found.split('\n'))),
    text: rows
      .flatMap(({ found, words }) => [found, words])
      .filter((one) => one !== '')
      .join('\n'),
  };
}
