import { here } from '#kernel/language.ts';
import { linkTo } from '#modules/codes/actions/links.ts';
import { findCode, makeSecrets } from '#modules/codes/actions/sending.ts';
import { isOpen } from '#modules/codes/rules/codes.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import type { Compose } from '#platform/outbox.ts';
import { noticeLetter } from '../letters/notice-letter.ts';
import {
  addressLetter,
  codeLetter,
  knownLetter,
  linkLetter,
  resetLetter,
  type SignInSecrets,
  verifyLetter,
} from '../letters.ts';
import { findNotice } from '../store/devices.ts';
import { findTicket } from '../store/tickets.ts';
import type { IdentityDeps } from './deps.ts';

export type IdentityLetterDeps = Pick<
  IdentityDeps,
  'db' | 'now' | 'newToken' | 'newCode' | 'key' | 'settings'
>;

const pages = {
  sign_up: '/verify',
  code: '/login/code',
  link: '/login/link',
  reset: '/reset-password',
  address: '/account',
} as const;

/** This module's letters, each written from the row that it is about. A code or link is made when its letter is, and kept nowhere else. */
export function identityLetters(deps: IdentityLetterDeps) {
  return {
    identity_verify: (id, to) => withSecrets(deps, id, to, verifyLetter),
    identity_code: (id, to) => withSecrets(deps, id, to, codeLetter),
    identity_link: (id, to) => withSecrets(deps, id, to, linkLetter),
    identity_reset: (id, to) => withSecrets(deps, id, to, resetLetter),
    identity_address: (id, to) => withSecrets(deps, id, to, addressLetter),
    identity_known: async (id, to) => {
      const sent = await findCode(deps.db, id);
      return knownOrNone(sent, deps, to);
    },
    identity_notice: async (id, to) => {
      const notice = await findNotice(deps.db, id);
      return notice ? noticeLetter(to, notice, pageAt(deps, '/reset-password')) : null;
    },
  } satisfies Record<string, Compose>;
}

function knownOrNone(
  sent: Awaited<ReturnType<typeof findCode>>,
  deps: IdentityLetterDeps,
  to: Envelope,
): Mail | null {
  return sent && isOpen(sent, deps.now()) ? knownLetter(to, pageAt(deps, '/reset-password')) : null;
}

/** Nobody is sent what can no longer be used; and what an earlier try to send brought is replaced. */
async function withSecrets(
  deps: IdentityLetterDeps,
  id: string,
  to: Envelope,
  write: (to: Envelope, secrets: SignInSecrets) => Mail,
): Promise<Mail | null> {
  const ticket = await findTicket(deps.db, id);
  const secrets = ticket && (await makeSecrets(deps, deps.db, { id, to: ticket.recipient }));
  if (!secrets) return null;
  const { code, token } = secrets;
  return write(to, {
    code,
    link: token === null ? null : linkTo(deps, pages[ticket.purpose], token),
  });
}

function pageAt({ settings }: IdentityLetterDeps, path: string): string {
  return settings.publicUrl + here(path);
}
