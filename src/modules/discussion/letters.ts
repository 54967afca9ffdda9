import { here } from '#kernel/language.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import { groundWords, openedPlace, spanWords } from './contract/opening-words.ts';
import type { MailReturnReason } from './rules/mail-answers.ts';
import { hoursAfter, OPEN_HOURS, type OpeningGround, type OpeningSpan } from './rules/openings.ts';
import type { TalkKind } from './rules/places.ts';

export type TalkNewsText = {
  reference: string;
  disputeId: string;
  /** Whether somebody called the reader by name. */
  isNamed: boolean;
  /** Null where the talk is sealed: then a letter does not even say in which place. */
  place: { key: string; kind: TalkKind } | null;
  /** Words for a reader who chose them. */
  quoted: readonly { name: string; words: string }[];
  /** Where an answer by mail would go; null where no mail comes in. */
  answer: TalkAnswerText | null;
};

type TalkAnswerText = {
  address: string;
  isTaken: boolean;
  readers: number;
  names: readonly string[];
};

/** That something new was said in a dispute, and where to read it. */
export function newsLetter(
  to: Envelope,
  { reference, disputeId, isNamed, place, quoted, answer }: TalkNewsText,
): Mail {
  const path = talkPath(disputeId, place?.key ?? null);
  return letter(to, {
    subject: isNamed
      ? m.mail_talk_named_subject({ reference })
      : m.mail_talk_subject({ reference }),
    blocks: [
      { text: isNamed ? m.mail_talk_named_intro({ reference }) : m.mail_talk_intro({ reference }) },
      ...(quoted.length > 0
        ? [{ rows: quoted.map(({ name, words }) => [name || m.talk_nobody(), words] as const) }]
        : []),
      { link: `${to.publicUrl}${here(path)}`, words: m.mail_talk_link() },
      ...(answer ? [{ text: answerWords(answer, place) }] : []),
      { text: m.mail_talk_choice() },
    ],
    ...(answer ? { replyTo: { name: institution.name, address: answer.address } } : {}),
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

function talkPath(disputeId: string, place: string | null): string {
  return `/cases/${disputeId}/talk${place ? `/${place}` : ''}`;
}

/** Who will read an answer is said before it is written. */
function answerWords(
  { isTaken, readers, names }: TalkAnswerText,
  place: TalkNewsText['place'],
): string {
  if (!isTaken || !place) return m.mail_talk_no_answer();
  const name = place.kind === 'office' ? m.talk_office() : m.talk_all();
  return names.length > 0
    ? m.mail_talk_answer_names({ place: name, who: names.join(', ') })
    : m.mail_talk_answer_count({ place: name, count: readers });
}

const reasons: Record<MailReturnReason, () => string> = {
  address_unknown: m.mail_talk_returned_address_unknown,
  sender_unknown: m.mail_talk_returned_sender_unknown,
  place_lost: m.mail_talk_returned_place_lost,
  sealed: m.mail_talk_returned_sealed,
  signs_in: m.mail_talk_returned_signs_in,
  audience_changed: m.mail_talk_returned_audience_changed,
  attachments: m.mail_talk_returned_attachments,
  empty: m.mail_talk_returned_empty,
  too_long: m.mail_talk_returned_too_long,
};

/** That a mail was not said, and why. It repeats none of its words. */
export function returnedLetter(
  to: Envelope,
  { reason, disputeId }: { reason: MailReturnReason; disputeId: string | null },
): Mail {
  return letter(to, {
    subject: m.mail_talk_returned_subject(),
    blocks: [
      { text: m.mail_talk_returned_intro() },
      { text: reasons[reason]() },
      ...(disputeId
        ? [
            {
              link: `${to.publicUrl}${here(talkPath(disputeId, null))}`,
              words: m.mail_talk_returned_link(),
            },
          ]
        : []),
    ],
    // RFC 3834: no program answers it.
    headers: { 'Auto-Submitted': 'auto-replied' },
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

export type OpenedText = {
  reference: string;
  disputeId: string;
  kind: TalkKind;
  ground: OpeningGround;
  /** The two registrars. */
  who: readonly string[];
  span: OpeningSpan;
  openedAt: Date;
};

/** That sealed talk was opened: what of it, by whom, why, and until when. */
export function openedLetter(
  to: Envelope,
  { reference, disputeId, kind, ground, who, span, openedAt }: OpenedText,
): Mail {
  return letter(to, {
    subject: m.mail_opened_subject({ reference }),
    blocks: [
      { text: m.mail_opened_intro({ reference }) },
      {
        rows: [
          [m.talk_opening_what(), `${openedPlace(kind)}: ${spanWords(span)}`],
          [m.talk_opening_who(), who.map((name) => name || m.talk_nobody()).join(', ')],
          [m.talk_opening_why(), groundWords[ground]()],
          [m.talk_opening_when(), momentInWords(openedAt)],
          [m.talk_opening_until(), momentInWords(hoursAfter(openedAt, OPEN_HOURS))],
        ],
      },
      { text: m.mail_opened_reasons() },
      {
        link: `${to.publicUrl}${here(`/cases/${disputeId}/talk-openings`)}`,
        words: m.mail_opened_link(),
      },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
