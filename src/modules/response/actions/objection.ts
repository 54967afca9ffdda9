import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { findFile, type PartyOf, standingIn } from '#modules/disputes/actions/reading.ts';
import type { MoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { State } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { EMPTY } from '../rules/content.ts';
import { numberOf, receiptText } from '../rules/receipt.ts';
import { addSent, listOfParty } from '../store/answers.ts';
import type { ResponseDeps } from './deps.ts';
import { issueAnswer } from './issuing.ts';
import { isSent } from './notice.ts';
import { oweCopies, tellOthers } from './owing.ts';

type Objecting = { id: string; reason: string; language: Language };
type Objected = Result<{ id: string; state: State }, MoveRefusal | 'unknown'>;

/** The objection of a respondent with an account: the same paper, number and receipt as by the code of her notice. */
export async function objectInAccount(deps: ResponseDeps, viewer: Viewer, objecting: Objecting): Promise<Objected> {
  const standing = await standingIn(deps.db, viewer, objecting.id);
  const [partyId] = standing?.partyIds ?? [];
  if (!standing || !partyId) return refuse('unknown');
  if (standing.as !== 'respondent') return refuse('not_your_move');
  const outcome = await deps.db.transaction().execute((tx) => objectIn(deps, tx, { viewer, objecting, partyId }));
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Held = { viewer: Viewer; objecting: Objecting; partyId: string };

async function objectIn(deps: ResponseDeps, tx: Db, { viewer, objecting, partyId }: Held): Promise<Objected> {
  const { id: disputeId, reason, language } = objecting;
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  const party = file?.parties.find((one) => one.id === partyId);
  if (!file || !party) return refuse('unknown');
  const [id, at, kind] = [deps.newId(), deps.now(), 'withdrawal_objection' as const];
  const content = { ...EMPTY, words: reason };
  const before = (await listOfParty(tx, partyId)).filter(isSent).length;
  const number = numberOf(file.dispute.reference, party.place, before + 1);
  const hash = sha256(receiptText({ number, at, kind, party: partyId, content, contents: {} }));
  const by = { personId: viewer.personId, role: 'person' as const };
  const details = { answer: id, kind, sha256: hash, late: false, verified: true };
  const moving = { disputeId, partyId, type: 'withdrawal_objected' as const, by, as: 'respondent' as const, why: reason, details };
  const moved = await moveDispute(deps, tx, moving);
  if (!moved.ok) return moved;
  const one = { file, party };
  const paper = await issueAnswer(deps, tx, {
    ...{ one, saying: { kind, content }, language, signer: await signerFor(tx, viewer, party) },
    ...{ by: { personId: viewer.personId, isParty: true }, sent: { number, at, hash, isLate: false } },
  });
  await addSent(tx, {
    ...{ id, dispute_id: disputeId, party_id: partyId, kind, content: JSON.stringify(content), saved_at: at, sent_at: at, number },
    ...{ hash: Buffer.from(hash, 'hex'), is_late: false, is_verified: true },
    ...{ reference: file.dispute.reference, who: party.name, document_id: paper },
  });
  await oweCopies(deps, tx, { party, proved: null, id, at });
  await tellOthers(deps, tx, { one, id, at });
  return allow({ id: disputeId, state: moved.value.to });
}

/** How it is known who signs: whose account it was. */
async function signerFor(tx: Db, { personId }: Viewer, party: PartyOf): Promise<string> {
  const name = (await namesOf(tx, [personId])).get(personId) ?? '';
  return `${party.name.slice(0, 90)}, by the account of ${name}`.slice(0, 200);
}
