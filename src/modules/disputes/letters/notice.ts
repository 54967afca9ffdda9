import type { Day } from '#kernel/dates.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { type Block, type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import type { Process } from '../rules/words.ts';

/** What a notice tells: whom it is for, who asks for what, and how to answer. */
export type NoticeWords = {
  reference: string;
  process: Process;
  /** Whether it asks her to agree to arbitration, which nobody has shown her to have done. */
  isInvitation: boolean;
  claimants: readonly string[];
  to: string;
  /** In words, with its currency; empty where nothing but an act is asked for. */
  sum: string;
  title: string;
  facts: string;
  code: string;
  url: string;
  /** The last day for the answer; null where it depends on the day on which she gets it, of which `days` are told. */
  dueOn: Day | null;
  /** How long a last warning leaves; null where nobody is warned, because nothing goes on without them. */
  warningDays: number | null;
  phone: string;
  email: string;
};

/** The parts of a notice, the same on paper and in a mail, at the level of somebody who left school after eight years. */
export type NoticePart = { heading: string } | { text: string } | { strong: string } | { list: string[] };

export function noticeHeading({ process, isInvitation, claimants }: NoticeWords): string {
  const who = claimants.join(', ');
  if (process === 'mediation') return m.notice_heading_mediation({ who });
  if (process === 'conciliation') return m.notice_heading_conciliation({ who });
  return isInvitation ? m.notice_heading_invite({ who }) : m.notice_heading_arbitration({ who });
}

/** How it is opened: before anything else, because that is what the paper is for. */
export function howToOpen({ url }: NoticeWords): string[] {
  return [m.notice_paper_code_words(), `${url.replace(/\/n\/.*$/, '/notice')}`, m.notice_paper_no_account()];
}

export function noticeParts(words: NoticeWords): NoticePart[] {
  const { to, reference, sum, dueOn, title, facts, phone, email } = words;
  const invites = words.isInvitation || words.process !== 'arbitration';
  return [
    { text: m.notice_for({ name: to, reference }) },
    ...(sum === '' ? [] : [{ strong: m.notice_sum({ sum }) }]),
    { strong: dueOn === null ? m.notice_paper_by_page() : m.notice_by({ day: dayInWords(dueOn) }) },
    { text: whatOf(words) },
    { heading: m.notice_they_say() },
    { text: m.notice_they_say_note() },
    { strong: title },
    { text: facts },
    { heading: m.notice_choices() },
    { list: choicesOf(words) },
    { heading: m.notice_ignore() },
    { list: invites ? [m.notice_ignore_silence(), m.notice_ignore_invite()] : ignored(words) },
    { heading: m.notice_people() },
    { text: m.notice_people_words() },
    { strong: [phone, email].filter(Boolean).join('   ') },
    { text: m.notice_lawyer() },
    { text: m.notice_who_we_are() },
  ];
}

function ignored({ warningDays }: NoticeWords): string[] {
  const warned = warningDays === null ? [] : [m.notice_ignore_warning({ days: warningDays })];
  return [m.notice_ignore_silence(), m.notice_ignore_goes_on(), ...warned, m.notice_ignore_later()];
}

function whatOf({ process, isInvitation }: NoticeWords): string {
  if (process !== 'arbitration') return `${m.notice_what_talks()} ${m.notice_no_penalty()}`;
  return isInvitation ? m.notice_what_invite() : m.notice_what_arbitration();
}

function choicesOf({ process, isInvitation }: NoticeWords): string[] {
  if (process !== 'arbitration')
    return [m.notice_do_acceptance(), m.notice_do_rejection(), m.notice_do_call_back(), m.notice_do_identity()];
  if (isInvitation) return [m.notice_do_agreement(), m.notice_do_refusal(), m.notice_do_call_back(), m.notice_do_identity()];
  return [
    ...[m.notice_do_answer(), m.notice_do_objection(), m.notice_do_offer(), m.notice_do_counterclaim()],
    ...[m.notice_do_identity(), m.notice_do_call_back(), m.notice_do_extension()],
  ];
}

/** The same as a mail: the link opens the notice without an account. */
export function noticeLetter(to: Envelope, words: NoticeWords): Mail {
  const blocks = noticeParts(words).map((part): Block => {
    if ('list' in part) return { text: part.list.map((one) => `– ${one}`).join('\n') };
    return { text: 'heading' in part ? part.heading : 'strong' in part ? part.strong : part.text };
  });
  return letter(to, {
    subject: `${noticeHeading(words)} (${words.reference})`,
    blocks: [{ link: words.url, words: m.notice_paper_open() }, { rows: [[m.notice_find_label(), words.code]] }, ...blocks],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

/** For a text message: who, and where it is read. */
export function noticeText({ reference, claimants, url, code }: NoticeWords): string {
  return m.notice_paper_text({ who: claimants.join(', '), reference, url, code });
}
