import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  markUsed,
  redeem,
} from '#modules/codes/actions/redeeming.ts';
import { claimCodeLetter, findCode, openCode } from '#modules/codes/actions/sending.ts';
import { isOpen } from '#modules/codes/rules/codes.ts';
import { provedEmail } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { addSignatureCode, listCodesOf } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';

/** What a code is for: one person, one text, and one party, or none for whoever signs for no party. */
export type CodeAbout = { settlementId: string; partyId: string | null; personId: string };
export type CodeShown = { address: string; codeId: string };
export type CodeAskRefusal = TooManyAttempts | { code: 'address_missing'; field: '' };

/** Sends a code to the proved address of whoever is to sign; what it is for is written with it. */
export async function sendCode(
  deps: OffersDeps,
  tx: Db,
  about: CodeAbout,
  network: string,
): Promise<Result<{ code: string }, CodeAskRefusal>> {
  const to = await provedEmail(tx, about.personId);
  if (!to) return refuse({ code: 'address_missing', field: '' });
  const claimed = await claimCodeLetter(deps, tx, { purpose: 'signature', to, network });
  if (!claimed.ok) return claimed;
  const code = newBlindId();
  const earlier = await listCodesOf(tx, about);
  await openCode(deps, tx, { id: code, purpose: 'signature', earlier });
  await addSignatureCode(tx, { id: code, ...about, askedAt: deps.now() });
  const letter = { id: deps.newId(), kind: 'settlement_code' as const, refersTo: code };
  await owe(tx, { ...letter, recipient: to }, deps.now());
  return allow({ code });
}

/** Takes the code that was sent last for this, once; a wrong one is counted. */
export async function takeCode(
  deps: OffersDeps,
  tx: Db,
  about: CodeAbout,
  { code, network }: { code: string; network: string },
): Promise<Result<CodeShown, CodeRedeemRefusal>> {
  const codeId = (await listCodesOf(tx, about)).at(-1) ?? null;
  const address = await provedEmail(tx, about.personId);
  const sent = codeId && address ? await holdCode(tx, 'signature', codeId) : null;
  const typed = { purpose: 'signature' as const, sent, code, to: address ?? '' };
  const outcome = await redeem(deps, tx, { ...typed, network });
  if (!outcome.ok) return outcome;
  await markUsed(tx, { ids: [outcome.value.id], at: deps.now() });
  return allow({ address: address ?? '', codeId: outcome.value.id });
}

/** Whether a code was sent for this that may still be typed. */
export async function isCodeSent(
  { now }: { now: () => Date },
  db: Db,
  about: CodeAbout,
): Promise<boolean> {
  const last = (await listCodesOf(db, about)).at(-1);
  const sent = last ? await findCode(db, last) : null;
  return sent !== null && isOpen(sent, now());
}
