import * as m from '#messages/all.ts';
import { CODE_MINUTES } from '#modules/codes/rules/policies.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';

/** The digits with which a settlement is signed: what they do is said first, so that nobody reads them out for anything else. */
export function signatureLetter(
  to: Envelope,
  { digits, reference }: { digits: string; reference: string },
): Mail {
  return letter(to, {
    subject: m.mail_signature_subject({ reference }),
    blocks: [
      { text: m.mail_signature_intro({ reference }) },
      { rows: [[m.mail_code_label(), digits]] },
      { text: m.mail_signature_ends({ minutes: CODE_MINUTES }) },
      { text: m.mail_signature_warning() },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
