import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { countAttemptsIn } from '#modules/codes/actions/limits.ts';
import { recordConsent, withdrawConsent } from '#modules/disputes/actions/consents.ts';
import { addCounterclaim } from '#modules/disputes/actions/counterclaims.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import { storeTaxPlace } from '#modules/disputes/actions/tax-place.ts';
import { extendNamedUploads, looseUpload } from '#modules/disputes/actions/uploads.ts';
import { CONSENT_KINDS } from '#modules/disputes/rules/consents.ts';
import { institutionTable } from '#modules/fees/actions/governing.ts';
import { institutionId } from '#modules/fees/rules/schedules/governing.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { networkOf } from '#platform/network.ts';
import { mayChoose, type ResponseChoiceRefusal } from '../rules/choices.ts';
import {
  type ContentProblem,
  counterclaims,
  moneyProblems,
  NO_HEAD,
  placeIn,
  problemsIn,
  type ResponseForm,
  saidIn,
  signerProblems,
} from '../rules/content.ts';
import { askForTime } from '../rules/extension.ts';
import { fieldsAskedIn } from '../rules/fields.ts';
import { numberOf, receiptText } from '../rules/receipt.ts';
import {
  audienceOf,
  consentOf,
  eventOf,
  PAPERS,
  type ResponseKind,
  UNPROVED,
} from '../rules/words.ts';
import {
  type AnswerRow,
  addSent,
  findDraft,
  findOfParty,
  saveDraft as keepDraft,
} from '../store/answers.ts';
import { lockPass } from '../store/passes.ts';
import { answerTime } from './answer-time.ts';
import { FILING_FEE } from './counterclaim-costs.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { issueAnswer, signerOf } from './issuing.ts';
import { type Case, caseOf, counting, findCase, isSent, sentOf } from './notice.ts';
import { isNotifiedToOthers, notifyOtherParties, oweReceipt, writtenOf } from './owing.ts';
import type { NoticeTooMany, OpenRefusal } from './passes.ts';

export type ResponseRefusal =
  | OpenRefusal
  | 'proof_needed'
  | ResponseChoiceRefusal
  | ContentProblem
  | 'document_unknown'
  | 'time_over';
type Outcome<T> = Promise<Result<T, Problem<ResponseRefusal>>>;
type Unproved = OpenRefusal | 'proof_needed';
type Own<T> = Promise<Result<T, Problem<Unproved>>>;
type Saying = { kind: ResponseKind; content: ResponseForm };

const no = <Code extends ResponseRefusal>(code: Code, field = '') => refuse({ code, field });

/** Keeps what was typed, finished or not; hers alone, on any device on which she shows who she is. */
export async function saveDraft(
  deps: ResponseDeps,
  code: string,
  { kind, content }: Saying,
  from: NoticeVisitor,
): Own<{ savedAt: string }> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  if (!found.value.opened.session) return no('proof_needed');
  const { file, party } = found.value;
  const at = deps.now();
  await extendNamedUploads(
    deps.db,
    content.files.map(({ token }) => token),
    at,
  );
  await keepDraft(deps.db, {
    id: deps.newId(),
    disputeId: file.dispute.id,
    partyId: party.id,
    kind,
    content,
    at,
  });
  return allow({ savedAt: at.toISOString() });
}

export async function readDraft(
  deps: ResponseDeps,
  code: string,
  kind: ResponseKind,
  from: NoticeVisitor,
): Own<{ content: ResponseForm | null; savedAt: string | null; file: Case['file'] }> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  if (!found.value.opened.session) return no('proof_needed');
  const { file, party } = found.value;
  const draft = await findDraft(deps.db, party.id, kind);
  return allow({
    content: draft ? contentOf(draft) : null,
    savedAt: draft?.saved_at.toISOString() ?? null,
    file,
  });
}

export type ResponseReceipt = {
  id: string;
  number: string;
  at: string;
  hash: string;
  kind: ResponseKind;
  isLate: boolean;
  content: ResponseForm;
  /** Its PDF among the dispute's papers. */
  paperId: string | null;
};

/** Sends it, once: the papers, the event, the row and the letters are kept together or not at all. */
export async function send(
  deps: ResponseDeps,
  code: string,
  { kind, content }: Saying,
  from: NoticeVisitor,
): Outcome<ResponseReceipt> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  const { opened, party, file } = found.value;
  if (!opened.session && !UNPROVED.includes(kind)) return no('proof_needed');
  const isOrganisation = party.kind !== 'person';
  const saying = { kind, content: fieldsAskedIn(kind, content, isOrganisation) };
  const [problem] = [
    ...problemsIn(kind, saying.content, dayAt(deps.now())),
    ...moneyProblems(kind, saying.content, file.dispute.currency),
    ...signerProblems(kind, saying.content, isOrganisation),
  ];
  if (problem) return refuse(problem);
  try {
    const sent = await deps.db.transaction().execute(async (tx) => {
      // The dispute first, as everybody does who may move it; then nobody waits in a circle.
      await holdDispute(tx, opened.pass.dispute_id);
      await lockPass(tx, opened.pass.id);
      return sendIn(deps, tx, { opened, saying, from });
    });
    if (sent.ok) deps.wakeMail();
    return sent;
  } catch (error) {
    if (error instanceof NotMoved) return no('not_open');
    throw error;
  }
}

/** The dispute moved in between; what was already written goes back with the transaction. */
export class NotMoved extends Error {}

type Sending = { opened: Case['opened']; saying: Saying; from: NoticeVisitor };

async function sendIn(
  deps: ResponseDeps,
  tx: Db,
  { opened, saying: typed, from }: Sending,
): Outcome<ResponseReceipt> {
  const { kind } = typed;
  const content = saidIn(typed.content);
  const saying = { kind, content };
  const one = await caseOf(tx, opened);
  if (!one) return no('notice_unknown', 'code');
  const refusal = await refusalOf(deps, tx, one, saying);
  if (refusal) return refusal;
  const taken = opened.session ? allow(null) : await unprovedTry(deps, tx, { one, from });
  if (!taken.ok) return no(taken.refusal);
  for (const [at, { token }] of content.files.entries())
    if ((await looseUpload(tx, token)) === null) return no('document_unknown', `files.${at}`);
  const { file, party, answers } = one;
  const [at, id] = [deps.now(), deps.newId()];
  const number = numberOf(file.dispute.reference, party.place, answers.filter(isSent).length + 1);
  const contents = await attachAll(tx, one, saying);
  const hash = sha256(receiptText({ number, at, kind, party: party.id, content, contents }));
  const isLate =
    eventOf[kind] === 'answered' && ((await answerTime(tx, file, party.id, at))?.isOver ?? false);
  const details = {
    answer: id,
    kind,
    sha256: hash,
    late: isLate,
    verified: opened.session !== null,
  };
  const agreed = await agree(deps, tx, { one, saying, from });
  if (!agreed)
    await move(deps, tx, {
      one,
      saying,
      details: { ...details, ...(await freeOfCharge(deps, tx, kind)) },
    });
  const by = { personId: null, isParty: opened.session !== null };
  const paper =
    agreed ??
    (await issueAnswer(deps, tx, {
      one,
      saying,
      language: from.language,
      signer: signerOf(one),
      by,
      sent: { number, at, hash, isLate },
    }));
  await addSent(tx, {
    id,
    dispute_id: file.dispute.id,
    party_id: party.id,
    kind,
    content: JSON.stringify(content),
    saved_at: at,
    sent_at: at,
    number,
    hash: Buffer.from(hash, 'hex'),
    is_late: isLate,
    is_verified: opened.session !== null,
    reference: file.dispute.reference,
    who: party.name,
    document_id: paper,
  });
  await keepPlace(deps, tx, party.id, typed);
  await oweReceipt(deps, tx, { one, id, at });
  if (isNotifiedToOthers(kind)) await notifyOtherParties(deps, tx, { one, id, at });
  return allow({ id, number, at: at.toISOString(), hash, kind, isLate, content, paperId: paper });
}

async function refusalOf(deps: ResponseDeps, tx: Db, one: Case, { kind, content }: Saying) {
  const { file, party, answers } = one;
  const facts = await factsFor(tx, file, deps.now());
  const sent = counting({ file, answers }).map(sentOf);
  const may = mayChoose({ facts, partyId: party.id, sent, cause: content.reason }, kind);
  if (!may.ok) return no(may.refusal, may.refusal === 'cause_used' ? 'reason' : '');
  if (kind !== 'extension') return null;
  const time = await answerTime(tx, file, party.id, deps.now());
  const asked = { days: Number(content.days), today: dayAt(deps.now()), dueOn: time?.on ?? null };
  const outcome = askForTime({
    ...asked,
    wasExtended: sent.some(({ outcome: was }) => was === 'extended'),
  });
  return outcome.ok ? null : no(outcome.refusal, 'days');
}

/** Whoever has proved nothing may still say that she is another, or ask for a call; a few times. */
async function unprovedTry(
  deps: ResponseDeps,
  tx: Db,
  { one, from }: { one: Case; from: NoticeVisitor },
): Promise<Result<null, NoticeTooMany>> {
  const taken = await countAttemptsIn(deps, tx, [
    { scope: 'notice_request', of: `network ${networkOf(from.network)}` },
    { scope: 'notice_request', of: `pass ${one.opened.pass.id}` },
  ]);
  return taken.ok ? taken : refuse(taken.refusal.code);
}

export async function attachAll(
  tx: Db,
  { file, party }: Pick<Case, 'file' | 'party'>,
  { kind, content }: Saying,
): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { token, title } of content.files) {
    const place = {
      disputeId: file.dispute.id,
      partyId: party.id,
      kind: PAPERS.find((paper) => paper === kind) ?? ('other' as const),
    };
    const attached = await attach(tx, { token, title, ...place, audience: audienceOf[kind] });
    if (!attached) throw new NotMoved();
    contents[token] = attached.contentHash;
  }
  return contents;
}

/** That nothing falls due with a counterclaim, and by which version of the institution's table, stands in its event. */
async function freeOfCharge(
  deps: ResponseDeps,
  tx: Db,
  kind: ResponseKind,
): Promise<Record<string, string | number>> {
  return kind === 'counterclaim'
    ? { filingFee: FILING_FEE, feesBy: institutionId(await institutionTable(tx, deps.now())) }
    : {};
}

type Agreeing = { one: Case; saying: Saying; from: NoticeVisitor };

/**
 * Her consent is a thing of the record, with a paper of its own; null where she says something else. A code to an address that
 * the claimant gave shows that she has read it, and not who she is: an officer says by what else she is known.
 */
async function agree(
  deps: ResponseDeps,
  tx: Db,
  { one, saying: { kind, content }, from }: Agreeing,
): Promise<string | null> {
  const consent = consentOf[kind];
  const { session } = one.opened;
  if (!consent || !session) return null;
  const given = await recordConsent(deps, tx, {
    disputeId: one.file.dispute.id,
    partyId: one.party.id,
    kind: consent,
    signer: content.name,
    language: from.language,
    given: { way: 'notice', contactId: session.contact_id },
    trace: { network: from.network, agent: from.agent },
    by: { personId: null, role: 'visitor' },
    as: 'respondent',
    proof: null,
    written: await writtenOf(tx, one, kind),
  });
  if (!given.ok) throw new NotMoved();
  return given.value.documentId;
}

/** She takes back, or denies, each consent in her name of which that can be said now. */
async function takeBackAll(
  deps: ResponseDeps,
  tx: Db,
  { one, saying: { kind, content } }: Omit<Move, 'details'>,
) {
  const type =
    kind === 'consent_denial' ? ('consent_disputed' as const) : ('consent_withdrawn' as const);
  const ending = {
    disputeId: one.file.dispute.id,
    partyId: one.party.id,
    by: { personId: null, role: 'visitor' as const },
    as: 'respondent' as const,
    written: await writtenOf(tx, one, kind),
  };
  let taken = 0;
  for (const consent of CONSENT_KINDS)
    if (
      (await withdrawConsent(deps, tx, { ...ending, type, kind: consent, why: content.words })).ok
    )
      taken += 1;
  if (taken === 0) throw new NotMoved();
}

type Move = { one: Case; saying: Saying; details: Record<string, string | number | boolean> };

async function move(deps: ResponseDeps, tx: Db, { one, saying, details }: Move): Promise<void> {
  const { opened, file, party } = one;
  const { kind, content } = saying;
  // A call that was asked for by somebody who has shown nothing is no act of the party.
  if (kind === 'call_back' && !opened.session) return;
  if (kind === 'consent_withdrawal' || kind === 'consent_denial')
    return takeBackAll(deps, tx, { one, saying });
  const by = { personId: null, role: 'visitor' as const };
  const asked =
    kind === 'extension'
      ? { days: Number(content.days) }
      : kind === 'reopening'
        ? { cause: content.reason }
        : {};
  const moving = {
    disputeId: file.dispute.id,
    partyId: party.id,
    type: eventOf[kind],
    by,
    as: 'respondent' as const,
  };
  // For what a withdrawal is objected to, or the case is to be reopened, is read by whoever decides, with the event itself.
  const why = kind === 'withdrawal_objection' || kind === 'reopening' ? { why: content.words } : {};
  const written = await writtenOf(tx, one, kind);
  const moved = await moveDispute(deps, tx, {
    ...moving,
    ...why,
    details: { ...details, ...asked },
    written,
  });
  if (!moved.ok) throw new NotMoved();
  if (kind !== 'counterclaim') return;
  const heads = counterclaims(content.heads, file.dispute.currency);
  await addCounterclaim(deps, tx, { disputeId: file.dispute.id, partyId: party.id, heads });
}

/** Where she is for her bills is asked with an answer, which only whoever showed who she is can send. */
async function keepPlace(
  deps: ResponseDeps,
  tx: Db,
  partyId: string,
  { kind, content }: Saying,
): Promise<void> {
  const place = kind === 'answer' ? placeIn(content) : null;
  if (place)
    await storeTaxPlace(deps, tx, { partyId, place, by: { personId: null, role: 'visitor' } });
}

/** What she sent, as her receipt shows it. Only for whoever has shown who she is, but for what needed no proof. */
export async function readReceipt(
  deps: ResponseDeps,
  code: string,
  id: string,
  from: NoticeVisitor,
): Own<ResponseReceipt> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return no(found.refusal, 'code');
  const { opened, party } = found.value;
  const row = await findOfParty(deps.db, party.id, id);
  if (!row) return no('notice_unknown', 'id');
  if (!opened.session && row.is_verified) return no('proof_needed');
  return allow(receiptOf(row));
}

export function receiptOf(row: AnswerRow): ResponseReceipt {
  const { id, number, sent_at, hash, kind, is_late, document_id: paperId } = row;
  if (!number || !sent_at || !hash) throw new Error(`The answer ${id} was not sent.`);
  return {
    id,
    number,
    at: sent_at.toISOString(),
    hash: hash.toString('hex'),
    kind,
    isLate: is_late,
    content: contentOf(row),
    paperId,
  };
}

export function contentOf({ content }: AnswerRow): ResponseForm {
  const kept = content as unknown as ResponseForm; // kept as the contract had parsed it
  // Before heads had an interest they were kept without one.
  return { ...kept, heads: kept.heads.map((head) => ({ ...NO_HEAD, ...head })) };
}
