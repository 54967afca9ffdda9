import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Side } from '../rules/words.ts';

/** Of some keys (rules/addresses.ts), those that stand on a side of a dispute, or ever did: what ended is taken still. */
export async function listKeysOn(
  db: Db,
  { disputeId, side }: { disputeId: string; side: Side },
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{
    key: string;
  }>`select one.key from unnest(${[...keys]}::text[]) as one (key)
    join dispute_address a on a.dispute_id = ${disputeId} and a.side = ${side} and a.key = dispute_address_hash(one.key)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
