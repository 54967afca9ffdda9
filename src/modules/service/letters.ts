import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import { type Envelope, letter as written } from '#platform/mail/letter.ts';
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
  /** Null of a sealed paper: its title may say what stands in it. */
  title: string | null;
  number: string;
  /** SHA-256 of the paper. */
  hash: string;
  link: string;
  code: string | null;
  /** Null where it is too large for a mail. */
  paper: Attachment | null;
};

const subjects: Record<ServicePurpose, (words: { reference: string }) => string> = {
  notice: m.service_subject_notice,
  invitation: m.service_subject_invitation,
  warning: m.service_subject_warning,
  absence: m.service_subject_absence,
  reversal: m.service_subject_reversal,
  document: m.service_subject_document,
};

const intros: Record<ServicePurpose, (words: { name: string; claimant: string }) => string> = {
  notice: m.service_intro_notice,
  invitation: m.service_intro_invitation,
  warning: m.service_intro_warning,
  absence: m.service_intro_absence,
  reversal: m.service_intro_reversal,
  document: m.service_intro_document,
};

/** A paper by e-mail: the paper itself goes with it, and its hash stands in the text. */
export function documentLetter(to: Envelope, about: ServiceLetterContent): Mail {
  const { purpose, reference, name, claimant, link, code, number, hash, paper, title } = about;
  const named = { title: title === null ? m.papers_sealed_title() : titleInWords(title) };
  const mail = written(to, {
    subject: subjects[purpose]({ reference }),
    blocks: [
      { text: intros[purpose]({ name, claimant }) },
      {
        text: paper ? m.service_attached(named) : m.service_not_attached(named),
      },
      { link, words: m.service_link_words() },
      ...(code ? [{ text: m.service_code({ code }) }] : []),
      ...(purpose === 'notice' || purpose === 'warning' ? [{ text: m.service_if_ignored() }] : []),
      {
        rows: [
          [m.service_row_reference(), reference],
          [m.service_row_number(), number],
          ['SHA-256', hash],
        ],
      },
      { text: m.service_questions({ phone: house.phone, email: house.email }) },
    ],
    signature: m.mail_sent_by({ name: house.name, site: to.publicUrl }),
  });
  return { ...mail, attachments: paper ? [paper] : [], asksForReceipt: true };
}

/** What a short message begins with: a first paper names who asks for what, and nothing more of the dispute. */
function shortly({ purpose, reference, claimant, claimed }: ServiceLetterContent): string {
  if (purpose === 'notice') return m.service_text_notice({ claimant, claimed, reference });
  return purpose === 'invitation'
    ? m.service_text_invitation({ claimant, claimed, reference })
    : subjects[purpose]({ reference });
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
