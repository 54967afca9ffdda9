import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import { language } from '#kernel/language.ts';
import { allow } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { wordsOf } from '#modules/disputes/actions/consents.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { warningDaysOf } from '#modules/disputes/actions/notice-document.ts';
import { seenBy } from '#modules/disputes/actions/party.ts';
import { type DisputeFile, factsFor } from '#modules/disputes/actions/reading.ts';
import { placeOfParty } from '#modules/disputes/actions/tax-place.ts';
import type { ConsentKind } from '#modules/disputes/rules/consents.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import { type DisputeFacts, isFinal } from '#modules/disputes/rules/machine.ts';
import { limitationSummaryOf, requestedTermsOf } from '#modules/disputes/rules/request-summary.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { choicesFor } from '../rules/choices.ts';
import { maskedContact } from '../rules/proof.ts';
import type { AnswerRow } from '../store/answers.ts';
import { listReplies } from '../store/offers.ts';
import { type AnswerTime, answerTime } from './answer-time.ts';
import { type Consenting, consentLines } from './consent-costs.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import {
  type Case,
  counting,
  findCase,
  inAccountOf,
  isForAll,
  isForHer,
  isKnownOtherwise,
  isSent,
  sentOf,
  standingOf,
} from './notice.ts';
import { offersIn } from './offers.ts';
import { recordNoticeReading } from './passes.ts';
import { contactsOf } from './proof.ts';
import { pageOpened } from './service.ts';

/** What stands in the notice, and what may be done about it. It says nothing of another party's contacts or answers. */
type Reading = { from: NoticeVisitor; viewer: Viewer | null };

export async function readNotice(deps: ResponseDeps, code: string, { from, viewer }: Reading) {
  const before = await findCase(deps, code, from);
  if (!before.ok) return before;
  await recordNoticeReading(deps, before.value.opened, from);
  // What went out since they proved who they are is opened with its page.
  const found = (await pageOpened(deps, before.value)) ? await findCase(deps, code, from) : before;
  if (!found.ok) return found;
  return allow({
    ...(await viewOf(deps, deps.db, found.value)),
    inAccount: await inAccountOf(deps.db, viewer, found.value),
  });
}

export async function viewOf(deps: ResponseDeps, db: Db, one: Case) {
  const { opened, file, party, answers } = one;
  const { dispute } = file;
  const now = deps.now();
  const [time, { value: house }] = [
    await answerTime(db, file, party.id, now),
    await currentSetting(db, 'facts', now),
  ];
  const [isVerified, facts] = [opened.session !== null, await factsFor(db, file, now)];
  return {
    isReleased: isReleased(file.events, party.id),
    doubt: await doubtIn(db, one, facts, now),
    isAbsent: facts.parties.some(({ partyId, isAbsent }) => partyId === party.id && isAbsent),
    warningDays: warningDaysOf(dispute),
    reference: dispute.reference,
    process: dispute.process,
    state: dispute.state,
    isOver: isFinal(dispute.state),
    title: dispute.title,
    facts: dispute.facts,
    relief: dispute.relief,
    filedOn: dayAt(dispute.filedAt),
    limitation: limitationSummaryOf(dispute),
    terms: requestedTermsOf(file),
    filingHash: dispute.filingHash.toString('hex'),
    currency: dispute.currency,
    sum: jsonMinor(dispute.sumMinor),
    claims: claimsOf(file),
    agreement: agreementOf(file),
    claimants: namesOf(file, 'claimant'),
    respondents: namesOf(file, 'respondent'),
    you: {
      name: party.name,
      language: party.language,
      isOrganisation: party.kind !== 'person',
      taxPlace: isVerified ? placeOfParty(party, party.contacts, now) : null,
    },
    time: time && timeOf(time),
    choices: choicesFor({
      facts,
      partyId: party.id,
      sent: counting(one).map(sentOf),
      isKnownOtherwise: await isKnownOtherwise(db, one),
    }),
    consentTexts: textsOf(file),
    consentCosts: await costsOfConsents(deps, db, file),
    isVerified,
    contacts: contactsOf(party).map(({ id, channel, value }) => ({
      id,
      channel,
      masked: maskedContact(channel, value),
    })),
    papers: papersOf(one, isVerified),
    sent: isVerified ? await sentLines(db, answers.filter(isSent)) : [],
    ...(await goingOn(deps, one)),
    drafts: isVerified ? answers.filter((answer) => !isSent(answer)).map(({ kind }) => kind) : [],
    house: {
      name: house.name,
      phone: house.phone,
      email: house.email,
      hours: house.officeHours,
      address: house.address,
    },
    today: dayAt(now),
  };
}

async function doubtIn(db: Db, { file, party }: Case, { parties }: DisputeFacts, now: Date) {
  if (!parties.some(({ partyId, isDisputed }) => partyId === party.id && isDisputed)) return null;
  const limits = await limitsFor(db, file, now);
  const limit = limits.findLast(
    ({ row, partyId, state }) =>
      row === 'identity_decision' && partyId === party.id && state === 'running',
  );
  return { dueOn: limit?.dueOn ?? null };
}

/** What is next and what was, by the rules for a party with an account; the story only for whoever has shown who they are. */
async function goingOn(deps: ResponseDeps, { file, party, opened }: Case) {
  const standing = standingOf(party.id);
  const { limits, lanes, file: visible } = await seenBy(deps, file, standing);
  const isDoubted = lanes.some(({ partyId, stage }) => partyId === party.id && stage === 'doubted');
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  return {
    limits: limits
      .filter(({ who }) => who !== 'you' || !isDoubted)
      .map(({ row, who, dueOn, state, heldSince }) => ({
        limit: row,
        who,
        dueOn,
        isOver: state === 'missed',
        isHeld: heldSince !== null,
      })),
    timeline: (opened.session ? visible.events : []).map(({ id, type, onDay, partyId, why }) => ({
      id,
      type,
      on: onDay,
      party: partyId ? (names.get(partyId) ?? null) : null,
      why,
    })),
  };
}

/** Told with each consent, before it is given and after. */
async function costsOfConsents(deps: ResponseDeps, db: Db, file: DisputeFile) {
  const of = (kind: Consenting) => consentLines({ ...deps, db }, file.dispute, kind);
  return {
    agreement: await of('agreement'),
    acceptance: await of('acceptance'),
    fast_track: await of('fast_track'),
  };
}

/** The exact words to which they may agree, by the choice with which they do. */
function textsOf(file: DisputeFile) {
  const said = (kind: ConsentKind) => wordsOf(kind, file, language());
  return {
    agreement: said('submission'),
    acceptance: said('talks'),
    fast_track: said('fast_track'),
  };
}

async function sentLines(db: Db, sent: readonly AnswerRow[]) {
  const offered = sent.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
  const offers = offersIn(sent, await listReplies(db, offered), false);
  return sent.map((row) => ({ ...receiptLine(row), replies: offers.get(row.id)?.replies ?? [] }));
}

function receiptLine({
  id,
  kind,
  number,
  sentAt,
  outcome,
  why,
  isLate,
  setAsideAt,
  documentId: paperId,
}: AnswerRow) {
  const isFallen = setAsideAt !== null;
  return {
    id,
    kind,
    number: number ?? '',
    at: sentAt?.toISOString() ?? '',
    outcome,
    why,
    isLate,
    isFallen,
    paperId,
  };
}

function timeOf({ overAt, ...time }: AnswerTime): Omit<AnswerTime, 'overAt'> & { overAt: string } {
  return { ...time, overAt: overAt.toISOString() };
}

function namesOf({ parties }: DisputeFile, side: 'claimant' | 'respondent'): string[] {
  return parties.filter((party) => party.side === side).map(({ name }) => name);
}

function claimsOf({ claims }: DisputeFile) {
  return claims
    .filter(({ isCounterclaim }) => !isCounterclaim)
    .map(({ head, amountMinor, interestBasis, interestRate, interestFrom }) => ({
      head,
      amount: jsonMinor(amountMinor),
      interestBasis,
      interestRate,
      interestFrom,
    }));
}

function agreementOf({ agreement }: DisputeFile) {
  if (!agreement || agreement.proposedBy === 'none') return null;
  return {
    clause: agreement.clause,
    page: agreement.page,
    agreedOn: agreement.agreedOn,
    version: agreement.version,
    namesInstitution: agreement.namesInstitution,
  };
}

/**
 * Their names for everybody who has the notice; to open one they show who they are. A notice to another respondent holds that
 * one's code and is theirs alone.
 */
function papersOf({ file, party }: Case, isVerified: boolean) {
  const standing = standingOf(party.id);
  return file.documents
    .filter(
      (paper) =>
        mayRead(standing, paper) && isForHer(paper, party.id) && (isVerified || isForAll(paper)),
    )
    .map(({ id, title, kind, type, size, addedAt }) => ({
      id,
      title,
      kind,
      type,
      size: Number(size),
      addedOn: dayAt(addedAt),
    }));
}
