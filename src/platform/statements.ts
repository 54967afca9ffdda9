import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { forgetting } from './request-cache.ts';

/** A text that is asked this often is worth a name: each connection then parses it once, and plans it a few times at most. */
const OFTEN = 20;
/** Names of one process. The server keeps each of them in each connection, so there may not be any number of them. */
const NAMES_MAX = 200;
/** Texts that are counted before all counts begin anew. */
const COUNTED_MAX = 2000;
/** A list of changing length makes a text of each length; the long ones are asked seldom, and cost the most to keep. */
const LENGTH_MAX = 4000;
/** There is nothing in these to plan; without a name they travel as one message instead of three. */
const BOUNDARIES: ReadonlySet<string> = new Set(['begin', 'commit', 'rollback']);

/** Which texts have a name; a text is asked under the same one on every connection. */
export function namesOfTexts(): (text: string) => string | null {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    if (text.length > LENGTH_MAX || names.size >= NAMES_MAX || BOUNDARIES.has(text)) return null;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= COUNTED_MAX) counts.clear();
      counts.set(text, count);
      return null;
    }
    counts.delete(text);
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

type Naming = ReturnType<typeof namesOfTexts>;

/** A pool whose connections prepare what is asked often, for Kysely, which has no word for it. */
export function naming(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfTexts();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? namingClient(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** 0A000 in so many words: a migration gave a table another column while this product ran, as it may beside a newer one. */
const CHANGED = 'cached plan must not change result type';

/** In so many words of pg: no answer came in time. It may come yet, and would be taken for that of the next question. */
const SILENT = 'Query read timeout';

function namingClient(client: pg.PoolClient, nameOf: Naming): PostgresPoolClient {
  const unnamed = new Set<string>();
  const ask = async (text: string, values: unknown[]) => {
    const name = unnamed.has(text) ? null : nameOf(text);
    if (!name) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!(error instanceof Error) || error.message !== CHANGED) throw error;
      unnamed.add(text);
      // Outside a transaction it is asked again; inside, the transaction is lost, and the next one asks without the name.
      return client.query(text, values).catch(() => Promise.reject(error));
    }
  };
  const query = (text: string, values: unknown[]) =>
    forgetting(text, () => ask(text, values)).catch((error: Error) => {
      // Ended, not given back: the pool throws such a client away. A pool's client is a whole one, though its type says less.
      if (error.message === SILENT) (client as unknown as pg.Client).end().catch(() => {});
      throw error;
    });
  // Kysely asks for no more than this of a client, but says so by a type of many results.
  return {
    query,
    release: (destroy?: boolean) => client.release(destroy),
  } as unknown as PostgresPoolClient;
}
