import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash } from '#modules/codes/actions/links.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  holdCodes,
  markUsed,
  redeem as redeemCode,
} from '#modules/codes/actions/redeeming.ts';
import { openCode } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newBlindId } from '#platform/ids.ts';
import { isSameAddress } from '../rules/draft-access.ts';
import {
  addTicket,
  type FilingTicket,
  findTicket,
  listTicketsTo,
  setProved,
} from '../store/codes.ts';
import { listOpenDraftsOf, lockDraft } from '../store/draft-changes.ts';
import { findLink, holdersOf, markProved } from '../store/keys.ts';
import { renewed } from './codes.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';

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
