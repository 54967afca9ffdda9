import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope, moment } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import { signed } from './letters/signed.ts';
import { unlinked } from './rules/subscriptions.ts';
import { type ConsultationForm, type ContactForm, isPreFiling, isTimeSensitive } from './rules.ts';

export type ReceivedForm<Form> = Form & { reference: string; receivedAt: Date };
export type NewsletterLinks = { confirm: string; unsubscribe: string };

export function contactOffice(to: Envelope, form: ReceivedForm<ContactForm>): Mail {
  const name = form.fullName;
  return signed(to, {
    subject: m.mail_contact_office_subject({ name }),
    replyTo: { name, address: form.email },
    blocks: [
      { text: m.mail_contact_office_intro({ name, when: moment(form.receivedAt) }) },
      { rows: contactRows(form) },
    ],
  });
}

export function contactCopy(to: Envelope, form: ReceivedForm<ContactForm>): Mail {
  return signed(to, {
    subject: m.mail_contact_copy_subject(),
    blocks: [
      { text: m.mail_contact_copy_intro({ when: moment(form.receivedAt) }) },
      { rows: withoutLinks(contactRows(form), form.email) },
      { text: m.mail_not_yours() },
    ],
  });
}

export function consultationOffice(to: Envelope, form: ReceivedForm<ConsultationForm>): Mail {
  const name = `${form.firstName} ${form.lastName}`;
  const urgent = isTimeSensitive(form.deadlineDate, to.now);
  const stage = isPreFiling(form) ? m.mail_stage_pre_filing() : m.mail_stage_after_action();
  return signed(to, {
    subject: urgent
      ? m.mail_consultation_office_urgent_subject({ name })
      : m.mail_consultation_office_subject({ name }),
    replyTo: { name, address: form.email },
    blocks: [
      { text: m.mail_consultation_office_intro({ name, when: moment(form.receivedAt) }) },
      {
        rows: consultationFacts(stage, form, urgent),
      },
    ],
  });
}

function consultationFacts(
  stage: string,
  form: ReceivedForm<ConsultationForm>,
  urgent: boolean,
): (readonly [string, string])[] {
  return [
    [m.mail_label_stage(), stage],
    ...consultationRows(form, deadline(form.deadlineDate, urgent)),
  ];
}

export function consultationCopy(to: Envelope, form: ReceivedForm<ConsultationForm>): Mail {
  return signed(to, {
    subject: m.mail_consultation_copy_subject(),
    blocks: [
      { text: m.mail_consultation_copy_intro({ when: moment(form.receivedAt) }) },
      {
        rows: withoutLinks(consultationRows(form, deadline(form.deadlineDate, false)), form.email),
      },
      { text: m.mail_no_relationship() },
      { text: m.mail_not_yours() },
    ],
  });
}

export function newsletterConfirm(to: Envelope, links: NewsletterLinks): Mail {
  return signed(to, {
    subject: m.mail_newsletter_confirm_subject({ name: institution.name }),
    headers: wayOut(links.unsubscribe),
    blocks: [
      { text: m.mail_newsletter_confirm_intro({ email: to.to }) },
      { link: links.confirm, words: m.mail_newsletter_confirm_link() },
      { text: m.mail_newsletter_confirm_expiry() },
      { text: m.mail_newsletter_confirm_not_yours() },
    ],
  });
}

export function newsletterWelcome(to: Envelope, links: Pick<NewsletterLinks, 'unsubscribe'>): Mail {
  return signed(to, {
    subject: m.mail_newsletter_welcome_subject({ name: institution.name }),
    headers: wayOut(links.unsubscribe),
    blocks: [
      { text: m.mail_newsletter_welcome_intro({ email: to.to }) },
      { text: m.mail_newsletter_welcome_leave() },
      { link: links.unsubscribe, words: m.mail_newsletter_unsubscribe_link() },
    ],
  });
}

// RFC 8058: the mail program itself posts to this address when its own Unsubscribe button is pressed.
function wayOut(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type Row = readonly [label: string, value: string];

/** What was typed, to an address that nobody proved: whoever reads it there can follow nothing that a stranger wrote. */
function withoutLinks(rows: readonly Row[], email: string): Row[] {
  return rows.map(([label, value]) => [label, value === email ? value : unlinked(value)]);
}

function contactRows(form: ReceivedForm<ContactForm>) {
  return [
    [m.mail_label_name(), form.fullName],
    [m.mail_label_email(), form.email],
    [m.mail_label_phone(), form.phone],
    [m.mail_label_message(), form.message],
    [m.mail_label_reference(), form.reference],
  ] as const;
}

function consultationRows(form: ReceivedForm<ConsultationForm>, deadlineText: string) {
  return [
    [m.mail_label_first_name(), form.firstName],
    [m.mail_label_last_name(), form.lastName],
    [m.mail_label_email(), form.email],
    [m.mail_label_phone(), form.phone],
    [m.mail_label_dispute_type(), form.disputeType],
    [m.mail_label_method(), form.preferredResolutionMethod],
    [m.mail_label_description(), form.disputeDescription],
    [m.mail_label_prior_action(), form.priorActionTaken ? m.mail_yes() : m.mail_no()],
    [m.mail_label_deadline(), deadlineText],
    [m.mail_label_reference(), form.reference],
  ] as const;
}

function deadline(day: Day | null, urgent: boolean): string {
  if (day === null) return m.mail_deadline_none();
  return urgent ? m.mail_deadline_soon({ day: civilDay(day) }) : civilDay(day);
}
