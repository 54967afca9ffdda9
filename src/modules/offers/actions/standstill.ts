import { type Day, dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { signedByAll } from '#modules/disputes/rules/standstill-states.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { standstillBody, standstillPaper, standstillSigner } from '../letters/standstill.ts';
import type { TalkRefusal } from '../rules/offers.ts';
import { type StandstillRefusal, saidOf } from '../rules/standstill.ts';
import {
  addStandstill,
  addStandstillSignature,
  keepStandstillPaper,
  listStandstillSignatures,
  listStandstills,
} from '../store/standstills.ts';
import type { OffersDeps } from './deps.ts';
import { onRail, type RailOutcome } from './rail.ts';
import type { RailSeen } from './standing.ts';

type Refusal = StandstillRefusal | TalkRefusal;
type Outcome = Promise<RailOutcome<Refusal>>;

/** A side that talks with the other proposes that the institution's limits stand still until a day, and signs first. */
export function proposeStandstill(
  deps: OffersDeps,
  viewer: Viewer,
  { id, until, name }: { id: string; until: Day; name: string },
): Outcome {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const stop = refusalToHold(seen) ?? (name.trim() === '' ? 'signature_missing' : null);
    const [own] = seen.own;
    if (stop || !own) return refuse(stop ?? 'not_now');
    const standstill = deps.newId();
    const details = { standstill, until };
    const move = moving(deps, tx, { viewer, seen, details });
    const proposed = await move('standstill_proposed', own.id, '');
    if (!proposed.ok) return refuse(saidOf(proposed.refusal, true));
    const body = bodyOf(seen, until);
    await addStandstill(tx, {
      ...{ id: standstill, disputeId: id, until, body, hash: Buffer.from(sha256(body), 'hex') },
      ...{ proposedBy: own.id, proposedAt: deps.now() },
    });
    return sign(deps, tx, { viewer, seen, standstill, until, name });
  });
}

/** Both sides talk; that a text waits for signatures is no reason to let the limits run. */
function refusalToHold({ rail, side }: RailSeen): TalkRefusal | null {
  if (rail.isOver) return 'dispute_over';
  const other = side === 'claimant' ? 'respondent' : 'claimant';
  if (!rail.willing[side]) return 'not_willing';
  return rail.willing[other] ? null : 'other_not_willing';
}

/** In the language of the dispute, and in English where that is another one. */
function bodyOf(seen: RailSeen, until: Day): string {
  const { file } = seen;
  const heading = headingOf(between(seen), { day: until, signer: '' });
  const languages = [...new Set<Language>([file.dispute.language, 'en'])];
  return languages
    .map((spoken) => speaking(spoken, () => standstillBody({ ...heading, until })))
    .join('\n\n\n');
}

type Answering = { id: string; standstill: string; signs: boolean; name: string };

/** The other parties sign the same text, or somebody refuses it; whoever proposed it takes it back in the same way. */
export function answerStandstill(
  deps: OffersDeps,
  viewer: Viewer,
  { id, standstill, signs, name }: Answering,
): Outcome {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const row = (await listStandstills(tx, id)).find((one) => one.id === standstill);
    const [own] = seen.own;
    if (!row || !own) return refuse('standstill_over');
    if (!signs) {
      const move = moving(deps, tx, { viewer, seen, details: { standstill } });
      const refused = await move('standstill_refused', own.id, '');
      return refused.ok ? allow({ id }) : refuse(saidOf(refused.refusal, false));
    }
    const stop = refusalToHold(seen) ?? (name.trim() === '' ? 'signature_missing' : null);
    if (stop) return refuse(stop);
    return sign(deps, tx, { viewer, seen, standstill, until: row.until, name });
  });
}

/** A side ends it, in writing and at any moment; what it held goes on the day after. */
export function endStandstill(
  deps: OffersDeps,
  viewer: Viewer,
  { id, standstill, name }: { id: string; standstill: string; name: string },
): Outcome {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const [own] = seen.own;
    if (!own) return refuse('not_now');
    const move = moving(deps, tx, { viewer, seen, details: { standstill } });
    const ended = await move('standstill_ended', own.id, name.trim());
    return ended.ok ? allow({ id }) : refuse(saidOf(ended.refusal, false));
  });
}

type Acting = { viewer: Viewer; seen: RailSeen; details: Record<string, string> };

const moving =
  (deps: OffersDeps, tx: Db, { viewer, seen, details }: Acting) =>
  (type: EventType, partyId: string, why: string) =>
    moveDispute(deps, tx, {
      ...{ disputeId: seen.file.dispute.id, type, partyId, as: seen.side, why, details },
      by: { personId: viewer.personId, role: 'person' },
    });

type Signing = Omit<Acting, 'details'> & { standstill: string; until: Day; name: string };

/** For each party of one's own that has not signed yet; with the last signature of all it holds, and is a paper. */
async function sign(deps: OffersDeps, tx: Db, signing: Signing): Outcome {
  const { viewer, seen, standstill, name } = signing;
  const { id: disputeId } = seen.file.dispute;
  const { one } = await standingNow(deps, tx, { disputeId, standstill });
  const open = seen.own.filter(({ id }) => !one?.signed.includes(id));
  if (open.length === 0) return refuse('signed_before');
  const move = moving(deps, tx, { viewer, seen, details: { standstill } });
  for (const { id: partyId } of open) {
    const moved = await move('standstill_signed', partyId, name.trim());
    if (!moved.ok) return refuse(saidOf(moved.refusal, false));
    await addStandstillSignature(tx, {
      ...{ standstillId: standstill, partyId, personId: viewer.personId, at: deps.now() },
      name: name.trim().slice(0, 200),
    });
  }
  await beginOnceAll(deps, tx, signing);
  return allow({ id: disputeId });
}

type Of = { disputeId: string; standstill: string };

/** As it stands after what this transaction did already. */
async function standingNow(deps: OffersDeps, tx: Db, { disputeId, standstill }: Of) {
  const file = await findFile(tx, disputeId);
  if (!file) throw new Error(`There is no dispute ${disputeId}.`);
  const facts = await factsFor(tx, file, deps.now());
  return { file, facts, one: facts.standstills.find(({ id }) => id === standstill) };
}

async function beginOnceAll(deps: OffersDeps, tx: Db, signing: Signing): Promise<void> {
  const { seen, standstill, until } = signing;
  const { id: disputeId } = seen.file.dispute;
  const { facts, one } = await standingNow(deps, tx, { disputeId, standstill });
  if (!one || !signedByAll(facts, one)) return;
  const begun = await moveDispute(deps, tx, {
    ...{ disputeId, type: 'standstill_begun', details: { standstill, until } },
    ...bySystem,
  });
  if (!begun.ok) throw new Error(`What all have signed does not hold: ${begun.refusal}.`);
  await keepStandstillPaper(tx, standstill, await issuePaper(deps, tx, signing));
}

async function issuePaper(
  deps: OffersDeps,
  tx: Db,
  { viewer, seen, standstill }: Signing,
): Promise<string> {
  const { id: disputeId, language } = seen.file.dispute;
  const row = (await listStandstills(tx, disputeId)).find(({ id }) => id === standstill);
  const signed = await listStandstillSignatures(tx, [standstill]);
  const nameOf = new Map(seen.file.parties.map(({ id, name }) => [id, name]));
  const heading = headingOf(between(seen), { day: dayAt(deps.now()), signer: standstillSigner });
  const paper = {
    ...{ body: row?.body ?? '', hash: row?.hash.toString('hex') ?? '' },
    signatures: signed.map(({ partyId, name, at }) => ({
      ...{ party: nameOf.get(partyId) ?? '', name, on: dayAt(at) },
    })),
  };
  const issued = await issueGeneratedDocument(deps, tx, {
    ...{ disputeId, kind: 'standstill', audience: 'parties' },
    by: { personId: viewer.personId, role: 'person' },
    paper: speaking(language, () => standstillPaper({ ...heading, ...paper })),
  });
  return issued.id;
}

/** Who was let go holds nothing with the others. */
function between({ file, signatories }: RailSeen): DisputeFile {
  const bound = new Set(signatories.flatMap((one) => (one.isReleased ? [] : one.partyId)));
  return { ...file, parties: file.parties.filter(({ id }) => bound.has(id)) };
}
