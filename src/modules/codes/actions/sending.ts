import { mailboxOf } from '#kernel/contacts.ts';
import type { Result } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { expiresAt, isCodeOpen, isOpen, sendsLink } from '../rules/codes.ts';
import { type CodePurpose, policies } from '../rules/policies.ts';
import { addCode, findCode, markUsed, type OneTimeCodeRow, setSecrets } from '../store/codes.ts';
import type { CodesDeps, MakingDeps } from './deps.ts';
import { countAttemptsIn, digitsFor, type TooManyAttempts } from './limits.ts';
import { newLink } from './links.ts';

// What a module asks a code for stands in a table of its own, under the same id, and goes when the code goes.

export { dropCodes, findCode, setBrowser } from '../store/codes.ts';

type Opening = {
  id: string;
  purpose: CodePurpose;
  /** The hash of the browser's key, where the code is for one browser alone. */
  browser?: string | null;
  /** Codes that were asked for the same thing before. */
  earlier?: readonly string[];
  /** Shown to be theirs as it is made, by a link that was opened: there is no code to type. */
  isShown?: boolean;
};

/** Opens what will be sent. Nothing of it can be used before its letter is written, which alone ever holds it. */
export async function openCode(
  { now }: Pick<CodesDeps, 'now'>,
  tx: Db,
  { id, purpose, browser = null, earlier = [], isShown = false }: Opening,
): Promise<void> {
  const createdAt = now();
  if (policies[purpose].replaces) await markUsed(tx, { ids: earlier, at: createdAt });
  const until = { createdAt, expiresAt: expiresAt(purpose, createdAt) };
  const usedAt = isShown ? createdAt : null;
  await addCode(tx, { id, purpose, browserHash: browser, ...until, usedAt });
}

type Addressed = { purpose: CodePurpose; to: string; network: string };

/**
 * Counts a letter for the network that asks and for its addressee, before it is owed; or says how long to wait. An addressee is a
 * mailbox: there are many ways of writing one.
 */
export function claimCodeLetter(
  deps: CodesDeps,
  tx: Db,
  { purpose, to, network }: Addressed,
): Promise<Result<null, TooManyAttempts>> {
  const { letters, countedAs } = policies[purpose];
  return countAttemptsIn(deps, tx, [
    { scope: letters[0], of: network },
    { scope: letters[1], of: countedAs + mailboxOf(to) },
  ]);
}

/** Counts a letter that the public form `form` causes, before it is owed; false where its mailbox has had enough of them. */
export async function claimFormLetter(
  deps: CodesDeps,
  tx: Db,
  { form, to }: { form: string; to: string },
): Promise<boolean> {
  const counted = { scope: 'form_letter', of: `${form} ${mailboxOf(to)}` } as const;
  return (await countAttemptsIn(deps, tx, [counted])).ok;
}

export type CodeSecrets = { code: string | null; token: string | null };

/**
 * What a letter to `to` brings, made as it is written and kept as hashes alone. Null when it could no longer be used; what an
 * earlier try to send it brought is replaced.
 */
export async function makeSecrets(
  deps: MakingDeps,
  db: Db,
  { id, to }: { id: string; to: string },
): Promise<CodeSecrets | null> {
  const [sent, now] = [await findCode(db, id), deps.now()];
  if (!sent || !isOpen(sent, now)) return null;
  const { wrong, countedAs } = policies[sent.purpose];
  const code = isCodeOpen(sent, now)
    ? deps.newCode(await digitsFor(deps, db, { scope: wrong, of: countedAs + to }))
    : null;
  const link = sendsLink(sent.purpose) ? newLink(deps) : null;
  if (code === null && link === null) return null;
  await setSecrets(db, id, {
    codeHash: code === null ? null : codeHash(deps, sent, code),
    tokenHash: link?.hash ?? null,
  });
  return { code, token: link?.token ?? null };
}

/** A code is kept under a key: a million of them are tried in no time by whoever reads a plain hash. */
export function codeHash(
  { key }: Pick<CodesDeps, 'key'>,
  { id, purpose }: Pick<OneTimeCodeRow, 'id' | 'purpose'>,
  code: string,
): string {
  return keyedHash(key, `${policies[purpose].hashedAs} ${id} ${code}`);
}
