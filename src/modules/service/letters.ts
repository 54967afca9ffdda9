import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import { type Envelope, moment, letter as written } from '#platform/mail/letter.ts';
import type { Attachment, Mail } from '#platform/mail.ts';
import { house } from './letters/house.ts';
import type { ServicePurpose } from './rules/words.ts';

export type ServiceLetterContent = {
  reference: string;
  name: string;
  claimant: string;
  /** What is claimed in all, in words; what it is about where nothing but an act is asked for. */
  claimed: string;
  purpose: ServicePurpose;
  /** One at least, in the order in which they were filed or issued. */
  papers: readonly LetterPaper[];
  link: string;
  code: string | null;
};

export type LetterPaper = {
  /** Null of a sealed paper: its title may say what stands in it. */
  title: string | null;
  number: string;
  /** When a party filed it; null of what the institution issued. */
  filedAt: Date | null;
  /** SHA-256 of the paper. */
  hash: string;
  /** Null where it is too large for a mail. */
  attachment: Attachment | null;
};

const subjects: Record<ServicePurpose, (words: { reference: string; count: number }) => string> = {
  notice: m.service_subject_notice,
  invitation: m.service_subject_invitation,
  warning: m.service_subject_warning,
  absence: m.service_subject_absence,
  reversal: m.service_subject_reversal,
  document: m.service_subject_document,
};

const intros: Record<
  ServicePurpose,
  (words: { name: string; claimant: string; count: number }) => string
> = {
  notice: m.service_intro_notice,
  invitation: m.service_intro_invitation,
  warning: m.service_intro_warning,
  absence: m.service_intro_absence,
  reversal: m.service_intro_reversal,
  document: m.service_intro_document,
};

/** Papers by e-mail: the papers themselves go with it, and their hashes stand in the text. */
export function documentLetter(to: Envelope, about: ServiceLetterContent): Mail {
  const { purpose, reference, name, claimant, link, code, papers } = about;
  const count = papers.length;
  const listed = papers.flatMap((paper) => [
    { text: paperWords(paper) },
    ...(count > 1 ? [{ rows: paperRows(paper) }] : []),
  ]);
  const mail = written(to, {
    subject: subjects[purpose]({ reference, count }),
    blocks: [
      { text: intros[purpose]({ name, claimant, count }) },
      ...listed,
      { link, words: m.service_link_words() },
      ...(code ? [{ text: m.service_code({ code }) }] : []),
      ...(purpose === 'notice' || purpose === 'warning' ? [{ text: m.service_if_ignored() }] : []),
      {
        rows: [
          [m.service_row_reference(), reference],
          ...(count > 1 ? [] : papers.flatMap(paperRows)),
        ],
      },
      { text: m.service_questions({ phone: house.phone, email: house.email }) },
    ],
    signature: m.mail_sent_by({ name: house.name, site: to.publicUrl }),
  });
  return {
    ...mail,
    attachments: papers.flatMap(({ attachment }) => attachment ?? []),
    asksForReceipt: true,
  };
}

function paperWords({ title, attachment }: LetterPaper): string {
  const named = { title: title === null ? m.papers_sealed_title() : titleInWords(title) };
  return attachment ? m.service_attached(named) : m.service_not_attached(named);
}

function paperRows({ number, filedAt, hash }: LetterPaper): [label: string, value: string][] {
  return [
    [m.service_row_number(), number],
    ...(filedAt ? [[m.service_row_filed(), moment(filedAt)] satisfies [string, string]] : []),
    ['SHA-256', hash],
  ];
}

/** What a short message begins with: a first paper names who asks for what, and nothing more of the dispute. */
function shortly({ purpose, reference, claimant, claimed, papers }: ServiceLetterContent): string {
  if (purpose === 'notice') return m.service_text_notice({ claimant, claimed, reference });
  return purpose === 'invitation'
    ? m.service_text_invitation({ claimant, claimed, reference })
    : subjects[purpose]({ reference, count: papers.length });
}

/** A text message says where the paper is read, and by what code: it holds no paper and serves nobody. */
export function documentTextMessage(to: Envelope, about: ServiceLetterContent): Mail {
  const { link, code } = about;
  const text = [
    shortly(about),
    `${m.service_link_words()}: ${link}`,
    ...(code ? [m.service_code({ code })] : []),
    house.name,
  ];
  return { id: to.id, to: to.to, subject: '', text: text.join('\n'), html: '' };
}

/** What fills the approved WhatsApp template: whom, about which dispute, and where it is read. */
export function documentTemplateParameters(about: ServiceLetterContent): string[] {
  return [about.name, shortly(about), about.link];
}
