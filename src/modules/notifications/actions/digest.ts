import { listPeople } from '#modules/identity/actions/people.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { digestDue } from '../rules/digest.ts';
import { addDigest, listWaiting } from '../store/digests.ts';
import type { NotificationFeedDeps } from './feed.ts';

const MOST = 100;

/** Owes the letter of the day to whoever has something unread that waits for it. True when there is more to do. */
export async function digest(deps: NotificationFeedDeps): Promise<boolean> {
  const now = deps.now();
  const due = digestDue(now);
  if (!due) return false;
  const waiting = await listWaiting(deps.db, { ...due, most: MOST });
  const people = new Map((await listPeople(deps.db, waiting)).map((person) => [person.id, person]));
  for (const id of waiting)
    await digestFor(deps, { id, person: people.get(id) ?? null }, { ...due, at: now });
  if (waiting.length > 0) deps.wakeMail();
  return waiting.length === MOST;
}

type Person = Awaited<ReturnType<typeof listPeople>>[number];
/** No person where an account was erased since: their notices are put away all the same. */
type Whose = { id: string; person: Person | null };
type Due = { day: string; before: Date; at: Date };

function digestFor(
  { db, newId }: NotificationFeedDeps,
  { id: personId, person }: Whose,
  { day, before, at }: Due,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const id = newId();
    const isOurs = await addDigest(tx, { id, personId, day, before, at });
    const email = person?.emailVerifiedAt ? person.email : null;
    if (!isOurs || !person || !email) return;
    await speaking(person.language, () =>
      owe(tx, { id: newId(), kind: 'digest', refersTo: id, recipient: email }, at),
    );
  });
}
