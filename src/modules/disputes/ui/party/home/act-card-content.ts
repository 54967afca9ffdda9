import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import {
  actWords,
  doubtWords,
  missedWords,
  passedWords,
  placeAddress,
  placeWords,
} from '../../../contract/next-words.ts';
import { FINAL } from '../../../contract/words.ts';
import type { PartyDisputeView } from '../types.ts';
import { stateWords, timeWords, whoWords } from '../words.ts';
import { type ActCardContent, type ActLink, deadlineReasonInWords } from './act-card.tsx';

type Next = PartyDisputeView['next'][number];
type Passed = PartyDisputeView['passed'][number];

/** Where the reader answers what was sent to them: a page of its own kind (decision 0027), or null where nothing was. */
export type AnswerPage = string | null;

/** What the card says: the reader's own act with the nearest day, else what their own passed limit led to, else who else must act. */
export function actCardContent(dispute: PartyDisputeView, answerAt: AnswerPage): ActCardContent {
  if (FINAL.includes(dispute.state))
    return { ...NOTHING, top: m.case_home_ended(), title: stateWords[dispute.state]() };
  const own = firstOwn(dispute);
  if (own) return ownAct(dispute, own, answerAt);
  const isOwn = (partyId: string | null) =>
    dispute.parties.some(({ id, isYou }) => isYou && id === partyId);
  const doubted = dispute.lanes.find(({ partyId, stage }) => stage === 'doubted' && isOwn(partyId));
  if (doubted) return inDoubt(dispute, doubted.partyId);
  const passed = dispute.passed.findLast(
    ({ partyId, ledTo }) => isOwn(partyId) && OWN_TIME.includes(ledTo),
  );
  return passed ? timeOver(dispute, passed, answerAt) : waiting(dispute, answerAt);
}

/** What stands in the way of an answer that is refused, and who decides. */
function inDoubt({ next }: PartyDisputeView, partyId: string): ActCardContent {
  const decision = next.find(
    ({ act, aboutParty }) => act === 'identity_decision' && aboutParty === partyId,
  );
  const { title, words } = doubtWords(decision?.dueOn ?? null);
  return { ...NOTHING, top: m.case_home_wait(), title, words: `${words} ${m.case_home_write()}` };
}

/** The act that the card is about: the reader's own with the nearest day. */
export function firstOwn({ next }: PartyDisputeView): Next | undefined {
  return next.find(({ who }) => who === 'you');
}

/** What follows from a time that was the party's own; another's about them, such as that of a delivery, was not. */
const OWN_TIME: readonly Passed['ledTo'][] = [
  'goes_on_unheard',
  'goes_on_without',
  'may_count_as_no',
  'stays_closed',
];

const NOTHING = {
  is: 'wait',
  by: null,
  dueOn: null,
  words: null,
  go: null,
  more: null,
  follows: null,
  costs: null,
  why: null,
} as const;

/** What is said in the place of a last day while a limit does not run out. */
const waits = ({ isHeld, isPaused, dueOn }: Next): string | null =>
  (isHeld || isPaused) && dueOn ? timeWords({ isHeld, isPaused, dueOn }) : null;

function ownAct(dispute: PartyDisputeView, act: Next, answerAt: AnswerPage): ActCardContent {
  const go = act.place ? wayTo(dispute, act.place, answerAt) : null;
  return {
    is: 'own',
    top: m.case_home_turn(),
    by: nameOf(dispute, act.byParty),
    title: titleOf(dispute, act),
    dueOn: act.isHeld || act.isPaused ? null : act.dueOn,
    words: waits(act),
    go,
    more: moreTime(dispute, act, answerAt),
    follows: act.missed
      ? missedWords[act.missed]({ party: nameOf(dispute, act.aboutParty ?? act.byParty) })
      : null,
    costs: costSaid(dispute, act),
    why: deadlineReasonInWords(act),
  };
}

function moreTime({ may }: PartyDisputeView, { act }: Next, answerAt: AnswerPage) {
  if (act !== 'answer' || !answerAt || !may.includes('extension_asked')) return null;
  return { href: `${answerAt}/extension`, words: m.case_home_more_time(), isOther: true };
}

/** What the reader pays now, and what may come, as it was told before anything was filed. */
function costSaid({ estimate }: PartyDisputeView, { act }: Next): string | null {
  if (!estimate) return null;
  const { now, later, most } = estimate;
  const first =
    act === 'answer'
      ? m.case_home_cost_none({ sum: moneyInWords(inRupees(now)) })
      : m.case_home_cost_now({ sum: moneyInWords(inRupees(now)) });
  if (most === null)
    return `${first} ${m.case_home_cost_later({ later: moneyInWords(inRupees(later)) })}`;
  return `${first} ${m.case_home_cost_later_most({ later: moneyInWords(inRupees(later)), most: moneyInWords(inRupees(most)) })}`;
}

function timeOver(dispute: PartyDisputeView, passed: Passed, answerAt: AnswerPage): ActCardContent {
  return {
    ...NOTHING,
    is: 'over',
    top: m.case_home_over(),
    title: passedWords[passed.ledTo]({
      party: nameOf(dispute, passed.partyId),
      day: dayInWords(passed.dueOn),
    }),
    go:
      answerAt && dispute.may.includes('answered')
        ? { href: answerAt, words: m.case_home_late(), isOther: true }
        : null,
  };
}

/** Who else must act is said with the day, and that the reader hears of it. */
function waiting(dispute: PartyDisputeView, answerAt: AnswerPage): ActCardContent {
  // Whom the notice has not reached in law may read it all the same, and answer.
  const go =
    answerAt && dispute.lanes.some(isUnderWayTo(dispute))
      ? { href: answerAt, words: placeWords.papers(), isOther: true }
      : null;
  const [next] = dispute.next.filter(({ dueOn, isHeld }) => dueOn && !isHeld);
  if (!next?.dueOn)
    return {
      ...NOTHING,
      top: m.case_home_wait(),
      title: m.case_home_none(),
      words: m.case_home_write(),
      go,
    };
  const who = next.byParty ? nameOf(dispute, next.byParty) : whoWords[next.who]();
  return {
    ...NOTHING,
    top: m.case_home_wait(),
    title: m.case_home_none_until({ day: dayInWords(next.dueOn) }),
    words: `${m.case_home_waits_for({ who, act: actWords(next.act), due: m.case_due({ day: dayInWords(next.dueOn) }) })} ${m.case_home_write()}`,
    go,
  };
}

const UNREACHED: readonly PartyDisputeView['lanes'][number]['stage'][] = [
  'on_its_way',
  'not_reached',
  'other_way',
];

function isUnderWayTo({ parties }: PartyDisputeView) {
  const own = parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  return ({ partyId, stage }: PartyDisputeView['lanes'][number]) =>
    own.includes(partyId) && UNREACHED.includes(stage);
}

function nameOf({ parties }: PartyDisputeView, partyId: string | null): string {
  return parties.find(({ id }) => id === partyId)?.name ?? '';
}

function titleOf(dispute: PartyDisputeView, act: Next): string {
  const name = nameOf(dispute, act.aboutParty);
  if (act.act === 'answer')
    return dispute.sum > 0
      ? m.case_home_do_answer_sum({
          sum: moneyInWords({ amount: dispute.sum, currency: dispute.currency }),
        })
      : m.case_home_do_answer();
  if (act.act === 'unserved_respondent') return m.case_home_do_unserved_respondent({ name });
  if (act.act === 'offer') return m.case_home_do_offer({ name });
  return named(titles, act.act)?.() ?? actWords(act.act);
}

const titles: Partial<Record<PackLimit | 'no_reply', () => string>> = {
  registration_payment: m.case_home_do_registration_payment,
  cure_defects: m.case_home_do_cure_defects,
  agree_to_arbitrate: m.case_home_do_agree_to_arbitrate,
  substitution_application: m.case_home_do_substitution_application,
  final_warning: m.case_home_do_final_warning,
  withdrawal_objection: m.case_home_do_withdrawal_objection,
  reopening: m.case_home_do_reopening,
  conciliation_invitation: m.case_home_do_reply,
  mediation_consent: m.case_home_do_reply,
  no_reply: m.case_home_do_no_reply,
};

/** Where an act is done: the page of the paper that it answers, a page of its own, or a part of this page. */
function wayTo(
  dispute: PartyDisputeView,
  place: NonNullable<Next['place']>,
  answerAt: AnswerPage,
): ActLink {
  const words =
    dispute.process === 'arbitration' || place !== 'papers'
      ? placeWords[place]()
      : m.case_home_go_reply();
  return place === 'papers' && answerAt
    ? { href: answerAt, words, isOther: true }
    : { href: placeAddress(place, dispute.id), words };
}
