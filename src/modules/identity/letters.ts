import * as m from '#messages/all.ts';
import { CODE_MINUTES } from '#modules/codes/rules/policies.ts';
import { type Body, type Envelope, letter as written } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';

/** What a letter brings. Either may be missing: some letters bring one alone, and a code is over before its link. */
export type SignInSecrets = { code: string | null; link: string | null };

type Told = { subject: string; intro: string; linkWords: string; ends: string };

export function verifyLetter(to: Envelope, secrets: SignInSecrets): Mail {
  return withSecrets(to, secrets, {
    subject: m.mail_verify_subject({ name: institution.name }),
    intro: m.mail_verify_intro({ name: institution.name }),
    linkWords: m.mail_verify_link(),
    ends: m.mail_verify_ends(),
  });
}

export function codeLetter(to: Envelope, secrets: SignInSecrets): Mail {
  return withSecrets(to, secrets, {
    subject: m.mail_code_subject({ name: institution.name }),
    intro: m.mail_code_intro({ name: institution.name }),
    linkWords: '',
    ends: '',
  });
}

export function linkLetter(to: Envelope, secrets: SignInSecrets): Mail {
  return withSecrets(to, secrets, {
    subject: m.mail_link_subject({ name: institution.name }),
    intro: m.mail_link_intro({ name: institution.name }),
    linkWords: m.mail_link_link(),
    ends: m.mail_link_ends(),
  });
}

export function resetLetter(to: Envelope, secrets: SignInSecrets): Mail {
  return withSecrets(to, secrets, {
    subject: m.mail_reset_subject({ name: institution.name }),
    intro: m.mail_reset_intro({ name: institution.name }),
    linkWords: m.mail_reset_link(),
    ends: m.mail_reset_ends(),
  });
}

/** To an address that somebody wants for their account: it tells no name, because it may be another's. */
export function addressLetter(to: Envelope, secrets: SignInSecrets): Mail {
  return withSecrets(to, secrets, {
    subject: m.mail_address_subject({ name: institution.name }),
    intro: m.mail_address_intro({ name: institution.name }),
    linkWords: '',
    ends: '',
  });
}

/** To the owner of an address for which somebody asked for an account: they have one. It tells nobody else. */
export function knownLetter(to: Envelope, resetPage: string): Mail {
  const intro = m.mail_known_intro({ name: institution.name });
  if (isText(to)) return text(to, [intro, resetPage]);
  return letter(to, {
    subject: m.mail_known_subject({ name: institution.name }),
    blocks: [
      { text: intro },
      { link: resetPage, words: m.mail_reset_link() },
      { text: m.mail_known_not_you() },
    ],
  });
}

function withSecrets(to: Envelope, { code, link }: SignInSecrets, told: Told): Mail {
  if (isText(to)) {
    const said =
      code === null ? [] : [m.text_code({ code, name: institution.name, minutes: CODE_MINUTES })];
    return text(to, [...said, ...(link === null ? [] : [`${told.linkWords}: ${link}`])]);
  }
  return letter(to, {
    subject: told.subject,
    blocks: [
      { text: told.intro },
      ...(link === null ? [] : [{ link, words: told.linkWords }, { text: told.ends }]),
      ...(code === null
        ? []
        : [
            { rows: [[m.mail_code_label(), code]] as const },
            { text: m.mail_code_ends({ minutes: CODE_MINUTES }) },
          ]),
      { text: m.mail_secret_not_you() },
    ],
  });
}

export function isText(to: Envelope): boolean {
  return to.to.startsWith('+');
}

/** A text message is words alone, and few of them. */
export function text({ id, to }: Envelope, lines: readonly string[]): Mail {
  return { id, to, subject: '', text: lines.join('\n'), html: '' };
}

export function letter(to: Envelope, body: Omit<Body, 'signature'>): Mail {
  return written(to, {
    ...body,
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
