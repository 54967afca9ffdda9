import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { speaking } from '#platform/language.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { owe } from '#platform/outbox.ts';
import { enquiryReply, placesOf } from '../letters/reply.ts';
import { enquiryReference } from '../rules/queue.ts';
import { filled, perform } from '../rules/work.ts';
import { findWork, getEntry, listLettersBefore, type Which, type WorkRow } from '../store/work.ts';
import { type Sent, sentOf } from './enquiries.ts';
import type { EnquiriesDeps } from './submissions.ts';
import { type Acted, type Acting, type ActRefusal, act, workOf } from './work.ts';

export type Letter = { subject: string; text: string; language: Language };
type Previewed = Result<{ to: string; subject: string; text: string }, ActRefusal<'reply'>>;

/** The letter as it would go out now. Nothing is kept. */
export async function previewLetter(
  deps: EnquiriesDeps,
  which: Which,
  letter: Letter,
): Promise<Previewed> {
  const work = await findWork(deps.db, which);
  if (!work) return refuse('enquiry_unknown');
  const now = deps.now();
  const outcome = perform(
    workOf(work),
    { kind: 'reply', body: letter.text, ...letter },
    { version: work.version, now },
  );
  if (!outcome.ok) return outcome;
  const sent = await sentOf(deps.db, work);
  const { subject, text: body } = filledIn(letter, work, sent);
  const to: Envelope = { id: work.id, to: sent.email, publicUrl: deps.settings.publicUrl, now };
  const reply = {
    ...partsOf(work, sent),
    officeEmail: deps.settings.officeEmail,
    subject,
    body,
    follows: [],
  };
  const mail = await speaking(letter.language, async () => enquiryReply(to, reply));
  return allow({ to: mail.to, subject: mail.subject, text: mail.text });
}

/** Answers the sender: the letter is owed in the transaction of the act, and sent by the mail job. */
export async function replyTo(deps: EnquiriesDeps, acting: Acting, letter: Letter): Acted<'reply'> {
  const work = await findWork(deps.db, acting.which);
  if (!work) return refuse('enquiry_unknown');
  const raw = perform(
    workOf(work),
    { kind: 'reply', body: letter.text, ...letter },
    { version: acting.version, now: deps.now() },
  );
  if (!raw.ok) return raw; // what was typed; what is filled in may have braces of its own
  const sent = await sentOf(deps.db, work);
  const { subject, text } = filledIn(letter, work, sent);
  const outcome = await act(
    deps,
    acting,
    { kind: 'reply', subject, body: text, language: letter.language },
    async (tx, entryId) => {
      const id = deps.newId();
      await speaking(letter.language, () =>
        owe(
          tx,
          { id, kind: 'enquiry_reply', refers_to: entryId, recipient: sent.email },
          deps.now(),
        ),
      );
      return id;
    },
  );
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Writes the letter that an entry owes. */
export async function composeReply(
  { db, settings }: Pick<EnquiriesDeps, 'db' | 'settings'>,
  entryId: string,
  to: Envelope,
): Promise<Mail> {
  const entry = await getEntry(db, entryId);
  const work =
    (await findWork(db, { kind: 'contact', id: entry.enquiry_id })) ??
    (await findWork(db, { kind: 'consultation', id: entry.enquiry_id }));
  if (!work) throw new Error(`The enquiry ${entry.enquiry_id} of a reply is gone.`);
  const sent = await sentOf(db, work);
  const follows = [
    ...(sent.copyLetterId ? [sent.copyLetterId] : []),
    ...(await listLettersBefore(db, entry)),
  ];
  const { subject, body } = entry;
  return enquiryReply(to, {
    ...partsOf(work, sent),
    officeEmail: settings.officeEmail,
    subject: subject ?? '',
    body: body ?? '',
    follows,
  });
}

function filledIn(letter: Letter, work: WorkRow, { name }: Sent): Pick<Letter, 'subject' | 'text'> {
  const places = placesOf({ name, reference: referenceOf(work) });
  return { subject: filled(letter.subject, places), text: filled(letter.text, places) };
}

function partsOf(work: WorkRow, { name, message }: Sent) {
  return { reference: referenceOf(work), name, message, receivedAt: work.received_at };
}

function referenceOf({ number, received_at: receivedAt }: WorkRow): string {
  return enquiryReference({ number, receivedAt });
}
