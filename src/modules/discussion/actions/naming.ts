import { listPeople } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { isNamedMailDue } from '../rules/messages.ts';
import { listNamedReaders, markMailed } from '../store/mailing.ts';
import type { TalkMessageRow } from '../store/messages.ts';
import type { DiscussionDeps } from './deps.ts';

/** Whoever is called by name has a letter at once, of the kind that they chose for the place, and not with the next ones. */
export async function tellNamed(
  { now, newId, wakeMail }: Pick<DiscussionDeps, 'now' | 'newId' | 'wakeMail'>,
  tx: Db,
  { disputeId, place, number, mentions, byPerson }: TalkMessageRow,
): Promise<void> {
  const named = mentions.filter((one) => one !== byPerson);
  if (named.length === 0) return;
  const at = now();
  const readers = await listNamedReaders(tx, { disputeId, place, people: named });
  const people = new Map((await listPeople(tx, named)).map((one) => [one.id, one]));
  for (const reader of readers) {
    const person = people.get(reader.personId);
    if (!isNamedMailDue(reader, at) || !person?.email || !person.emailVerifiedAt) continue;
    // Sent again, a message tells nobody again.
    if (!(await markMailed(tx, reader.id, { to: number, at }))) continue;
    const { email, language } = person;
    await speaking(language, () =>
      owe(tx, { id: newId(), kind: 'talk_news', refersTo: reader.id, recipient: email }, at),
    );
  }
  wakeMail();
}
