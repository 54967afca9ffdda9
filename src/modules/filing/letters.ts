import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { CODE_MINUTES } from '#modules/codes/rules/policies.ts';
import type { RequestKind } from '#modules/disputes/rules/request-kind.ts';
import {
  type Body,
  civilDay,
  type Envelope,
  moment,
  letter as written,
} from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import { beginnings } from './contract/request-kind-words.ts';
import { IDLE_DAYS } from './rules/draft-expiry.ts';

export type FilingSecrets = {
  code: string;
  link: string;
  askedAt: Date;
  device: { browser: string | null; system: string | null };
};

/** The way back to a draft: a code for whoever waits at a form, a link for every other day. */
export function codeLetter(to: Envelope, { code, link, askedAt, device }: FilingSecrets): Mail {
  const { browser, system } = device;
  const on = deviceSaid(browser, system);
  return letter(to, {
    subject: m.mail_filing_code_subject({ name: institution.name }),
    blocks: [
      { text: m.mail_filing_code_intro({ name: institution.name }) },
      { rows: [[m.mail_filing_label_code(), code]] },
      { text: m.mail_filing_code_asked({ when: moment(askedAt), browser: on }) },
      { text: m.mail_filing_code_minutes({ minutes: CODE_MINUTES }) },
      { link, words: m.mail_filing_code_link() },
      { text: m.mail_filing_code_keep({ days: IDLE_DAYS }) },
      { text: m.mail_filing_code_not_yours() },
    ],
  });
}

function deviceSaid(browser: string | null, system: string | null): string {
  return browser && system
    ? m.account_device({ browser, system })
    : (browser ?? system ?? m.account_device_unknown());
}

/** Before a draft expires. */
export function endingLetter(
  to: Envelope,
  { link, day, title }: { link: string; day: Day; title: string },
): Mail {
  return letter(to, {
    subject: m.mail_filing_ending_subject({ day: civilDay(day) }),
    blocks: [
      { text: m.mail_filing_ending_intro({ day: civilDay(day) }) },
      ...(title ? [{ rows: [[m.filing_title(), title] as const] }] : []),
      { link, words: m.mail_filing_code_link() },
      { text: m.mail_filing_ending_what() },
    ],
  });
}

export type FilingConfirmation = {
  footing: RequestKind;
  reference: string;
  title: string;
  filedAt: Date;
  hash: string;
  signedName: string;
  signedCapacity: string;
  isUrgent: boolean;
};

/** The receipt, for keeping. */
export function receiptLetter(to: Envelope, filed: FilingConfirmation, account: string): Mail {
  const { footing, reference, title, filedAt, hash, signedName, signedCapacity, isUrgent } = filed;
  return letter(to, {
    subject: m.mail_filing_receipt_subject({ reference }),
    blocks: [
      { text: m.mail_filing_receipt_intro({ when: moment(filedAt) }) },
      {
        rows: [
          [m.filing_receipt_reference(), reference],
          [m.filing_title(), title],
          [m.filing_receipt_at(), moment(filedAt)],
          [m.filing_receipt_signed(), [signedName, signedCapacity].filter(Boolean).join(', ')],
          [m.filing_receipt_hash(), hash],
        ],
      },
      ...(isUrgent ? [{ text: m.filing_receipt_urgent() }] : []),
      { text: m.filing_receipt_next_fee() },
      { text: m.filing_receipt_next_scrutiny() },
      { text: m.filing_receipt_next_notice() },
      { text: beginnings[footing]() },
      { text: m.filing_receipt_account() },
      { link: account, words: m.mail_filing_receipt_account() },
      { text: m.mail_not_yours() },
    ],
  });
}

function letter(to: Envelope, body: Omit<Body, 'signature'>): Mail {
  return written(to, {
    ...body,
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
