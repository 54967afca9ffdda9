import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  findFile,
  type PartyWithContacts,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { looseUpload, upload } from '#modules/disputes/actions/uploads.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { DisputeState } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';
import { eventOf } from '../rules/event-of.ts';
import { type ContentProblem, problemsIn } from '../rules/problems.ts';
import { numberOf, receiptText } from '../rules/receipt.ts';
import { addSent, listOfParty } from '../store/answers.ts';
import { NotMoved } from './answer-effects.ts';
import type { ResponseDeps } from './deps.ts';
import { issueAnswer } from './issuing.ts';
import { isSent } from './notice.ts';
import { notifyOtherParties, oweCopies } from './owed-letters.ts';
import { attachAll } from './sending.ts';

/** What a respondent says from an account, and for a reopening why and with which papers: as on the page of the notice. */
export type AccountStatement = {
  id: string;
  kind: 'withdrawal_objection' | 'reopening';
  words: string;
  cause?: string;
  files?: ResponseForm['files'];
  language: Language;
};
export type InAccountRefusal = DisputeMoveRefusal | ContentProblem | 'unknown' | 'document_unknown';
type Said = Result<{ id: string; state: DisputeState }, InAccountRefusal>;

/** An objection, or a request to be heard after all, by a respondent with an account: the paper, number and receipt of a notice. */
export async function respondInAccount(
  deps: ResponseDeps,
  viewer: Viewer,
  saying: AccountStatement,
): Promise<Said> {
  const partyId = await ownParty(deps, viewer, saying.id);
  if (!partyId.ok) return partyId;
  // That its words are missing says the machine of the withdrawal, and the form of the other.
  const [problem] =
    saying.kind === 'reopening'
      ? problemsIn(saying.kind, contentOf(saying), dayAt(deps.now()))
      : [];
  if (problem) return refuse(problem.code);
  try {
    const outcome = await deps.db
      .transaction()
      .execute((tx) => sayIn(deps, tx, { viewer, saying, partyId: partyId.value }));
    if (outcome.ok) deps.wakeMail();
    return outcome;
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    if (error instanceof NotMoved) return refuse('document_unknown');
    throw error;
  }
}

/** As which respondent somebody stands in a dispute. */
async function ownParty(
  { db }: Pick<ResponseDeps, 'db'>,
  viewer: Viewer,
  disputeId: string,
): Promise<Result<string, 'unknown' | 'not_your_move'>> {
  const standing = await standingOfViewer(db, viewer, disputeId);
  const [partyId] = standing?.partyIds ?? [];
  if (!standing || !partyId) return refuse('unknown');
  return standing.as === 'respondent' ? allow(partyId) : refuse('not_your_move');
}

/** Takes a paper for what a respondent is about to say; nobody else of the dispute fills our disk with it. */
export async function uploadInAccount(
  deps: ResponseDeps,
  viewer: Viewer,
  disputeId: string,
  content: AsyncIterable<Uint8Array>,
) {
  const partyId = await ownParty(deps, viewer, disputeId);
  return partyId.ok ? upload(deps, content) : partyId;
}

function contentOf({ words, cause = '', files = [] }: AccountStatement): ResponseForm {
  return { ...EMPTY, words, reason: cause, files };
}

type Held = { viewer: Viewer; saying: AccountStatement; partyId: string };

async function sayIn(deps: ResponseDeps, tx: Db, { viewer, saying, partyId }: Held): Promise<Said> {
  const { id: disputeId, kind, language } = saying;
  const content = contentOf(saying);
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  const party = file?.parties.find((one) => one.id === partyId);
  if (!file || !party) return refuse('unknown');
  for (const { token } of content.files)
    if ((await looseUpload(tx, token)) === null) return refuse('document_unknown');
  const [id, at, one] = [deps.newId(), deps.now(), { file, party }];
  const before = (await listOfParty(tx, partyId)).filter(isSent).length;
  const number = numberOf(file.dispute.reference, party.place, before + 1);
  const contents = await attachAll(tx, one, { kind, content });
  const hash = sha256(receiptText({ number, at, kind, party: partyId, content, contents }));
  const by = { personId: viewer.personId, role: 'person' as const };
  const details = {
    answer: id,
    kind,
    sha256: hash,
    late: false,
    verified: true,
    ...(kind === 'reopening' ? { cause: content.reason } : {}),
  };
  const moving = {
    disputeId,
    partyId,
    type: eventOf[kind],
    by,
    as: 'respondent' as const,
    why: content.words,
    details,
  };
  const moved = await moveDispute(deps, tx, moving);
  if (!moved.ok) throw new Refused(moved.refusal);
  const paper = await issueAnswer(deps, tx, {
    one,
    saying: { kind, content },
    language,
    signer: await signerFor(tx, viewer, party),
    by: { personId: viewer.personId, isParty: true },
    sent: { number, at, hash, isLate: false },
  });
  await addSent(tx, {
    id,
    disputeId,
    partyId,
    kind,
    content: JSON.stringify(content),
    savedAt: at,
    sentAt: at,
    number,
    hash: Buffer.from(hash, 'hex'),
    isLate: false,
    isVerified: true,
    reference: file.dispute.reference,
    who: party.name,
    documentId: paper,
  });
  await oweCopies(deps, tx, { party, proved: null, id, at });
  await notifyOtherParties(deps, tx, { one, id, at });
  return allow({ id: disputeId, state: moved.value.to });
}

/** Papers that were attached go back with the transaction. */
class Refused extends Error {
  readonly refusal: DisputeMoveRefusal;
  constructor(refusal: DisputeMoveRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** How it is known who signs: whose account it was. */
async function signerFor(tx: Db, { personId }: Viewer, party: PartyWithContacts): Promise<string> {
  const name = (await namesOf(tx, [personId])).get(personId) ?? '';
  return `${party.name.slice(0, 90)}, by the account of ${name}`.slice(0, 200);
}
