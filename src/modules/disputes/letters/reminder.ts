import type { Day } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope, letter as written } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { limitWords } from '../contract/limit-words.ts';
import { placeAddress, placeWords } from '../contract/next-words.ts';
import { actRules } from '../rules/act-rules.ts';

export type DeadlineReminder = {
  disputeId: string;
  reference: string;
  limit: string;
  dueOn: Day;
  isOver: boolean;
};

/** Reminds a party of a last day, or tells them that it is over. It repeats nothing of the case: mail is an open card. */
export function reminderLetter(
  to: Envelope,
  { disputeId, reference, limit, dueOn, isOver }: DeadlineReminder,
): Mail {
  const about = { what: limitWords(limit), reference, day: civilDay(dueOn) };
  return written(to, {
    subject: isOver ? m.case_mail_over_subject(about) : m.case_mail_reminder_subject(about),
    blocks: [
      { text: isOver ? m.case_mail_over(about) : m.case_mail_reminder(about) },
      ...waysTo(limit, { disputeId, isOver }).map(({ path, words }) => ({
        link: `${to.publicUrl}${here(path)}`,
        words,
      })),
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

type Way = { path: string; words: string };

/** Where it is done. Whoever was served may have no account: the code of the notice opens that as well. */
function waysTo(
  limit: string,
  { disputeId, isOver }: Pick<DeadlineReminder, 'disputeId' | 'isOver'>,
): Way[] {
  const open: Way = { path: `/cases/${disputeId}`, words: m.case_mail_link() };
  const place = actRules[limit]?.place ?? null;
  if (isOver || place === null) return [open];
  if (place === 'papers') return [{ path: '/notice', words: m.notice_reply_find() }, open];
  return [{ path: placeAddress(place, disputeId), words: placeWords[place]() }];
}
