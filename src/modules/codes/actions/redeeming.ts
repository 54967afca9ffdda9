import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { isSameHash } from '#platform/hash.ts';
import { isCodeOpen, readCode, redeemCode, redeemLink } from '../rules/codes.ts';
import { type CodePurpose, policies } from '../rules/policies.ts';
import {
  countWrong,
  findIdByToken,
  listUnused,
  lockCode,
  type OneTimeCodeRow,
} from '../store/codes.ts';
import type { CodesDeps } from './deps.ts';
import { countAttemptsIn, type TooManyAttempts } from './limits.ts';
import { linkHash } from './links.ts';
import { codeHash } from './sending.ts';

export { lockCodes as holdCodes, markUsed } from '../store/codes.ts';
export type { OneTimeCodeRow };

/** What was sent under an id for one purpose, kept from everybody else until the transaction ends; null for anything else. */
export function holdCode(tx: Db, purpose: CodePurpose, id: string): Promise<OneTimeCodeRow | null> {
  return lockCode(tx, purpose, { id });
}

export type CodeRedeemRefusal =
  | TooManyAttempts
  | { code: 'code_wrong' | 'code_over'; field: 'code' };
export type TypedCode = {
  purpose: CodePurpose;
  /** What `holdCode` gave. */
  sent: OneTimeCodeRow | null;
  /** As it was typed. */
  code: string;
  /** To whom it was sent: under whom wrong ones are counted. */
  to: string;
  network: string;
  browser?: string | null;
  /** Codes that were asked for the same thing, of which it may be one, all of them held; where nothing is said, the one that is held. */
  among?: readonly string[];
};

/**
 * Whether the code is right. It is not used up by this. What is right is never refused for what others typed, from the same
 * network or for the same addressee. What is wrong is counted in the same transaction, which must be committed whatever comes
 * of it.
 */
export async function redeem(
  deps: CodesDeps,
  tx: Db,
  typed: TypedCode,
): Promise<Result<OneTimeCodeRow, CodeRedeemRefusal>> {
  const { purpose, sent, to, network, browser = null } = typed;
  const isElsewhere = policies[purpose].ofOneBrowser && !isOfBrowser(sent, browser);
  if (!sent || isElsewhere || !isCodeOpen(sent, deps.now()))
    return wrong(deps, tx, { purpose, network, refusal: { code: 'code_over', field: 'code' } });
  const last = await lastOf(deps, tx, sent, typed);
  const outcome = redeemCode(sent, isRight(deps, last, typed), deps.now());
  if (outcome.ok) return allow(sent);
  // One try was a try at each of them: five are five, however many codes there are.
  await countWrong(tx, [sent.id, ...last.map(({ id }) => id)]);
  return wrong(deps, tx, {
    purpose,
    network,
    refusal: { code: outcome.refusal, field: 'code' },
    to,
  });
}

function isOfBrowser(sent: OneTimeCodeRow | null, browser: string | null): boolean {
  return browser !== null && isSameHash(sent?.browserHash ?? '', browser);
}

/** Of which codes what was typed may be one. */
async function lastOf(
  deps: CodesDeps,
  tx: Db,
  sent: OneTimeCodeRow,
  { among }: TypedCode,
): Promise<OneTimeCodeRow[]> {
  const last = among
    ? (await listUnused(tx, among, sent.browserHash)).slice(0, policies[sent.purpose].anyOf)
    : [sent];
  return last.filter((one) => isCodeOpen(one, deps.now()));
}

function isRight(deps: CodesDeps, last: readonly OneTimeCodeRow[], { code }: TypedCode): boolean {
  const typed = readCode(code);
  return last
    .map((one) => isSameHash(one.codeHash ?? '', codeHash(deps, one, typed)))
    .includes(true);
}

export type LinkRedeemRefusal = TooManyAttempts | { code: 'link_unknown' | 'link_over'; field: '' };
type Followed = { purpose: CodePurpose; token: string; network: string };

/** What a mailed link opens, kept from everybody else until the transaction ends; it is not used up by this either. */
export async function redeemToken(
  deps: CodesDeps,
  tx: Db,
  { purpose, token, network }: Followed,
): Promise<Result<OneTimeCodeRow, LinkRedeemRefusal>> {
  const sent = await lockCode(tx, purpose, { tokenHash: linkHash(token) });
  if (!sent)
    return wrong(deps, tx, { purpose, network, refusal: { code: 'link_unknown', field: '' } });
  const outcome = redeemLink(sent, deps.now());
  return outcome.ok ? allow(sent) : refuse({ code: outcome.refusal, field: '' });
}

/** Under which id a mailed link was sent; nothing is kept from anybody by this. */
export function idOfLink(tx: Db, purpose: CodePurpose, token: string): Promise<string | null> {
  return findIdByToken(tx, purpose, linkHash(token));
}

type Wrong<R> = Pick<TypedCode, 'purpose' | 'network'> & { refusal: R; to?: string };

/** Counts what was wrong, and tells a network that goes on with it to wait; only its next wrong try is answered so too. */
async function wrong<R>(
  deps: CodesDeps,
  tx: Db,
  { purpose, network, refusal, to }: Wrong<R>,
): Promise<Result<never, R | TooManyAttempts>> {
  const policy = policies[purpose];
  // The network first, as in every other transaction.
  const taken = policy.network
    ? await countAttemptsIn(deps, tx, [{ scope: policy.network, of: network }])
    : allow(null);
  if (to !== undefined)
    await countAttemptsIn(deps, tx, [{ scope: policy.wrong, of: policy.countedAs + to }]);
  return taken.ok ? refuse(refusal) : taken;
}
