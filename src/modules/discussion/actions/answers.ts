import { languages } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { listPeople } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { hashOf, isSameHash, sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { type InboundMail, readMail } from '#platform/mail/inbound.ts';
import { owe } from '#platform/outbox.ts';
import {
  addressIn,
  answerRefusal,
  carriesPapers,
  isAutomatic,
  type MailReturnReason,
  tokenIn,
  wordsRefusal,
} from '../rules/mail-answers.ts';
import { pageWords, wordsIn } from '../rules/mail-words.ts';
import { isBlank, plainWords } from '../rules/messages.ts';
import { addMailAnswer, countReturned, forgetReturned, setMailOutcome } from '../store/answers.ts';
import { findReader, listMailed } from '../store/mailing.ts';
import type { ReaderRow } from '../store/readers.ts';
import { type Addressing, audienceSeal, domainOf, readerSeal } from './answer-address.ts';
import type { DiscussionDeps } from './deps.ts';
import { newsMail } from './news.ts';
import { type OpenPlace, type OpenTalk, placeIn, talkOfPerson } from './places.ts';
import { say } from './posting.ts';

export type MailAnswerDeps = DiscussionDeps &
  Addressing & {
    settings: { publicUrl: string };
    /** What stands at the foot of every letter that goes out now. */
    foot: (db: Db, now: Date) => Promise<string>;
    /** Called once a letter is owed. It must return at once. */
    wakeMail: () => void;
  };

export type MailAnswerRefusal = 'answers_off' | 'token_wrong' | 'not_mail';
export type MailAnswerOutcome = { outcome: 'posted' | 'returned' | 'ignored' | 'known_already' };

/** Whether whoever brings mail is our mail server. */
export function admitsAnswers(
  { settings }: Pick<MailAnswerDeps, 'settings'>,
  authorization: string | undefined,
): MailAnswerRefusal | null {
  if (!settings.bounceToken) return 'answers_off';
  return sha256(authorization ?? '') === sha256(`Bearer ${settings.bounceToken}`)
    ? null
    : 'token_wrong';
}

/** Says what a mail says in the place whose letter it answers, once; or returns it with the reason. */
export async function takeMail(
  deps: MailAnswerDeps,
  bytes: Uint8Array,
): Promise<Result<MailAnswerOutcome, 'not_mail'>> {
  const mail = await readMail(bytes);
  if (!mail) return refuse('not_mail');
  const token = tokenIn(mail.headers);
  const name = `${mail.messageId ?? hashOf(bytes)}\n${token ?? ''}`;
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const note = {
      id: deps.newId(),
      messageHash: Buffer.from(sha256(name), 'hex'),
      receivedAt: deps.now(),
    };
    if (!(await addMailAnswer(tx, { ...note, outcome: 'automatic' }))) return 'known_already';
    if (isAutomatic(mail.headers) || mail.from === null || isOurs(deps, mail.from))
      return 'ignored';
    const writer = token && (await writerOf(deps, tx, token));
    const said = writer
      ? await answered(deps, tx, writer, mail)
      : refuse('address_unknown' as const);
    await setMailOutcome(tx, note.id, {
      ...(writer
        ? { personId: writer.personId, disputeId: writer.disputeId, place: writer.place }
        : {}),
      ...(said.ok ? { outcome: 'posted', messageId: said.value } : { outcome: said.refusal }),
    });
    if (said.ok) return 'posted';
    await returned(deps, tx, { id: note.id, to: mail.from, writer: writer || null });
    return 'returned';
  });
  if (outcome === 'returned') deps.wakeMail();
  return allow({ outcome });
}

/** Mail of our own that came around is no answer of anybody. */
function isOurs(deps: MailAnswerDeps, from: string): boolean {
  return from.endsWith(`@${domainOf(deps)}`);
}

/** Whose letter it answers, and how that was addressed; null for an address that we never wrote. */
type Writer = ReaderRow & { audienceSeal: string };

async function writerOf(deps: MailAnswerDeps, tx: Db, token: string): Promise<Writer | null> {
  const { readerId, seal, audience } = addressIn(token);
  const isTrue = isSameHash(seal, readerSeal(deps, readerId).slice(0, seal.length));
  const reader = isTrue ? await findReader(tx, readerId) : null;
  return reader && { ...reader, audienceSeal: audience };
}

async function answered(
  deps: MailAnswerDeps,
  tx: Db,
  writer: Writer,
  mail: InboundMail,
): Promise<Result<string, MailReturnReason>> {
  const [person] = await listPeople(tx, [writer.personId]);
  // An address that nobody has confirmed may be a stranger's.
  if (!person?.emailVerifiedAt || person.email?.toLowerCase() !== mail.from)
    return refuse('sender_unknown');
  const talk = await talkOfPerson(tx, writer.personId, writer.disputeId);
  const place = placeIn(talk, writer.place);
  const refusal = talk ? answerRefusal(place, talk.me) : 'place_lost';
  if (!talk || !place || refusal) return refuse(refusal ?? 'place_lost');
  const { audienceSeal: seen } = writer;
  if (!isSameHash(seen, audienceSeal(deps, writer.id, place).slice(0, seen.length)))
    return refuse('audience_changed');
  if (carriesPapers(mail.parts)) return refuse('attachments');
  return posted(deps, tx, { talk, place, mail, writer });
}

type Posting = { talk: OpenTalk; place: OpenPlace; mail: InboundMail; writer: Writer };

async function posted(
  deps: MailAnswerDeps,
  tx: Db,
  { talk, place, mail, writer }: Posting,
): Promise<Result<string, MailReturnReason>> {
  const text = mail.text ?? pageWords(mail.html ?? '');
  const letter = await letterOf(deps, tx, { talk, place, writer });
  const words = plainWords(wordsIn(text, letter)).replaceAll('\0', '').trim().normalize('NFC');
  const refusal = wordsRefusal(words, isBlank(words));
  if (refusal) return refuse(refusal);
  const message = {
    client: deps.newId(),
    words,
    audience: place.fingerprint,
    answers: null,
    mentions: [],
    papers: [],
    inConfidence: false,
  };
  const said = await say(deps, tx, { talk, place, message });
  if (!said.ok) throw new Error(`A mail was not said: ${said.refusal}`);
  return allow(said.value.id);
}

/** The letter that is answered, as far as it is known still. */
async function letterOf(
  deps: MailAnswerDeps,
  tx: Db,
  { talk, place, writer }: Omit<Posting, 'mail'>,
): Promise<string> {
  const [person] = await listPeople(tx, [writer.personId]);
  return speaking(person?.language ?? languages[0], async () => {
    const to = {
      id: writer.id,
      to: '',
      publicUrl: deps.settings.publicUrl,
      now: deps.now(),
      foot: await deps.foot(tx, deps.now()),
    };
    const unread = await listMailed(tx, writer);
    const { subject, text } = await newsMail(deps, tx, { talk, place, reader: writer, unread }, to);
    return `${subject}\n${text}`;
  });
}

const DAY = 86_400_000;
/** Whoever writes in another's name could have them sent mail. */
const RETURNED_MOST = 10;

type Returning = { id: string; to: string; writer: Writer | null };

async function returned(
  { newId, now }: MailAnswerDeps,
  tx: Db,
  { id, to, writer }: Returning,
): Promise<void> {
  const at = now();
  const before = await countReturned(tx, to, new Date(at.getTime() - DAY));
  if (before >= RETURNED_MOST || to.length > 320) return;
  await setMailOutcome(tx, id, { returnedTo: to });
  const [person] = writer ? await listPeople(tx, [writer.personId]) : [];
  await speaking(person?.language ?? languages[0], () =>
    owe(tx, { id: newId(), kind: 'talk_returned', refersTo: id, recipient: to }, at),
  );
}

/** Takes what waits in the folder, and lets go of addresses that are counted no more. True when there is more. */
export async function takeWaiting(deps: MailAnswerDeps): Promise<boolean> {
  await forgetReturned(deps.db, new Date(deps.now().getTime() - DAY));
  if (!deps.inbox) return false;
  return deps.inbox.take(async (bytes) => (await takeMail(deps, bytes)).ok);
}
