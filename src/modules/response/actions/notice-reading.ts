import { language } from '#kernel/language.ts';
import { allow } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { wordsOf } from '#modules/disputes/actions/consents.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { warningDaysOf } from '#modules/disputes/actions/notice-document.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, documentsIn, factsFor } from '#modules/disputes/actions/reading.ts';
import { seenBy } from '#modules/disputes/actions/seen.ts';
import { placeOfParty } from '#modules/disputes/actions/tax-place.ts';
import type { ConsentKind } from '#modules/disputes/rules/consents.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { choicesFor } from '../rules/choices.ts';
import { listReplies } from '../store/offers.ts';
import { answerTime } from './answer-time.ts';
import { consentShares } from './consent-costs.ts';
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
import { recordNoticeReading } from './notice-readings.ts';
import { contactsOf } from './proof.ts';
import { pageOpened } from './service.ts';

export type NoticeReading = Awaited<ReturnType<typeof readingOf>> & { inAccount: string | null };
type Reading = { from: NoticeVisitor; viewer: Viewer | null };

/** What stands in the notice, and what may be done about it. */
export async function readNotice(deps: ResponseDeps, code: string, { from, viewer }: Reading) {
  const before = await findCase(deps, code, from);
  if (!before.ok) return before;
  await recordNoticeReading(deps, before.value.opened, from);
  // What went out since they proved who they are is opened with its page.
  const found = (await pageOpened(deps, before.value)) ? await findCase(deps, code, from) : before;
  if (!found.ok) return found;
  return allow({
    ...(await readingOf(deps, found.value)),
    inAccount: await inAccountOf(deps.db, viewer, found.value),
  });
}

/** All that a notice's page is made of; what is not this party's, or not shown before they said who they are, is not in it. */
async function readingOf(deps: ResponseDeps, one: Case) {
  const { opened, file, party, answers } = one;
  const { db } = deps;
  const now = deps.now();
  const isVerified = opened.session !== null;
  const facts = await factsFor(db, file, now);
  const [sent, drafts] = [answers.filter(isSent), answers.filter((answer) => !isSent(answer))];
  const offered = sent.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
  return {
    file,
    party,
    isVerified,
    now,
    isReleased: isReleased(file.events, party.id),
    isAbsent: facts.parties.some(({ partyId, isAbsent }) => partyId === party.id && isAbsent),
    doubt: await doubtIn(db, one, facts, now),
    warningDays: warningDaysOf(file.dispute),
    time: await answerTime(db, file, party.id, now),
    taxPlace: isVerified ? placeOfParty(party, party.contacts, now) : null,
    choices: choicesFor({
      facts,
      partyId: party.id,
      sent: counting(one).map(sentOf),
      isKnownOtherwise: await isKnownOtherwise(db, one),
    }),
    consentTexts: textsOf(file),
    consentShares: await consentShares(deps, file.dispute),
    contacts: contactsOf(party),
    papers: await papersOf(db, one, isVerified),
    sent: isVerified ? sent : [],
    replies: isVerified ? await listReplies(db, offered) : [],
    drafts: isVerified ? drafts : [],
    ...(await goingOn(deps, one)),
    house: (await currentSetting(db, 'facts', now)).value,
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
  const { limits, lanes, file: visible } = await seenBy(deps, file, standingOf(party.id));
  const isDoubted = lanes.some(({ partyId, stage }) => partyId === party.id && stage === 'doubted');
  return {
    limits: limits.filter(({ who }) => who !== 'you' || !isDoubted),
    events: opened.session ? visible.events : [],
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

/**
 * Their names for everybody who has the notice; to open one they show who they are. A notice to another respondent holds that
 * one's code and is theirs alone.
 */
async function papersOf(db: Db, { file, party }: Case, isVerified: boolean) {
  const standing = standingOf(party.id);
  const bounds = boundsIn(file);
  return (await documentsIn(db, file.dispute.id)).filter(
    (paper) =>
      mayRead(standing, paper, bounds) &&
      isForHer(paper, party.id) &&
      (isVerified || isForAll(paper)),
  );
}
