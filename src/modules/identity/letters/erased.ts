import * as m from '#messages/all.ts';
import { type Envelope, letter, moment } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { keptWords } from '../contract/kept-words.ts';
import type { KeptByLaw } from '../rules/erasure.ts';

/** The last letter to somebody whose account is gone: that it is, and what a law keeps of them. */
export function erased(to: Envelope, { at, kept }: { at: Date; kept: readonly KeptByLaw[] }): Mail {
  const intro = m.mail_erased_intro({ name: institution.name, when: moment(at) });
  const reasons = kept.map((one) => keptWords[one]());
  if (to.to.startsWith('+')) return erasedText(to, intro, reasons);
  return letter(to, {
    subject: m.mail_erased_subject({ name: institution.name }),
    blocks: erasedBlocks(intro, reasons),
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

function erasedText(to: Envelope, intro: string, reasons: string[]): Mail {
  return {
    id: to.id,
    to: to.to,
    subject: '',
    text: [intro, m.mydata_kept(), ...reasons].join('\n'),
    html: '',
  };
}

function erasedBlocks(intro: string, reasons: string[]) {
  return [
    { text: intro },
    { text: m.mydata_kept() },
    ...reasons.map((text) => ({ text })),
    { text: m.mail_erased_questions() },
  ];
}
