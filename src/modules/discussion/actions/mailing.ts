import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { listPeople } from '#modules/identity/actions/people.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, owe } from '#platform/outbox.ts';
import { returnedLetter } from '../letters.ts';
import { isReturned } from '../rules/mail-answers.ts';
import { isMailDue, type MailChoice, mailFor } from '../rules/messages.ts';
import { findMailAnswer } from '../store/answers.ts';
import {
  chooseMail,
  findReader,
  listUnread,
  listUnreadReaders,
  markMailed,
  type UnreadReader,
} from '../store/mailing.ts';
import type { Addressing } from './answer-address.ts';
import type { DiscussionDeps } from './deps.ts';
import { newsMail, QUOTED } from './news.ts';
import { openingLetters } from './opening-letters.ts';
import { placeIn, talkOf, talkOfPerson } from './places.ts';

export type TalkMailDeps = Pick<DiscussionDeps, 'db' | 'now' | 'newId' | 'key'> & {
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

const MOST = 100;
const HOUR = 3_600_000;
/** What nobody was told of for so long is no news. */
const NEWS_FOR = 7 * 24 * HOUR;

/** Owes letters to those who have not read for a while. True when there is more to do. */
export async function tellByMail(deps: TalkMailDeps): Promise<boolean> {
  const now = deps.now();
  const waiting = await listUnreadReaders(deps.db, {
    since: new Date(now.getTime() - NEWS_FOR),
    mailedBefore: new Date(now.getTime() - HOUR),
    most: MOST,
  });
  const due = waiting.filter((reader) => isMailDue(reader, now));
  const people = new Map(
    (await listPeople(deps.db, [...new Set(due.map(({ personId }) => personId))])).map((one) => [
      one.id,
      one,
    ]),
  );
  for (const reader of due) await oweNews(deps, reader, people.get(reader.personId) ?? null);
  if (due.length > 0) deps.wakeMail();
  return due.length === MOST;
}

type Person = Awaited<ReturnType<typeof listPeople>>[number];

function oweNews(
  { db, now, newId }: TalkMailDeps,
  { id, disputeId, place, personId, newest }: UnreadReader,
  person: Person | null,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    if (!(await markMailed(tx, id, { to: newest, at }))) return;
    const isReader = placeIn(await talkOfPerson(tx, personId, disputeId), place) !== null;
    // An address that nobody has confirmed may be a stranger's.
    if (!isReader || !person?.email || !person.emailVerifiedAt) return;
    const { email, language } = person;
    await speaking(language, () =>
      owe(tx, { id: newId(), kind: 'talk_news', refersTo: id, recipient: email }, at),
    );
  });
}

/** The letter is written when it goes: for whoever still reads there, and has not read meanwhile. */
export function discussionLetters(deps: Pick<DiscussionDeps, 'db'> & Addressing) {
  return {
    ...openingLetters(deps),
    talk_news: async (id, to) => {
      const reader = await findReader(deps.db, id);
      const talk = reader && (await talkOfPerson(deps.db, reader.personId, reader.disputeId));
      const place = reader && placeIn(talk, reader.place);
      if (!talk || !place || reader.mail === 'none') return null;
      const unread = await listUnread(deps.db, reader, QUOTED + 1);
      if (unread.length === 0) return null;
      return newsMail(deps, deps.db, { talk, place, reader, unread }, to);
    },
    talk_returned: async (id, to) => {
      const answer = await findMailAnswer(deps.db, id);
      if (!answer || !isReturned(answer.outcome)) return null;
      const { personId, disputeId, outcome } = answer;
      // Of a dispute nobody is told but whose letter it answered.
      const talk =
        personId && disputeId && outcome !== 'sender_unknown'
          ? await talkOfPerson(deps.db, personId, disputeId)
          : null;
      return returnedLetter(to, { reason: outcome, disputeId: talk?.disputeId ?? null });
    },
  } satisfies Record<string, Compose>;
}

/** Keeps how a letter tells the viewer of news in a place; of sealed talk no letter has a word. */
export function setMail(
  { db, newId }: DiscussionDeps,
  viewer: Viewer,
  { id, place: key, mail }: { id: string; place: string; mail: MailChoice },
): Promise<Result<{ mail: MailChoice }, 'unknown' | 'sealed'>> {
  return db.transaction().execute(async (tx) => {
    const place = placeIn(await talkOf(tx, viewer, id), key);
    if (!place) return refuse('unknown');
    if (mailFor(mail, place.isSealed) !== mail) return refuse('sealed');
    const reader = { disputeId: id, place: key, personId: viewer.personId };
    await chooseMail(tx, reader, { id: newId(), mail });
    return allow({ mail });
  });
}
