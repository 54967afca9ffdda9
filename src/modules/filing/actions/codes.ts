import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import { linkHash, linkTo } from '#modules/codes/actions/links.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  holdCodes,
  markUsed,
  redeem as redeemCode,
} from '#modules/codes/actions/redeeming.ts';
import { claimCodeLetter, openCode, setBrowser } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { draftCookie } from '../rules/draft.ts';
import { isSameAddress } from '../rules/draft-access.ts';
import {
  addTicket,
  type FilingTicket,
  findTicket,
  listTicketsTo,
  setProved,
} from '../store/codes.ts';
import { findDraft, listOpenDraftsOf, lockDraft } from '../store/drafts.ts';
import { findLink, holdersOf, markProved, renewKeys } from '../store/keys.ts';
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

/** `id` is the draft that this browser goes on with; null where it has to choose by the ticket first. */
export type RedeemedCode = { token: string; ticket: string; id: string | null };

/**
 * A code that was typed in the browser that asked for it. What goes wrong is counted for the code and the address, and tells a
 * network to wait; a right one is never refused for it.
 */
export async function redeem(
  deps: FilingDeps,
  asker: FilingVisitor,
  { ticket, code }: { ticket: string; code: string },
): Promise<Result<RedeemedCode, CodeRedeemRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<RedeemedCode, CodeRedeemRefusal>> => {
      const row = await findTicket(tx, ticket);
      // All that went to the address, because a wrong try counts for each of them and a right one ends them.
      if (row) await holdCodes(tx, await idsTo(tx, row.email));
      const sent = row && (await holdCode(tx, 'draft', row.id));
      const shown = await redeemCode(deps, tx, {
        purpose: 'draft',
        sent,
        code,
        to: row?.email.toLowerCase() ?? '',
        network: asker.network,
        browser: asker.token === null ? null : sha256(asker.token),
        among: row ? await alike(tx, row) : [],
      });
      if (!shown.ok) return shown;
      return row ? allow(await proved(deps, tx, asker, row)) : refuse(OVER);
    });
}
const OVER = { code: 'code_over', field: 'code' } as const;

const idsTo = async (tx: Db, email: string) => (await listTicketsTo(tx, email)).map(({ id }) => id);

/** What was asked for the same thing: one letter that was late may come after one that was asked for later. */
async function alike(tx: Db, { email, draftId }: FilingTicket): Promise<string[]> {
  const all = await listTicketsTo(tx, email);
  return all.filter((one) => one.draftId === draftId).map(({ id }) => id);
}

/** One was right: none that this browser asked for at the address before is of any use now, and its ticket says so. */
async function proved(
  deps: FilingDeps,
  tx: Db,
  asker: FilingVisitor,
  row: FilingTicket,
): Promise<RedeemedCode> {
  const at = deps.now();
  await markUsed(tx, { ids: await idsTo(tx, row.email), at, browser: sha256(asker.token ?? '') });
  await setProved(tx, row.id, at);
  const token = await renewed(deps, tx, asker);
  const id = row.draftId ?? (await onlyOneHere(tx, row.email, token));
  return {
    token,
    ticket: row.id,
    id: id !== null && (await proveHere(deps, tx, { id, row, token })) ? id : null,
  };
}

/** Whoever comes back to the one draft of an address, in the browser that holds it, has nothing to choose. */
async function onlyOneHere(tx: Db, email: string, token: string): Promise<string | null> {
  const [first, ...others] = await listOpenDraftsOf(tx, email);
  if (!first || others.length > 0) return null;
  return (await holdersOf(tx, [first.id], sha256(token))).get(first.id)?.isHere ? first.id : null;
}

type Proving = { id: string; row: Pick<FilingTicket, 'email'>; token: string };

async function proveHere(deps: FilingDeps, tx: Db, { id, row, token }: Proving): Promise<boolean> {
  const draft = await lockDraft(tx, id);
  if (!draft || !isSameAddress(draft.email, row.email)) return false;
  return markProved(tx, {
    tokenHash: sha256(token),
    draftId: id,
    email: row.email,
    at: deps.now(),
  });
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

/** What a mailed link leads to, as often as it is opened, until the draft is over: a choice, or what this browser holds already. */
export async function openLink(
  deps: FilingDeps,
  asker: FilingVisitor,
  linkToken: string,
): Promise<Result<RedeemedCode, 'link_unknown'>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<RedeemedCode, 'link_unknown'>> => {
      const hash = linkHash(linkToken);
      const link = await findLink(tx, hash);
      const draft = link ? await lockDraft(tx, link.draftId) : null;
      if (!link || !draft || draft.expiredAt || !isSameAddress(draft.email, link.email))
        return refuse('link_unknown');
      const token = await renewed(deps, tx, asker);
      const [id, provedAt] = [newBlindId(), deps.now()];
      const { email } = link;
      await openCode(deps, tx, { id, purpose: 'draft', browser: sha256(token), isShown: true });
      const asked = { id, email, draftId: draft.id, agent: asker.agent };
      await addTicket(tx, { ...asked, provedAt, linkHash: hash });
      const isHere = await proveHere(deps, tx, { id: draft.id, row: link, token });
      return allow({ token, ticket: id, id: isHere ? draft.id : null });
    });
}

/** The key's token in a Cookie header, and the cookie that brings it. */
export function cookiesFor({ settings }: Pick<FilingDeps, 'settings'>) {
  return draftCookie(settings.publicUrl);
}
