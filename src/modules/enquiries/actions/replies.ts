import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { speaking } from '#platform/language.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { owe } from '#platform/outbox.ts';
import { enquiryReply, placesOf } from '../letters/reply.ts';
import { filled } from '../rules/work.ts';
import { perform } from '../rules/work-acts.ts';
import { type EnquiryKey, type EnquiryRow, findEnquiry, getEnquiry } from '../store/enquiries.ts';
import { getAct, listActs } from '../store/log.ts';
import type { Acting } from './enquiry-record.ts';
import { type EnquiriesDeps, referenceOf } from './submissions.ts';
import { type ActRefusal, act, type WorkResult, workOf } from './work.ts';

export type ReplyDraft = { subject: string; text: string; language: Language };
type Previewed = Result<{ to: string; subject: string; text: string }, ActRefusal<'reply'>>;

/** The letter as it would go out now. Nothing is kept. */
export async function previewLetter(
  deps: EnquiriesDeps,
  which: EnquiryKey,
  letter: ReplyDraft,
): Promise<Previewed> {
  const work = await findEnquiry(deps.db, which);
  if (!work) return refuse('enquiry_unknown');
  const now = deps.now();
  const outcome = perform(
    workOf(work),
    { kind: 'reply', body: letter.text, ...letter },
    { version: work.version, now },
  );
  if (!outcome.ok) return outcome;
  const { subject, text: body } = filledIn(letter, work);
  const to: Envelope = { id: work.id, to: work.email, publicUrl: deps.settings.publicUrl, now };
  const reply = {
    ...partsOf(work),
    officeEmail: deps.settings.officeEmail,
    subject,
    body,
    follows: [],
  };
  const mail = await speaking(letter.language, async () => enquiryReply(to, reply));
  return allow({ to: mail.to, subject: mail.subject, text: mail.text });
}

/** Answers the sender: the letter is owed in the transaction of the act, and sent by the mail job. */
export async function replyTo(
  deps: EnquiriesDeps,
  acting: Acting,
  letter: ReplyDraft,
): WorkResult<'reply'> {
  const work = await findEnquiry(deps.db, acting.which);
  if (!work) return refuse('enquiry_unknown');
  const raw = perform(
    workOf(work),
    { kind: 'reply', body: letter.text, ...letter },
    { version: acting.version, now: deps.now() },
  );
  if (!raw.ok) return raw; // what was typed; what is filled in may have braces of its own
  const { subject, text } = filledIn(letter, work);
  const outcome = await act(
    deps,
    acting,
    { kind: 'reply', subject, body: text, language: letter.language },
    async (tx, entryId) => {
      const id = deps.newId();
      await speaking(letter.language, () =>
        owe(
          tx,
          { id, kind: 'enquiry_reply', refersTo: entryId, recipient: work.email },
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
  const entry = await getAct(db, entryId);
  const work = await getEnquiry(db, entry.enquiryId);
  const acts = await listActs(db, work.id);
  // The letters before it in its thread, first things first.
  const before = acts.filter(({ version }) => version < entry.version).map((act) => act.letterId);
  const follows = [work.copyLetterId, ...before].filter((id) => id !== null);
  const { subject, body } = entry;
  return enquiryReply(to, {
    ...partsOf(work),
    officeEmail: settings.officeEmail,
    subject: subject ?? '',
    body: body ?? '',
    follows,
  });
}

function filledIn(letter: ReplyDraft, work: EnquiryRow): Pick<ReplyDraft, 'subject' | 'text'> {
  const places = placesOf({ name: work.fullName, reference: referenceOf(work) });
  return { subject: filled(letter.subject, places), text: filled(letter.text, places) };
}

function partsOf(row: EnquiryRow) {
  const { fullName: name, message, receivedAt } = row;
  return { reference: referenceOf(row), name, message, receivedAt };
}
