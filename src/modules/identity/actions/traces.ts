import type { Db } from '#platform/db.ts';
import { listTraces } from '../store/traces.ts';

/** From which browsers and networks some people are signed in, as far as their sessions are kept. */
export function sessionTraces(
  db: Db,
  people: readonly string[],
): Promise<{ at: Date; network: string; agent: string }[]> {
  return listTraces(db, people);
}
