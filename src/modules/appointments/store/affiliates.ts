import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { AffiliateLink, LinkEnd, LinkKind } from '../rules/affiliates/affiliates.ts';

export type LinkOnFile = AffiliateLink & { id: string; source: string; addedAt: Date };

/** So many links around one dispute: more belong to no real group. */
const MOST = 20_000;

type NewLink = Omit<Insertable<Tables['affiliate_link']>, 'endedAt' | 'endedBy'>;

export async function addLink(
  tx: Db,
  link: NewLink,
  ends: readonly [LinkEnd, LinkEnd],
): Promise<void> {
  await tx.insertInto('affiliate_link').values(link).execute();
  const rows = ends.flatMap(({ name, keys }, at) =>
    keys.map((key) => ({ linkId: link.id, side: at + 1, key, name: name.slice(0, 200) })),
  );
  await tx.insertInto('affiliate_end').values(rows).execute();
}

/** False where it has ended or never was. */
export async function endLink(
  tx: Db,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('affiliate_link')
    .set({ endedAt: at, endedBy: by })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every link that is reached from some keys, in one statement however long the ways are. */
export async function linksAround(db: Db, keys: readonly string[]): Promise<LinkOnFile[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive reached (key) as (
      select unnest(${[...keys]}::text[])
      union
      select other.key from reached
        join affiliate_end here on here.key = reached.key
        join affiliate_link link on link.id = here.link_id and link.ended_at is null
        join affiliate_end other on other.link_id = here.link_id
    )
    select distinct link.id from reached join affiliate_end here on here.key = reached.key
      join affiliate_link link on link.id = here.link_id and link.ended_at is null limit ${MOST}`.execute(
    db,
  );
  return listLinks(
    db,
    rows.map(({ id }) => id),
  );
}

async function listLinks(db: Db, ids: readonly string[]): Promise<LinkOnFile[]> {
  if (ids.length === 0) return [];
  const links = await db.selectFrom('affiliate_link').where('id', 'in', ids).selectAll().execute();
  const ends = Map.groupBy(
    await db
      .selectFrom('affiliate_end')
      .where('linkId', 'in', ids)
      .orderBy('key')
      .selectAll()
      .execute(),
    ({ linkId }) => linkId,
  );
  return links.map(({ id, kind, source, evidence, addedAt }) => {
    const end = (side: number): LinkEnd => {
      const of = ends.get(id)?.filter((one) => one.side === side) ?? [];
      return { name: of[0]?.name ?? '', keys: of.map(({ key }) => key) };
    };
    return { id, kind: kind as LinkKind, source, evidence, addedAt, one: end(1), other: end(2) };
  });
}

export type LinksAsked = { key: string | null; after: string | null; most: number };

/** What is on file, the newest first; with a key whatever has an end of it. */
export async function pageOfLinks(db: Db, { key, after, most }: LinksAsked): Promise<LinkOnFile[]> {
  const rows = await db
    .selectFrom('affiliate_link')
    .where('endedAt', 'is', null)
    .$if(key !== null, (query) =>
      query.where('id', 'in', (of) =>
        of.selectFrom('affiliate_end').where('key', '=', key).select('linkId'),
      ),
    )
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .select('id')
    .execute();
  const links = await listLinks(
    db,
    rows.map(({ id }) => id),
  );
  return links.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
