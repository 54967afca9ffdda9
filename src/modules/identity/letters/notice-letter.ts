import * as m from '#messages/all.ts';
import { type Envelope, moment } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { isText, letter, text } from '../letters.ts';

export type SecurityNotice = {
  notice: keyof typeof notices;
  at: Date;
  agent: string;
  network: string;
};

const notices = {
  signed_in: m.mail_notice_signed_in,
  password_changed: m.mail_notice_password_changed,
  second_factor_on: m.mail_notice_second_factor_on,
  second_factor_off: m.mail_notice_second_factor_off,
  passkey_added: m.mail_notice_passkey_added,
  passkey_removed: m.mail_notice_passkey_removed,
  recovery_codes_made: m.mail_notice_recovery_codes_made,
  recovery_code_used: m.mail_notice_recovery_code_used,
  address_changed: m.mail_notice_address_changed,
  sessions_ended: m.mail_notice_sessions_ended,
  payout_account_saved: m.mail_notice_payout_account,
  erasure_asked: m.mail_notice_erasure_asked,
  erasure_withdrawn: m.mail_notice_erasure_withdrawn,
} as const;

/** What happened to an account, so that its owner notices what they did not do themselves. */
export function noticeLetter(
  to: Envelope,
  { notice, at, agent, network }: SecurityNotice,
  resetPage: string,
): Mail {
  const what = notices[notice]({ name: institution.name });
  // To the address from before, with which nobody can choose another password any more.
  const isOld = notice === 'address_changed';
  const notYou = isOld
    ? m.mail_notice_address_not_you({ email: institution.email })
    : m.mail_notice_not_you();
  if (isText(to))
    return text(to, [`${what} ${moment(at)}.`, notYou, ...(isOld ? [] : [resetPage])]);
  return letter(to, {
    subject: what,
    blocks: [
      { text: what },
      {
        rows: [
          [m.mail_notice_when(), moment(at)],
          [m.mail_notice_browser(), agent === '' ? m.mail_notice_unknown() : agent],
          [m.mail_notice_network(), network],
        ],
      },
      { text: notYou },
      ...(isOld ? [] : [{ link: resetPage, words: m.mail_reset_link() }]),
    ],
  });
}
