import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import { claimCodeLetter, openCode } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import { type LetterKind, owe } from '#platform/outbox.ts';
import { AGREED_TEXT } from '../rules/agreement.ts';
import type { SignInPurpose } from '../rules/tickets.ts';
import { readUsername, type Username } from '../rules/usernames.ts';
import { addTicket } from '../store/tickets.ts';
import { shareByUsername } from '../store/usernames.ts';
import type { IdentityDeps } from './deps.ts';
import type { RequestOrigin } from './sessions.ts';

/** What somebody who is not signed in asks for. */
type Asked = Exclude<SignInPurpose, 'address'>;
export type CodeRequest = { purpose: Asked; username: string; name?: string; from: RequestOrigin };
export type CodeRequestRefusal = TooManyAttempts | { code: 'username_invalid'; field: 'username' };

// What is sent when the username has an account, and when it has none.
const letters: Record<Asked, { known: LetterKind; unknown: LetterKind | null }> = {
  sign_up: { known: 'identity_known', unknown: 'identity_verify' },
  code: { known: 'identity_code', unknown: null },
  link: { known: 'identity_link', unknown: null },
  reset: { known: 'identity_reset', unknown: null },
};

/**
 * Asks for a code or a link. The answer is a ticket, of the same kind and after the same while, whether the username has an
 * account or not; only the mailbox learns which.
 */
export async function askForLetter(
  deps: IdentityDeps,
  asking: CodeRequest,
): Promise<Result<{ ticket: string }, CodeRequestRefusal>> {
  const username = readUsername(asking.username);
  if (!username) return refuse({ code: 'username_invalid', field: 'username' });
  return noSooner(deps.answerAfter ?? ANSWER_AFTER, async () => {
    const outcome = await deps.db.transaction().execute(async (tx) => {
      const { purpose, from } = asking;
      const letter = { purpose, to: username.address, network: from.network };
      const taken = await claimCodeLetter(deps, tx, letter);
      return taken.ok ? allow({ ticket: await openTicket(deps, tx, asking, username) }) : taken;
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  });
}

async function openTicket(
  deps: IdentityDeps,
  tx: Db,
  { purpose, name }: CodeRequest,
  username: Username,
): Promise<string> {
  const [id, createdAt] = [newBlindId(), deps.now()];
  const found = await shareByUsername(tx, username);
  const agreed =
    purpose === 'reset'
      ? { agreedText: null, agreedAt: null }
      : { agreedText: AGREED_TEXT, agreedAt: createdAt };
  await openCode(deps, tx, { id, purpose });
  await addTicket(tx, {
    id,
    purpose,
    recipient: username.address,
    personId: found?.id ?? null,
    name: purpose === 'sign_up' ? (name ?? '') : null,
    language: language(),
    ...agreed,
  });
  const kind = letters[purpose][found ? 'known' : 'unknown'];
  if (kind)
    await owe(tx, { id: deps.newId(), kind, refersTo: id, recipient: username.address }, createdAt);
  return id;
}

// Longer than the work takes on a machine that is not in trouble: a letter more or less cannot be heard in the time.
const ANSWER_AFTER = 200;

async function noSooner<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([
    work(),
    new Promise((rested) => setTimeout(rested, milliseconds)),
  ]);
  return done;
}
