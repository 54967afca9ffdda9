import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import { linkTo } from '#modules/codes/actions/links.ts';
import { claimCodeLetter, openCode, setBrowser } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { draftCookie } from '../rules/draft-expiry.ts';
import { addTicket } from '../store/codes.ts';
import { findDraft } from '../store/drafts.ts';
import { renewKeys } from '../store/keys.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';
import { type DraftClosed, holderOf, whyClosed } from './draft-holder.ts';

// A code or a link shows that whoever holds this browser reads this address. It proves one draft that the browser holds
// already, or lets it choose, draft by draft, what it takes over (actions/takeover.ts). It opens no other browser's key.

export type FilingCodeRequest = { ticket: string; token: string };

type AskRefusal = TooManyAttempts | DraftClosed;

/**
 * Asks for a way back. The answer is the same whether the address has a draft or not, and so is the work: only the letter's
 * writer looks, and only the mailbox learns. The code is for the browser that asked.
 */
export function askForCode(
  deps: FilingDeps,
  asker: FilingVisitor,
  email: string,
): Promise<Result<FilingCodeRequest, TooManyAttempts>> {
  return asking(deps, asker, (tx, token) =>
    letterTo(deps, tx, { asker: { ...asker, token }, email, draftId: null }),
  );
}

/** Asks for the code that proves the address of one draft, in the browser that holds it. */
export async function askForProof(
  deps: FilingDeps,
  asker: FilingVisitor,
  id: string,
): Promise<Result<FilingCodeRequest, AskRefusal>> {
  const draft = await findDraft(deps.db, holderOf(asker), id);
  if (!draft?.email)
    return refuse({
      code: draft ? 'draft_unknown' : await whyClosed(deps.db, asker, id),
      field: 'id',
    });
  const { email } = draft;
  return asking(deps, asker, (tx, token) =>
    letterTo(deps, tx, { asker: { ...asker, token }, email, draftId: id }),
  );
}

async function asking(
  deps: FilingDeps,
  asker: FilingVisitor,
  write: (tx: Db, token: string) => Promise<Result<{ ticket: string }, TooManyAttempts>>,
): Promise<Result<FilingCodeRequest, TooManyAttempts>> {
  const token = asker.token ?? deps.newToken();
  const outcome = await deps.db.transaction().execute((tx) => write(tx, token));
  if (!outcome.ok) return outcome;
  deps.wakeMail();
  return allow({ ...outcome.value, token });
}

type Letter = { asker: FilingVisitor & { token: string }; email: string; draftId: string | null };

/** Owes a letter with a code and a link, unless there were too many to this address, or from this network. */
export async function letterTo(
  deps: FilingDeps,
  tx: Db,
  { asker, email, draftId }: Letter,
): Promise<Result<{ ticket: string }, TooManyAttempts>> {
  const { network, agent } = asker;
  const taken = await claimCodeLetter(deps, tx, {
    purpose: 'draft',
    to: email.toLowerCase(),
    network,
  });
  if (!taken.ok) return taken;
  const [ticket, createdAt] = [newBlindId(), deps.now()];
  await openCode(deps, tx, { id: ticket, purpose: 'draft', browser: sha256(asker.token) });
  await addTicket(tx, { id: ticket, email, draftId, agent, provedAt: null, linkHash: null });
  await owe(
    tx,
    { id: deps.newId(), kind: 'filing_way_back', refersTo: ticket, recipient: email },
    createdAt,
  );
  return allow({ ticket });
}

export function linkWith(deps: Pick<FilingDeps, 'settings'>, token: string): string {
  return linkTo(deps, '/request-for-arbitration/start/continue', token);
}

/** A fresh token for this browser, to which all that it holds goes over; the old one opens nothing any more. */
export async function renewed(deps: FilingDeps, tx: Db, asker: FilingVisitor): Promise<string> {
  const token = deps.newToken();
  if (asker.token === null) return token;
  const [from, to] = [sha256(asker.token), sha256(token)];
  await renewKeys(tx, from, to);
  await setBrowser(tx, from, to);
  return token;
}

/** The key's token in a Cookie header, and the cookie that brings it. */
export function cookiesFor({ settings }: Pick<FilingDeps, 'settings'>) {
  return draftCookie(settings.publicUrl);
}
