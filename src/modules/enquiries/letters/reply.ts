import * as m from '#messages/all.ts';
import { type Envelope, moment } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import type { EnquiryKind } from '../rules/queue.ts';
import type { Places } from '../rules/work.ts';
import { signed } from './signed.ts';

export type ReplyLetter = {
  reference: string;
  name: string;
  officeEmail: string;
  subject: string;
  body: string;
  /** What the sender wrote, and when. */
  message: string;
  receivedAt: Date;
  /** The letters before it in the thread, first things first: mail programs then show them as one. */
  follows: readonly string[];
};

/** An officer's answer. It goes out under the office's address, and what the sender answers comes to the office's mailbox. */
export function enquiryReply(to: Envelope, reply: ReplyLetter): Mail {
  return signed(to, {
    subject: reply.subject,
    replyTo: { name: institution.name, address: reply.officeEmail },
    follows: reply.follows,
    blocks: [
      ...paragraphs(reply.body),
      { text: m.mail_reply_how({ reference: reply.reference }) },
      { text: m.mail_reply_wrote({ when: moment(reply.receivedAt) }) },
      { text: reply.message },
    ],
  });
}

export function placesOf({ name, reference }: { name: string; reference: string }): Places {
  return { name, reference, institution: institution.name };
}

/** The subject of the thread: that of our confirmation, with which it began. Said in the language that is being spoken. */
export function threadSubject(kind: EnquiryKind): string {
  const first = {
    contact: m.mail_contact_copy_subject,
    consultation: m.mail_consultation_copy_subject,
  }[kind]();
  return `Re: ${first}`;
}

// An empty line is a new paragraph; the others stay as they were typed.
function paragraphs(text: string) {
  return text.split(/\n[ \t]*\n+/).map((one) => ({ text: one.trim() }));
}
