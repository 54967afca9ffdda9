import { dayAt } from '#kernel/days.ts';
import type { GivenRole } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { type Body, civilDay, type Envelope, letter as written } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';

const roleNames: Record<GivenRole, () => string> = {
  neutral: m.role_neutral,
  case_officer: m.role_case_officer,
  registrar: m.role_registrar,
  accounts: m.role_accounts,
  committee: m.role_committee,
  administrator: m.role_administrator,
};

type Invited = { name: string; role: GivenRole; link: string; until: Date };

export function invitation(to: Envelope, { name, role, link, until }: Invited): Mail {
  return letter(to, {
    subject: m.mail_invite_subject({ name: institution.name }),
    blocks: [
      { text: m.mail_invite_intro({ name, role: roleNames[role]() }) },
      { link, words: m.mail_invite_link() },
      { text: m.mail_invite_until({ day: civilDay(dayAt(until)) }) },
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
