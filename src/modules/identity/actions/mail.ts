import { here } from '#kernel/language.ts';
import { digitsFor } from '#modules/codes/actions/limits.ts';
import { sha256 } from '#platform/hash.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import type { Compose } from '#platform/outbox.ts';
import {
  addressLetter,
  codeLetter,
  knownLetter,
  linkLetter,
  noticeLetter,
  resetLetter,
  type Secrets,
  verifyLetter,
} from '../letters.ts';
import { isCodeOpen, isOpen, sendsCode, sendsLink } from '../rules/tickets.ts';
import { findNotice } from '../store/devices.ts';
import { findTicket, setSecrets } from '../store/tickets.ts';
import type { IdentityDeps } from './deps.ts';
import { codeHash } from './proof.ts';

export type LetterDeps = Pick<
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
export function identityLetters(deps: LetterDeps) {
  return {
    identity_verify: (id, to) => withSecrets(deps, id, to, verifyLetter),
    identity_code: (id, to) => withSecrets(deps, id, to, codeLetter),
    identity_link: (id, to) => withSecrets(deps, id, to, linkLetter),
    identity_reset: (id, to) => withSecrets(deps, id, to, resetLetter),
    identity_address: (id, to) => withSecrets(deps, id, to, addressLetter),
    identity_known: async (id, to) => {
      const ticket = await findTicket(deps.db, { id });
      return ticket && isOpen(ticket, deps.now())
        ? knownLetter(to, pageAt(deps, '/reset-password'))
        : null;
    },
    identity_notice: async (id, to) => {
      const notice = await findNotice(deps.db, id);
      return notice ? noticeLetter(to, notice, pageAt(deps, '/reset-password')) : null;
    },
  } satisfies Record<string, Compose>;
}

/** Nobody is sent what can no longer be used; and what an earlier try to send brought is replaced. */
async function withSecrets(
  deps: LetterDeps,
  id: string,
  to: Envelope,
  write: (to: Envelope, secrets: Secrets) => Mail,
): Promise<Mail | null> {
  const ticket = await findTicket(deps.db, { id });
  const now = deps.now();
  if (!ticket || !isOpen(ticket, now)) return null;
  const code =
    sendsCode(ticket.purpose) && isCodeOpen(ticket, now)
      ? deps.newCode(await digitsFor(deps, deps.db, { scope: 'code', of: ticket.recipient }))
      : null;
  const token = sendsLink(ticket.purpose) ? deps.newToken() : null;
  if (code === null && token === null) return null;
  await setSecrets(deps.db, id, {
    codeHash: code === null ? null : codeHash(deps, id, code),
    tokenHash: token === null ? null : sha256(token),
  });
  return write(to, {
    code,
    link: token === null ? null : `${pageAt(deps, pages[ticket.purpose])}?token=${token}`,
  });
}

function pageAt({ settings }: LetterDeps, path: string): string {
  return settings.publicUrl + here(path);
}
