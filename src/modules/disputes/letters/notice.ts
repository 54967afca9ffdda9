import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import type { Process } from '../rules/words.ts';
import { answerSheet } from './answer-sheet.ts';
import { type RequestContent, requestParts } from './request.ts';

/** What a notice tells: whom it is for, who asks for what, and how to answer. */
export type ArbitrationNoticeContent = RequestContent & {
  process: Process;
  /** Whether it asks them to agree to arbitration, which nobody has shown them to have done. */
  isInvitation: boolean;
  to: string;
  /** Whether somebody has to act for whom it is for. */
  isPerson: boolean;
  code: string;
  url: string;
  /** How long there is to answer from the day of receipt; null where the day is known, or nothing is waited for. */
  days: number | null;
  /** The last day for the answer; null where it depends on the day on which they get it. */
  dueOn: Day | null;
  /** How long a last warning leaves; null where nobody is warned, because nothing goes on without them. */
  warningDays: number | null;
  phone: string;
  email: string;
  /** The institution's postal address, a line each. */
  address: readonly string[];
};

export function noticeHeading({
  process,
  isInvitation,
  claimants,
}: ArbitrationNoticeContent): string {
  const who = claimants.join(', ');
  if (process === 'mediation') return m.notice_heading_mediation({ who });
  if (process === 'conciliation') return m.notice_heading_conciliation({ who });
  return isInvitation ? m.notice_heading_invite({ who }) : m.notice_heading_arbitration({ who });
}

/** How it is opened: before anything else, because that is what the paper is for. Its code may be told, and says so. */
export function howToOpen({ url }: ArbitrationNoticeContent): string[] {
  return [
    m.notice_paper_code_words(),
    noticeAddress(url),
    m.notice_paper_code_may(),
    m.notice_paper_no_account(),
  ];
}

/** Where the code is typed, for whoever would rather not follow a link. */
function noticeAddress(url: string): string {
  return url.replace(/\/n\/.*$/, '/notice');
}

export function noticeParts(words: ArbitrationNoticeContent): DocumentPart[] {
  const { to, reference, sum, phone, email } = words;
  const invites = words.isInvitation || words.process !== 'arbitration';
  return [
    { text: m.notice_for({ name: to, reference }) },
    ...(sum === '' ? [] : [{ strong: m.notice_sum({ sum }) }]),
    { strong: timeOf(words) },
    { text: whatOf(words) },
    ...requestParts(words),
    { heading: m.notice_choices() },
    { list: choicesOf(words) },
    { heading: m.notice_ignore() },
    { list: invites ? [m.notice_ignore_silence(), m.notice_ignore_invite()] : ignored(words) },
    { heading: m.notice_people() },
    { text: m.notice_people_words() },
    { strong: [phone, email].filter(Boolean).join('   ') },
    { text: m.notice_lawyer() },
    { text: m.notice_who_we_are() },
    ...realParts(words),
    ...answerSheet(words, choicesOf(words)),
  ];
}

/** A limit as a sentence with its day, or with the days that run from the one on which it is received. */
function timeOf({ dueOn, days }: ArbitrationNoticeContent): string {
  if (dueOn !== null) return m.notice_by({ day: dayInWords(dueOn) });
  return days === null ? m.notice_paper_by_page() : m.notice_paper_within({ days });
}

/** How somebody who trusts no paper finds out that this one is ours. */
function realParts({ url, address }: ArbitrationNoticeContent): DocumentPart[] {
  return [
    { heading: m.notice_paper_real() },
    {
      list: [
        m.notice_paper_real_type({ address: noticeAddress(url) }),
        m.notice_paper_real_same(),
        // They are the same in every language, so their address has none.
        m.notice_paper_real_keys({ address: `${new URL(url).origin}/.well-known/munch-keys.json` }),
        m.notice_paper_real_never(),
      ],
    },
    { rows: [[m.notice_paper_our_address(), address.join(', ')]] },
  ];
}

function ignored({ warningDays }: ArbitrationNoticeContent): string[] {
  const warned = warningDays === null ? [] : [m.notice_ignore_warning({ days: warningDays })];
  return [m.notice_ignore_silence(), m.notice_ignore_goes_on(), ...warned, m.notice_ignore_later()];
}

function whatOf({ process, isInvitation }: ArbitrationNoticeContent): string {
  if (process !== 'arbitration') return `${m.notice_what_talks()} ${m.notice_no_penalty()}`;
  return isInvitation ? m.notice_what_invite() : m.notice_what_arbitration();
}

function choicesOf({ process, isInvitation }: ArbitrationNoticeContent): string[] {
  if (process !== 'arbitration')
    return [
      m.notice_do_acceptance(),
      m.notice_do_rejection(),
      m.notice_do_call_back(),
      m.notice_do_identity(),
    ];
  if (isInvitation)
    return [
      m.notice_do_agreement(),
      m.notice_do_refusal(),
      m.notice_do_call_back(),
      m.notice_do_identity(),
    ];
  return [
    m.notice_do_answer(),
    m.notice_do_objection(),
    m.notice_do_offer(),
    m.notice_do_counterclaim(),
    m.notice_do_identity(),
    m.notice_do_call_back(),
    m.notice_do_extension(),
  ];
}
