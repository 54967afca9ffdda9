import type { Day } from '#kernel/dates.ts';
import * as m from '#messages/all.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import { type ConsultationForm, type ContactForm, isPreFiling, isTimeSensitive } from './rules.ts';

/** What every letter is given: its id in the outbox, whom it goes to, the site's address, and when it is written. */
export type Envelope = { id: string; to: string; publicUrl: string; now: Date };
export type Received<Form> = Form & { id: string; receivedAt: Date };
export type NewsletterLinks = { confirm: string; unsubscribe: string };

type Block = { text: string } | { rows: readonly (readonly [label: string, value: string])[] } | { link: string; words: string };
type Body = { subject: string; blocks: readonly Block[]; replyTo?: Mail['replyTo']; headers?: Mail['headers'] };

export function contactOffice(to: Envelope, form: Received<ContactForm>): Mail {
  const name = form.fullName;
  return letter(to, {
    subject: m.mail_contact_office_subject({ name }),
    replyTo: { name, address: form.email },
    blocks: [{ text: m.mail_contact_office_intro({ name, when: moment(form.receivedAt) }) }, { rows: contactRows(form) }],
  });
}

export function contactCopy(to: Envelope, form: Received<ContactForm>): Mail {
  return letter(to, {
    subject: m.mail_contact_copy_subject(),
    blocks: [
      { text: m.mail_contact_copy_intro({ when: moment(form.receivedAt) }) },
      { rows: contactRows(form) },
      { text: m.mail_not_yours() },
    ],
  });
}

export function consultationOffice(to: Envelope, form: Received<ConsultationForm>): Mail {
  const name = `${form.firstName} ${form.lastName}`;
  const urgent = isTimeSensitive(form.deadlineDate, to.now);
  const stage = isPreFiling(form) ? m.mail_stage_pre_filing() : m.mail_stage_after_action();
  return letter(to, {
    subject: urgent ? m.mail_consultation_office_urgent_subject({ name }) : m.mail_consultation_office_subject({ name }),
    replyTo: { name, address: form.email },
    blocks: [
      { text: m.mail_consultation_office_intro({ name, when: moment(form.receivedAt) }) },
      { rows: [[m.mail_label_stage(), stage], ...consultationRows(form, deadline(form.deadlineDate, urgent))] },
    ],
  });
}

export function consultationCopy(to: Envelope, form: Received<ConsultationForm>): Mail {
  return letter(to, {
    subject: m.mail_consultation_copy_subject(),
    blocks: [
      { text: m.mail_consultation_copy_intro({ when: moment(form.receivedAt) }) },
      { rows: consultationRows(form, deadline(form.deadlineDate, false)) },
      { text: m.mail_no_relationship() },
      { text: m.mail_not_yours() },
    ],
  });
}

export function newsletterConfirm(to: Envelope, links: NewsletterLinks): Mail {
  return letter(to, {
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
  return letter(to, {
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

function contactRows(form: Received<ContactForm>) {
  return [
    [m.mail_label_name(), form.fullName],
    [m.mail_label_email(), form.email],
    [m.mail_label_phone(), form.phone],
    [m.mail_label_message(), form.message],
    [m.mail_label_reference(), form.id],
  ] as const;
}

function consultationRows(form: Received<ConsultationForm>, deadlineText: string) {
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
    [m.mail_label_reference(), form.id],
  ] as const;
}

function deadline(day: Day | null, urgent: boolean): string {
  if (day === null) return m.mail_deadline_none();
  return urgent ? m.mail_deadline_soon({ day: civilDay(day) }) : civilDay(day);
}

const CIVIL_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

function civilDay(day: Day): string {
  return CIVIL_DAY.format(new Date(`${day}T00:00:00Z`));
}

function moment(at: Date): string {
  return `${MOMENT.format(at)} IST`;
}

function letter({ id, to, publicUrl }: Envelope, { subject, blocks, replyTo, headers }: Body): Mail {
  const oneLine = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const signed = [...blocks, { text: m.mail_sent_by({ name: institution.name, site: publicUrl }) }];
  return {
    id,
    to,
    subject: oneLine,
    text: `${signed.map(asText).join('\n\n')}\n`,
    html: asPage(oneLine, signed),
    // RFC 3834: no out-of-office answers to what a program wrote.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...(replyTo ? { replyTo } : {}),
  };
}

function asText(block: Block): string {
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value.includes('\n') ? `\n${value}\n` : value}`).join('\n');
  if ('link' in block) return `${block.words}:\n${block.link}`;
  return block.text;
}

function asPage(title: string, blocks: readonly Block[]): string {
  const style =
    'body{font:16px/1.5 sans-serif;max-width:40em;margin:auto;padding:1em}dt{font-weight:bold}dd{margin:0 0 .75em;white-space:pre-wrap;overflow-wrap:anywhere}';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${blocks.map(asHtml).join('\n')}
</body></html>
`;
}

function asHtml(block: Block): string {
  if ('rows' in block)
    return `<dl>${block.rows.map(([label, value]) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd>`).join('')}</dl>`;
  if ('link' in block) return `<p><a href="${escaped(block.link)}">${escaped(block.words)}</a></p><p>${escaped(block.link)}</p>`;
  return `<p>${escaped(block.text)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
