import { here } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { giveBackTries, type TooMany, takeIn } from '#modules/identity/actions/limits.ts';
import type { Db } from '#platform/db.ts';
import { isSameHash, keyedHash, sha256 } from '#platform/hash.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { codesSince, draftCookie, draftTokenIn, isCodeOpen, readCode, redeemCode } from '../rules/codes.ts';
import { addCode, type CodeRow, countTry, findCode, findLink, listCodes, markUsed, setCode } from '../store/codes.ts';
import { addKey, findDraftById, listDrafts, listOpenDraftsOf, markProved } from '../store/drafts.ts';
import type { Asker, FilingDeps } from './deps.ts';

export type CodeRefusal = TooMany | { code: 'code_wrong' | 'code_over'; field: 'code' };
type Asking = { email: string; network: string };

/**
 * Asks for a way back. The answer is the same whether the address has a draft or not, and so is the work: only the letter's
 * writer looks, and only the mailbox learns.
 */
export async function askForCode(deps: FilingDeps, asking: Asking): Promise<Result<{ ticket: string }, TooMany>> {
  const outcome = await deps.db.transaction().execute((tx) => letterTo(deps, tx, asking));
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Owes a letter with a code and a link, unless there were too many to this address, or from this network. */
export async function letterTo(deps: FilingDeps, tx: Db, { email, network }: Asking): Promise<Result<{ ticket: string }, TooMany>> {
  const taken = await takeIn(deps, tx, [
    { scope: 'network_letter', of: network },
    { scope: 'letter', of: `filing ${email.toLowerCase()}` },
  ]);
  if (!taken.ok) return taken;
  const [ticket, createdAt] = [newBlindId(), deps.now()];
  await addCode(tx, { id: ticket, email, createdAt });
  await owe(tx, { id: deps.newId(), kind: 'filing_way_back', refers_to: ticket, recipient: email }, createdAt);
  return allow({ ticket });
}

/** Makes the code and the link of a letter as it is written; neither is kept anywhere else. Null when nobody waits for it. */
export async function secretsOf(deps: Pick<FilingDeps, 'db' | 'now' | 'newCode' | 'newToken' | 'key' | 'settings'>, id: string) {
  return deps.db.transaction().execute(async (tx) => {
    const row = await findCode(tx, id);
    const [draft] = row ? await listOpenDraftsOf(tx, row.email) : [];
    if (!row || !draft || !isCodeOpen(row, deps.now())) return null;
    const [code, token] = [deps.newCode(), deps.newToken()];
    await setCode(tx, id, codeHash(deps, id, code));
    await addKey(tx, { tokenHash: sha256(token), draftId: draft.id, email: row.email, madeAt: deps.now() });
    return { code, link: linkWith(deps, token) };
  });
}

export function linkWith({ settings }: Pick<FilingDeps, 'settings'>, token: string): string {
  return `${settings.publicUrl}${here('/request-for-arbitration/start/continue')}?token=${token}`;
}

/** Opens, for a right code, every draft that is kept under its address. What goes wrong is counted, for the code and the address. */
export async function redeem(
  deps: FilingDeps,
  asker: Asker,
  { ticket, code }: { ticket: string; code: string },
): Promise<Result<{ token: string; id: string | null }, CodeRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await findCode(tx, ticket);
    const network = [{ scope: 'network', of: asker.network }] as const;
    const taken = await takeIn(deps, tx, network);
    if (!taken.ok) return taken;
    // What cannot be right any more counts for the network alone: nobody uses up the tries of somebody else's address with it.
    if (!row || !isCodeOpen(row, deps.now())) return refuse({ code: 'code_over' as const, field: 'code' as const });
    const codes = [{ scope: 'code', of: `filing ${row.email.toLowerCase()}` }] as const;
    const left = await takeIn(deps, tx, codes);
    if (!left.ok) return left;
    const outcome = redeemCode(row, await isRightCode(deps, tx, row.email, readCode(code)), deps.now());
    if (!outcome.ok) {
      await countTry(tx, row.id);
      return refuse({ code: outcome.refusal, field: 'code' as const });
    }
    await giveBackTries(deps, tx, [...network, ...codes]);
    return allow(await openAll(deps, tx, { row, asker }));
  });
}

/** Of the last letters to an address: one that was late may come after one that was asked for later. */
async function isRightCode(deps: FilingDeps, tx: Db, email: string, code: string): Promise<boolean> {
  const rows = (await listCodes(tx, email, codesSince(deps.now()))).filter((row) => isCodeOpen(row, deps.now()));
  return rows.map(({ id, codeHash: kept }) => isSameHash(kept ?? '', codeHash(deps, id, code))).includes(true);
}

async function openAll(deps: FilingDeps, tx: Db, { row, asker }: { row: CodeRow; asker: Asker }) {
  const at = deps.now();
  await markUsed(tx, row.email, at);
  const drafts = await listOpenDraftsOf(tx, row.email);
  for (const draft of drafts) await markProved(tx, draft.id, at);
  const token = await newKey(
    deps,
    tx,
    asker,
    drafts.map(({ id }) => id),
  );
  return { token, id: drafts[0]?.id ?? null };
}

/** A fresh key for this browser; what its old one opened, the new one opens too. */
async function newKey(deps: FilingDeps, tx: Db, asker: Asker, ids: readonly string[]): Promise<string> {
  const token = deps.newToken();
  const old = asker.token === null ? [] : await listDrafts(tx, { tokenHash: sha256(asker.token), personId: null });
  for (const id of new Set([...ids, ...old.map((draft) => draft.id)]))
    await addKey(tx, { tokenHash: sha256(token), draftId: id, email: null, madeAt: deps.now() });
  return token;
}

/** What a mailed link leads back to, as often as it is opened, until the draft is over. */
export async function openLink(
  deps: FilingDeps,
  asker: Asker,
  token: string,
): Promise<Result<{ token: string; id: string }, 'link_unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const link = await findLink(tx, sha256(token));
    const draft = link ? await findDraftById(tx, link.draftId) : null;
    if (!link || !draft || draft.expiredAt) return refuse('link_unknown' as const);
    const isTheirs = draft.email?.toLowerCase() === link.email.toLowerCase();
    if (!isTheirs) return refuse('link_unknown' as const);
    if (!draft.provedAt) await markProved(tx, draft.id, deps.now());
    return allow({ token: await newKey(deps, tx, asker, [draft.id]), id: draft.id });
  });
}

/** A code is kept under a key: a million of them are tried in no time by whoever reads a plain hash. */
function codeHash({ key }: Pick<FilingDeps, 'key'>, ticket: string, code: string): string {
  return keyedHash(key, `filing ${ticket} ${code}`);
}

/** The key's token in a Cookie header, and the cookie that brings it; its name depends on TLS. */
export function cookiesFor({ settings }: Pick<FilingDeps, 'settings'>) {
  const https = settings.publicUrl.startsWith('https:');
  return { tokenIn: (header: string | undefined) => draftTokenIn(header, https), made: (token: string) => draftCookie(token, https) };
}
