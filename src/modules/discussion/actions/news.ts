import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { newsLetter } from '../letters.ts';
import { answerRefusal } from '../rules/mail-answers.ts';
import { mailFor } from '../rules/messages.ts';
import type { TalkMessageRow } from '../store/messages.ts';
import type { ReaderRow } from '../store/readers.ts';
import { type Addressing, answerAddress } from './answer-address.ts';
import type { OpenPlace, OpenTalk } from './places.ts';
import { wordsOf } from './words.ts';

export type News = {
  talk: OpenTalk;
  place: OpenPlace;
  reader: ReaderRow;
  /** What they have not read. */
  unread: readonly TalkMessageRow[];
};

/** As many messages as a letter quotes for whoever chose words. */
export const QUOTED = 10;

/** The letter to one reader about one place. */
export async function newsMail(
  deps: Addressing,
  db: Db,
  { talk, place, reader, unread }: News,
  to: Envelope,
): Promise<Mail> {
  const isQuoted = mailFor(reader.mail, place.isSealed) === 'words';
  const rows = isQuoted ? unread.slice(0, QUOTED) : [];
  const names = await namesOf(
    db,
    rows.map(({ byPerson }) => byPerson),
  );
  return newsLetter(to, {
    reference: talk.dispute.reference,
    disputeId: talk.disputeId,
    isNamed: unread.some(({ mentions }) => mentions.includes(reader.personId)),
    place: place.isSealed ? null : { key: place.key, kind: place.kind },
    quoted: rows.map((row) => ({
      name: names.get(row.byPerson) ?? '',
      words: wordsOf(deps, row) ?? '',
    })),
    answer: answerOf(deps, { talk, place, reader }, isQuoted),
  });
}

/** Where an answer goes and who reads it there: by name for whoever chose to have words of that place in their mail. */
function answerOf(
  deps: Addressing,
  { talk, place, reader }: Omit<News, 'unread'>,
  isQuoted: boolean,
) {
  const address = answerAddress(deps, reader.id, place);
  if (!address) return null;
  const others = place.audience.filter(({ id }) => id !== talk.me.id);
  return {
    address,
    isTaken: answerRefusal(place, talk.me) === null,
    readers: others.length,
    names: isQuoted ? others.map(({ name }) => name) : [],
  };
}
