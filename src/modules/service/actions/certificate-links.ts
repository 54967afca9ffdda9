import { type HashedLink, readActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';

const PORTION = 500;

export async function linksOf(tx: Db, disputeId: string): Promise<HashedLink[]> {
  const filter = {
    subject: { kind: 'dispute', id: disputeId },
    person: null,
    act: null,
    from: null,
    to: null,
  };
  const links: HashedLink[] = [];
  let page: HashedLink[];
  do {
    page = await readActs(tx, filter, { before: links.at(-1)?.id ?? null, most: PORTION });
    links.push(...page);
  } while (page.length === PORTION);
  return links;
}
