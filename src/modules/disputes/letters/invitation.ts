import { dayAt } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { invitedAsWords } from '../contract/invitation-words.ts';
import type { InvitedAs } from '../rules/invitations.ts';

type Invited = {
  name: string;
  party: string;
  reference: string;
  as: InvitedAs;
  link: string;
  until: Date;
};

/** It says who invites and to which case; what the case is about is for whoever has shown that the address is theirs. */
export function invitedLetter(to: Envelope, { name, party, as, ...invited }: Invited): Mail {
  const { reference, link, until } = invited;
  return letter(to, {
    subject: m.mail_case_invited_subject({ party, reference }),
    blocks: [
      { text: m.mail_case_invited_intro({ name, party, reference, as: invitedAsWords[as]() }) },
      { text: m.mail_case_invited_how() },
      { link, words: m.mail_case_invited_link() },
      { text: m.mail_invite_until({ day: civilDay(dayAt(until)) }) },
      { text: m.mail_not_yours() },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
