import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';

export type TalkNewsText = {
  reference: string;
  disputeId: string;
  /** Null where the talk is sealed: then a letter does not even say in which place. */
  place: string | null;
  /** Words for a reader who chose them. */
  quoted: readonly { name: string; words: string }[];
};

/** That something new was said in a dispute, and where to read it. */
export function newsLetter(
  to: Envelope,
  { reference, disputeId, place, quoted }: TalkNewsText,
): Mail {
  const path = `/cases/${disputeId}/talk${place ? `/${place}` : ''}`;
  return letter(to, {
    subject: m.mail_talk_subject({ reference }),
    blocks: [
      { text: m.mail_talk_intro({ reference }) },
      ...(quoted.length > 0
        ? [{ rows: quoted.map(({ name, words }) => [name || m.talk_nobody(), words] as const) }]
        : []),
      { link: `${to.publicUrl}${here(path)}`, words: m.mail_talk_link() },
      { text: m.mail_talk_choice() },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
