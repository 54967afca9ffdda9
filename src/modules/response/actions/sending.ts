import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { countAttemptsIn } from '#modules/codes/actions/limits.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { DisputeFile, PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import { factsFor, isContactLive } from '#modules/disputes/actions/reading.ts';
import { looseUpload } from '#modules/disputes/actions/uploads.ts';
import { institutionTable } from '#modules/fees/actions/governing.ts';
import { institutionId } from '#modules/fees/rules/schedules/governing.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { networkOf } from '#platform/network.ts';
import { mayChoose } from '../rules/choices.ts';
import { daysIn, type ResponseForm, saidIn } from '../rules/content.ts';
import { eventOf } from '../rules/event-of.ts';
import { askForTime } from '../rules/extension.ts';
import { fieldsAskedIn } from '../rules/fields.ts';
import { moneyProblems, problemsIn, signerProblems } from '../rules/problems.ts';
import { numberOf, receiptText } from '../rules/receipt.ts';
import { audienceOf, PAPERS, type ResponseKind, UNPROVED } from '../rules/words.ts';
import { addSent } from '../store/answers.ts';
import { lockPass } from '../store/passes.ts';
import { agree, keepPlace, move, NotMoved } from './answer-effects.ts';
import { answerTime } from './answer-time.ts';
import {
  type PricedReceipt,
  priced,
  type ResponseReceipt,
  type ResponseRefusal,
} from './answers.ts';
import { FILING_FEE } from './counterclaim-costs.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { issueAnswer, signerOf } from './issuing.ts';
import {
  type Case,
  caseOf,
  counting,
  findCase,
  isKnownOtherwise,
  isSent,
  sentOf,
} from './notice.ts';
import { isNotifiedToOthers, notifyOtherParties, oweReceipt } from './owed-letters.ts';
import type { NoticeTooMany } from './passes.ts';

type Outcome<T> = Promise<Result<T, Problem<ResponseRefusal>>>;
type Saying = { kind: ResponseKind; content: ResponseForm };

const no = <Code extends ResponseRefusal>(code: Code, field = '') => refuse({ code, field });

/** Sends it, once: the papers, the event, the row and the letters are kept together or not at all. */
export async function send(
  deps: ResponseDeps,
  code: string,
  { kind, content }: Saying,
  from: NoticeVisitor,
): Outcome<PricedReceipt> {
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
      await holdDispute(tx, opened.pass.disputeId);
      await lockPass(tx, opened.pass.id);
      return sendIn(deps, tx, { opened, saying, from });
    });
    if (!sent.ok) return sent;
    deps.wakeMail();
    return allow(await priced(deps, file, sent.value));
  } catch (error) {
    if (error instanceof NotMoved) return no('not_open');
    throw error;
  }
}

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
  // The contact behind a session may have ended while this waited for the dispute.
  if (opened.session && !(await isContactLive(tx, opened.session.contactId)))
    return no('proof_needed');
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
    disputeId: file.dispute.id,
    partyId: party.id,
    kind,
    content: JSON.stringify(content),
    savedAt: at,
    sentAt: at,
    number,
    hash: Buffer.from(hash, 'hex'),
    isLate,
    isVerified: opened.session !== null,
    reference: file.dispute.reference,
    who: party.name,
    documentId: paper,
  });
  await keepPlace(deps, tx, party.id, typed);
  await oweReceipt(deps, tx, { one, id, at });
  if (isNotifiedToOthers(kind)) await notifyOtherParties(deps, tx, { one, id, at });
  return allow({ id, number, at, hash, kind, isLate, content, paperId: paper });
}

async function refusalOf(deps: ResponseDeps, tx: Db, one: Case, { kind, content }: Saying) {
  const { file, party, answers } = one;
  const facts = await factsFor(tx, file, deps.now());
  const sent = counting({ file, answers }).map(sentOf);
  const before = { facts, partyId: party.id, sent, cause: content.reason };
  const may = mayChoose({ ...before, isKnownOtherwise: await isKnownOtherwise(tx, one) }, kind);
  if (!may.ok) return no(may.refusal, may.refusal === 'cause_used' ? 'reason' : '');
  if (kind !== 'extension') return null;
  const time = await answerTime(tx, file, party.id, deps.now());
  const asked = { days: daysIn(content), today: dayAt(deps.now()), dueOn: time?.on ?? null };
  const outcome = askForTime({
    ...asked,
    wasExtended: sent.some(({ outcome: was }) => was === 'extended'),
  });
  return outcome.ok ? null : no(outcome.refusal, 'days');
}

/** Whoever has proved nothing may still say that they are another, or ask for a call; a few times. */
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
    const place = placeOf(file, party, kind);
    const attached = await attach(tx, { token, title, ...place, audience: audienceOf[kind] });
    if (!attached) throw new NotMoved();
    contents[token] = attached.contentHash;
  }
  return contents;
}

function placeOf(file: DisputeFile, party: PartyWithContacts, kind: ResponseKind) {
  return {
    disputeId: file.dispute.id,
    partyId: party.id,
    kind: PAPERS.find((paper) => paper === kind) ?? ('other' as const),
  };
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
