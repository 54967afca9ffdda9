import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { CodeRedeemRefusal } from '#modules/codes/actions/redeeming.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { Trace } from '#modules/instruments/actions/deps.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import type { SettlementEnding } from '../letters/ending.ts';
import {
  type AuthenticationRefusal,
  isAuthenticated,
  isMajority,
  refusalToAuthenticate,
} from '../rules/authenticating.ts';
import {
  type AuthenticationRow,
  addAuthentication,
  isStampUsed,
  listAuthentications,
  stampSettlement,
} from '../store/settlements.ts';
import { type CodeAskRefusal, type CodeShown, sendCode, takeCode } from './codes.ts';
import { issueSettlement } from './completing.ts';
import type { OffersDeps } from './deps.ts';
import { type TermsSeen, termsFor } from './terms.ts';

type Code = AuthenticationRefusal | 'reason_missing' | 'unknown';
type Stop<Said extends Code> = { code: Said; field: string };

const FIELDS: Partial<Record<Code, string>> = {
  name_missing: 'name',
  not_agreed: 'agreed',
  stamp_used: 'stamp',
  too_few_signed: 'without',
  reason_missing: 'reason',
};
const stop = <Said extends Code>(code: Said) => refuse({ code, field: FIELDS[code] ?? '' });

/** Runs with the dispute held, where the viewer may put their name to its settlement; a wrong code is counted although nothing else is kept. */
async function underTerms<Outcome extends { ok: boolean }>(
  deps: OffersDeps,
  viewer: Viewer,
  id: string,
  run: (tx: Db, seen: TermsSeen) => Promise<Outcome>,
): Promise<Outcome | { ok: false; refusal: Stop<'unknown'> }> {
  if (!(await termsFor(deps, deps.db, viewer, id))) return stop('unknown');
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await holdDispute(tx, id);
    const seen = await termsFor(deps, tx, viewer, id);
    return seen ? run(tx, seen) : stop('unknown');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

export type TermsCodeRefusal = CodeAskRefusal | Stop<'unknown' | 'settlement_complete'>;

/** Sends a code to the proved address of whoever led the talks or sits. */
export function askTermsCode(
  deps: OffersDeps,
  viewer: Viewer,
  { id, trace: { network } }: { id: string; trace: Trace },
): Promise<Result<{ id: string }, TermsCodeRefusal>> {
  type Outcome = Result<{ id: string }, TermsCodeRefusal>;
  return underTerms<Outcome>(deps, viewer, id, async (tx, { isWaiting, settlement }) => {
    if (!isWaiting) return stop('settlement_complete');
    const about = { settlementId: settlement.id, partyId: null, personId: viewer.personId };
    const sent = await sendCode(deps, tx, about, network);
    return sent.ok ? allow({ id }) : sent;
  });
}

export type TermsSigning = {
  id: string;
  textHash: string;
  name: string;
  agreed: boolean;
  code: string;
  /** Of an award: the certificate of its stamp duty, and why the other members do not sign. */
  stamp: string;
  without: string;
  trace: Trace;
};
type Signed = Result<
  { id: string; isComplete: boolean },
  CodeRedeemRefusal | Stop<AuthenticationRefusal | 'unknown'>
>;

/**
 * Puts the viewer's name to what all parties signed: authenticated by whoever led the talks (ACA s. 73(4)), or signed as an award by each
 * member of the tribunal (ss. 30 and 31). With the last name the dispute ends, and the paper goes to each party (s. 31(5)).
 */
export function authenticate(
  deps: OffersDeps,
  viewer: Viewer,
  signing: TermsSigning,
): Promise<Signed> {
  const { id, code, trace } = signing;
  return underTerms<Signed>(deps, viewer, id, async (tx, seen) => {
    const { settlement } = seen;
    const refusal = refusalToAuthenticate(await standingOf(tx, seen, signing.stamp), {
      ...signing,
      personId: viewer.personId,
    });
    if (refusal) return stop(refusal);
    const about = { settlementId: settlement.id, partyId: null, personId: viewer.personId };
    const shown = await takeCode(deps, tx, about, { code, network: trace.network });
    if (!shown.ok) return shown;
    await keepName(deps, tx, { viewer, seen, signing, shown: shown.value });
    const names = await listAuthentications(tx, settlement.id);
    const signed = names.map(({ personId }) => personId);
    const members = seen.members.map(({ personId }) => personId);
    const isComplete = isAuthenticated(members, signed, signing.without);
    if (isComplete) await end(deps, tx, { viewer, seen, ending: endingOf(deps, seen, names) });
    return allow({ id, isComplete });
  });
}

async function standingOf(
  tx: Db,
  { isWaiting, settlement, members, authentications }: TermsSeen,
  stamp: string,
) {
  return {
    isWaiting,
    textHash: settlement.textHash.toString('hex'),
    members: members.map(({ personId }) => personId),
    signed: authentications.map(({ personId }) => personId),
    isStampUsed: stamp.trim() !== '' && (await isStampUsed(tx, stamp.trim(), settlement.id)),
  };
}

type Keeping = { viewer: Viewer; seen: TermsSeen; signing: TermsSigning; shown: CodeShown };

async function keepName(
  deps: OffersDeps,
  tx: Db,
  { viewer, seen: { settlement, authentications }, signing, shown }: Keeping,
): Promise<void> {
  const { name, stamp, without, trace } = signing;
  const hasSigned = authentications.some(({ personId }) => personId === viewer.personId);
  if (!hasSigned)
    await addAuthentication(tx, {
      ...{ settlementId: settlement.id, personId: viewer.personId, name: name.trim() },
      ...{ textHash: settlement.textHash, signedAt: deps.now() },
      ...{ codeId: shown.codeId, address: shown.address },
      network: trace.network.slice(0, 100),
      agent: trace.agent.slice(0, 500),
    });
  if (settlement.form !== 'award') return;
  // The first certificate that a member gave stays; the page asks no other for one.
  settlement.stamp ??= stamp.trim() || null;
  settlement.without = without.trim() || settlement.without;
  await stampSettlement(tx, settlement.id, settlement);
}

function endingOf(
  deps: OffersDeps,
  { file, settlement, members }: TermsSeen,
  names: readonly AuthenticationRow[],
): SettlementEnding {
  const [only] = names;
  if (settlement.form !== 'award' && only) return { as: 'authenticated', by: only };
  const signed = names.map(({ personId }) => personId);
  return {
    ...{ as: 'award', by: names, reason: settlement.without ?? '', stamp: settlement.stamp },
    missing: members.flatMap(({ personId, name }) => (signed.includes(personId) ? [] : name)),
    ...{ seat: file.dispute.seat, on: dayAt(deps.now()) },
  };
}

type Ending = { viewer: Viewer; seen: TermsSeen; ending: SettlementEnding };

const MOVES = {
  award: 'award_on_terms',
  authenticated: 'terms_authenticated',
  objected: 'terms_objected',
} as const;

/** Issues the paper, ends the dispute and serves it. Throws where the dispute may not end so: nothing of it is kept then. */
async function end(
  deps: OffersDeps,
  tx: Db,
  { viewer: { personId }, seen: { file, settlement }, ending }: Ending,
): Promise<void> {
  if (ending.as === 'contract' || ending.as === 'unauthenticated') return;
  if (ending.as === 'objected')
    await stampSettlement(tx, settlement.id, { stamp: null, without: null });
  const document = await issueSettlement(deps, tx, { file, settlement, ending });
  const moved = await moveDispute(deps, tx, {
    disputeId: file.dispute.id,
    type: MOVES[ending.as],
    by: { personId, role: 'neutral' },
    as: 'neutral',
    why: 'reason' in ending ? ending.reason : '',
    details: {
      ...{ neutral: personId, document },
      ...(ending.as === 'award' ? { signed: ending.by.length } : {}),
    },
  });
  if (!moved.ok) throw new Error(`The dispute cannot be settled: ${moved.refusal}.`);
  await serveOnAll(deps, tx, { file, documentId: document });
}

/** Whoever decides alone, or presides and says what most of them decided (ACA s. 29(1)). */
export function mayObject(
  { isWaiting, settlement, members, authentications }: TermsSeen,
  { personId }: Viewer,
): boolean {
  const seat = members.find((one) => one.personId === personId)?.seat;
  const people = members.map((one) => one.personId);
  const signed = authentications.map((one) => one.personId);
  // Nobody objects to what they signed, or to what most of the tribunal did.
  if (signed.includes(personId) || isMajority(people, signed)) return false;
  return isWaiting && settlement.form === 'award' && (seat === 'sole' || seat === 'presiding');
}

type Objected = Result<{ id: string }, Stop<'unknown' | 'settlement_complete' | 'reason_missing'>>;

/** ACA s. 30(2): the tribunal objects to an award on these terms, with a reason. What the parties signed holds as a contract. */
export function objectToTerms(
  deps: OffersDeps,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Objected> {
  return underTerms<Objected>(deps, viewer, id, async (tx, seen) => {
    if (!seen.isWaiting) return stop('settlement_complete');
    if (!mayObject(seen, viewer)) return stop('unknown');
    if (reason.trim() === '') return stop('reason_missing');
    await end(deps, tx, { viewer, seen, ending: { as: 'objected', reason: reason.trim() } });
    return allow({ id });
  });
}
