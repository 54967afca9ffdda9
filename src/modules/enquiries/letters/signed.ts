import * as m from '#messages/all.ts';
import { type Body, type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';

/** A letter that the institution signs. */
export function signed(to: Envelope, body: Omit<Body, 'signature'>): Mail {
  const { name } = institution;
  return letter(to, { ...body, signature: m.mail_sent_by({ name, site: to.publicUrl }) });
}
