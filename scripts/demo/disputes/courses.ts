import type { DisputeState } from '../../../src/modules/disputes/rules/words.ts';
import * as bargaining from './bargaining.ts';
import { before, byItself, night, office, people, type Stage } from './case.ts';
import { allowed, giveUp, goOnWithout, objects, refused, sign, withdraw } from './claimant.ts';
import * as continuing from './continuing.ts';
import * as leading from './leading.ts';
import * as desk from './office.ts';
import * as performing from './performing.ts';
import * as proposing from './proposing.ts';
import type { Wanted } from './request.ts';
import { allOpen, allSay, opens, ruled, says } from './respondent.ts';
import * as served from './service.ts';
import * as sessions from './sessions.ts';
import * as settling from './settling.ts';
import * as tribunal from './tribunal.ts';
import { work } from './workspace.ts';

/**
 * A way that a dispute may take: where it stands when the demonstration ends, how many go it, how many days before the end
 * they are filed, and whether the claimant needs an account on the way. A dispute that rests in a state in which a time limit
 * runs comes to it a few days before the end, so that nothing has run out.
 */
export type Course = {
  ends: DisputeState;
  count: number;
  ago: readonly [number, number];
  stages: readonly Stage[];
} & Partial<Wanted>;

const old = [62, 115] as const;
const paid = [office(1, 3, desk.pay)];
const admitted = [...paid, office(1, 2, desk.admit)];
const named = [...admitted, office(1, 2, desk.basisNamed)];
const noticed = [...named, office(0, 1, desk.dispatch)];
const noBasis = [...admitted, office(1, 2, desk.basisMissing), office(0, 1, desk.invite)];
const invited = [...admitted, office(0, 1, desk.invite)];
const accepted = [
  ...invited,
  people(1, 6, allSay('acceptance')),
  office(0, 1, desk.callThem),
  people(0, 1, work),
];
const defective = [...paid, office(1, 2, desk.noteDefects)];

const late = (days: readonly [number, number], act: Stage['act']) =>
  before(days[0], days[1], { who: 'office', act });
const lately = (days: readonly [number, number], act: Stage['act']) =>
  before(days[0], days[1], { who: 'people', act });

const servedLately = [...named, late([10, 9], desk.dispatch), lately([7, 4], opens)];
const failed = [
  ...noticed,
  office(0, 1, served.post),
  office(13, 15, byItself('arb_service_failed')),
];
const failedLately = [
  ...named,
  late([19, 18], desk.dispatch),
  late([18, 18], served.post),
  late([3, 3], byItself('arb_service_failed')),
];
const heard = (kind: Parameters<typeof says>[0]) => [
  ...noticed,
  people(1, 2, opens),
  people(1, 6, says(kind)),
  people(0, 1, work),
];
/** Twelve payments: the claimant wants one sum, the respondent offers them, and both sign. */
const settles = [
  ...heard('answer'),
  people(2, 5, settling.wantsToTalk),
  people(1, 2, settling.offersTerms('claimant')),
  people(1, 3, settling.offersTerms('respondent')),
  people(1, 2, settling.acceptsTerms),
  people(0, 1, settling.signsTerms('respondent')),
  people(0, 2, settling.signsTerms('claimant')),
];
/** Both sides want to talk, so many days before the end. */
const talking = (days: number) => [
  ...heard('answer'),
  lately([days + 1, days], settling.wantsToTalk),
];
/** A bidding is agreed on, and both bid in each of these rounds, one a day, the last so many days before the end. */
const bidding = (days: number, rounds: readonly (readonly [number, number])[]) => [
  ...talking(days + rounds.length),
  lately([days + rounds.length, days + rounds.length], bargaining.startsBidding),
  ...rounds.map(([demand, offer], at) => {
    const day = days + rounds.length - 1 - at;
    return lately([day, day], bargaining.bidsOfBoth(demand, offer));
  }),
];
const confirmed = people(1, 2, performing.confirmsPayment);
const paysFirst = [people(18, 21, performing.paysNext), confirmed];
const talk = { process: 'mediation', clause: 'none' } as const;
const proposal = { process: 'conciliation', clause: 'none' } as const;
const none = { clause: 'none' } as const;
const oneSided = { clause: 'one_sided' } as const;
const unreachable = { isReachable: false } as const;

// What whoever is asked has to disclose; none of it bars from acting (Fifth Schedule, items 20 to 34).
const SHED =
  'In 2021 I measured one shed for a company of the claimant’s brother, for a fee of ₹40,000. I have heard of none of them since.';
const TALK = 'I said in a lecture last year that delivery notes without a date prove little.';
const CLUB = 'The respondent’s lawyer and I were both on the library committee of the bar in 2022.';

/** The beginning: fee, scrutiny, the gate. */
const beginnings = {
  unpaid: { ends: 'filed', count: 4, ago: [1, 4], stages: [] },
  lapsed: { ends: 'lapsed', count: 2, ago: [20, 110], stages: [] },
  'just paid': { ends: 'scrutiny', count: 1, ago: [6, 8], stages: paid },
  'half looked at': {
    ends: 'scrutiny',
    count: 1,
    ago: [8, 10],
    stages: [...paid, office(1, 1, (one) => desk.check(one, {}, 6))],
  },
  'sent again': {
    ends: 'scrutiny',
    count: 2,
    ago: [15, 18],
    stages: [...defective, people(1, 3, desk.cure)],
  },
  'to be mended': {
    ends: 'defective',
    count: 4,
    ago: [12, 14],
    stages: [...paid, late([4, 3], desk.noteDefects)],
  },
  'never mended': {
    ends: 'returned',
    count: 2,
    ago: old,
    stages: [...defective, office(14, 16, byItself('returned'))],
  },
  'not for us': {
    ends: 'returned',
    count: 2,
    ago: old,
    stages: [...paid, office(1, 2, desk.sendBack)],
    ...none,
  },
  'for the gate': { ends: 'track_check', count: 2, ago: [12, 16], stages: admitted },
  'mended for the gate': {
    ends: 'track_check',
    count: 1,
    ago: [24, 28],
    stages: [...defective, people(1, 3, desk.cure), office(1, 2, desk.admit)],
  },
  'fee waived': {
    ends: 'track_check',
    count: 1,
    ago: [12, 16],
    stages: [office(1, 2, desk.waive), office(1, 2, desk.admit)],
  },
  'asked to agree': { ends: 'arb_invite', count: 1, ago: [26, 30], stages: noBasis, ...none },
  'half agreed': {
    ends: 'arb_invite',
    count: 2,
    ago: [26, 30],
    stages: [...noBasis, people(1, 2, opens), people(1, 2, sign)],
    ...none,
  },
  'one says no': {
    ends: 'arb_invite',
    count: 1,
    ago: [26, 30],
    stages: [...noBasis, people(1, 4, says('refusal'))],
    ...oneSided,
  },
  'nobody agreed': {
    ends: 'closed_no_basis',
    count: 2,
    ago: old,
    stages: [...noBasis, office(36, 38, byItself('closed_no_basis'))],
    ...none,
  },
  'bad clause': {
    ends: 'closed_no_basis',
    count: 2,
    ago: old,
    stages: [...noBasis, people(2, 9, says('refusal'))],
    ...oneSided,
  },
  'notice to send': { ends: 'arb_notice', count: 2, ago: [15, 19], stages: named },
  'all signed': {
    ends: 'arb_notice',
    count: 1,
    ago: [32, 36],
    respondents: 2,
    ...none,
    stages: [
      ...noBasis,
      people(1, 3, sign),
      people(1, 3, allSay('agreement')),
      office(0, 1, desk.callThem),
      office(1, 2, desk.basisSigned),
    ],
  },
  'sent by a court': {
    ends: 'arb_notice',
    count: 1,
    ago: [30, 34],
    stages: [...noBasis, office(4, 7, desk.basisOrdered)],
    ...oneSided,
  },
} as const satisfies Record<string, Course>;

/** Service, and what a respondent does with it. */
const services = {
  'on its way': {
    ends: 'arb_serving',
    count: 2,
    ago: [18, 24],
    stages: [...named, late([4, 3], desk.dispatch)],
  },
  posted: {
    ends: 'arb_serving',
    count: 1,
    ago: [18, 24],
    stages: [...named, late([5, 4], desk.dispatch), late([2, 2], served.post)],
  },
  'another person': {
    ends: 'arb_serving',
    count: 1,
    ago: [18, 24],
    stages: [
      ...named,
      late([6, 6], desk.dispatch),
      lately([4, 4], opens),
      lately([3, 3], says('identity')),
      late([2, 2], ruled('another')),
    ],
  },
  'nobody there': {
    ends: 'arb_service_failed',
    count: 2,
    ago: [33, 36],
    stages: failedLately,
    ...unreachable,
  },
  'another way asked': {
    ends: 'arb_service_failed',
    count: 2,
    ago: [33, 36],
    stages: [...failedLately, people(0, 0, served.askAnotherWay)],
    ...unreachable,
  },
  'another way ordered': {
    ends: 'arb_serving',
    count: 2,
    ago: [40, 46],
    ...unreachable,
    stages: [...failed, people(1, 3, served.askAnotherWay), late([4, 3], served.anotherWay(true))],
  },
  'served at the door': {
    ends: 'arb_commenced',
    count: 2,
    ago: [50, 55],
    ...unreachable,
    stages: [
      ...failed,
      people(1, 3, served.askAnotherWay),
      late([12, 11], served.anotherWay(true)),
      late([6, 5], served.carriedOut),
    ],
  },
  'no other way': {
    ends: 'withdrawn',
    count: 1,
    ago: old,
    ...unreachable,
    stages: [...failed, office(22, 25, byItself('withdrawn'))],
  },
  'served online': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, people(0, 0, work)],
  },
  'served by post': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [
      ...named,
      late([11, 10], desk.dispatch),
      office(1, 1, served.post),
      late([5, 4], served.delivered),
    ],
  },
  'served by mail': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [
      ...named,
      late([9, 8], desk.dispatch),
      people(0, 0, served.mailAccepted),
      late([2, 2], byItself('arb_commenced')),
    ],
  },
  'one of two not reached': {
    ends: 'arb_commenced',
    count: 1,
    ago: [30, 36],
    respondents: 2,
    stages: [...named, late([13, 12], desk.dispatch), lately([10, 9], opens), late([2, 2], night)],
  },
  'without the one not reached': {
    ends: 'arb_constituting',
    count: 1,
    ago: [50, 100],
    respondents: 2,
    stages: [
      ...noticed,
      people(1, 2, opens),
      people(1, 3, says('answer')),
      office(9, 11, night),
      people(1, 3, goOnWithout),
    ],
  },
  'one of two answered': {
    ends: 'arb_commenced',
    count: 2,
    ago: [26, 34],
    respondents: 2,
    stages: [
      ...named,
      late([9, 8], desk.dispatch),
      lately([6, 5], allOpen),
      lately([3, 2], says('answer')),
      people(0, 0, work),
    ],
  },
  'asks for time': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([2, 1], says('extension'))],
  },
  'has more time': {
    ends: 'arb_commenced',
    count: 2,
    ago: [26, 34],
    stages: [...servedLately, lately([3, 3], says('extension')), late([2, 1], ruled('extended'))],
  },
  'has no more time': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([3, 3], says('extension')), late([2, 1], ruled('declined'))],
  },
  'asks for a call': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([2, 1], says('call_back'))],
  },
  'was called': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([3, 3], says('call_back')), late([2, 1], ruled('called'))],
  },
  'who is it': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([2, 1], says('identity'))],
  },
  'it is she': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([3, 3], says('identity')), late([2, 1], ruled('confirmed'))],
  },
  settled: {
    ends: 'settled',
    count: 1,
    ago: [92, 96],
    stages: [...settles, ...paysFirst, people(26, 28, performing.paysNext), confirmed],
  },
  // A payment is overdue, and nobody has said anything to it; and one of which it was certified.
  'settled, not paid': { ends: 'settled', count: 1, ago: [72, 78], stages: settles },
  'settled, in default': {
    ends: 'settled',
    count: 1,
    ago: [98, 110],
    stages: [...settles, ...paysFirst, lately([2, 1], performing.certifiesDefault)],
  },
  'in talks': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: [
      ...heard('answer'),
      lately([6, 5], settling.wantsToTalk),
      lately([3, 2], settling.offersTerms('claimant')),
    ],
  },
  'bids met': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: bidding(2, [
      [92, 55],
      [74, 76],
    ]),
  },
  'bids did not meet': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: bidding(2, [
      [95, 40],
      [88, 50],
      [80, 60],
    ]),
  },
  'bidding goes on': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: [...bidding(2, [[90, 50]]), lately([1, 1], bargaining.claimantBids(80))],
  },
  'weighs packages': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: [
      ...talking(5),
      lately([5, 5], bargaining.listsIssues),
      lately([4, 4], bargaining.weighs('claimant')),
      lately([3, 3], bargaining.weighs('respondent')),
      lately([1, 1], bargaining.acceptsPackages),
    ],
  },
  'divides things': {
    ends: 'arb_constituting',
    count: 1,
    ago: [30, 60],
    stages: [
      ...talking(5),
      lately([5, 5], bargaining.listsThings),
      lately([4, 4], bargaining.sharesPoints('claimant')),
      lately([2, 2], bargaining.sharesPoints('respondent')),
      lately([1, 1], bargaining.acceptsDivision),
    ],
  },
  answered: { ends: 'arb_constituting', count: 1, ago: [40, 110], stages: heard('answer') },
  'two answered': {
    ends: 'arb_constituting',
    count: 1,
    ago: [40, 110],
    respondents: 2,
    claimants: 2,
    stages: [...noticed, people(1, 2, allOpen), people(1, 6, allSay('answer')), people(0, 1, work)],
  },
  objected: { ends: 'arb_constituting', count: 1, ago: [40, 110], stages: heard('objection') },
  offered: { ends: 'arb_constituting', count: 1, ago: [40, 110], stages: heard('offer') },
  'claims too': {
    ends: 'arb_constituting',
    count: 1,
    ago: [40, 110],
    stages: heard('counterclaim'),
  },
  silent: {
    ends: 'arb_constituting',
    count: 1,
    ago: [85, 110],
    stages: [
      ...noticed,
      office(0, 1, served.post),
      office(3, 4, served.delivered),
      office(36, 40, byItself('arb_constituting')),
    ],
  },
  warned: {
    ends: 'arb_constituting',
    count: 1,
    ago: [95, 112],
    stages: [
      ...noticed,
      people(1, 2, opens),
      office(36, 40, byItself('arb_constituting')),
      office(1, 3, served.warn),
    ],
  },
} as const satisfies Record<string, Course>;

const sole = { isSole: true } as const;
/** A list of names that goes out, and the answers to it, so many days before the end. */
const list = (days: readonly [number, number, number]) => [
  ...heard('answer'),
  late([days[0], days[0]], tribunal.sendNames),
  lately([days[1], days[1]], tribunal.answers('claimant')),
  lately([days[2], days[2]], tribunal.answers('respondent')),
];
/** Whoever is asked discloses, is not objected to, and is appointed so many days before the end. */
const seated = (days: number) => [
  lately([days + 7, days + 7], tribunal.discloses()),
  lately([days + 6, days + 6], tribunal.saysOfThem('claimant')),
  lately([days + 5, days + 5], tribunal.saysOfThem('respondent')),
  late([days, days], tribunal.appoint),
];
const appointed = (days: number) => [...list([days + 18, days + 10, days + 9]), ...seated(days)];
/** Where both sides answer at once. */
const soonAppointed = (days: number) => [...list([days + 10, days + 9, days + 9]), ...seated(days)];

/** Both sides come to terms and sign so many days before the end. */
const settlesWithin = (days: number) => [
  lately([days + 4, days + 4], settling.wantsToTalk),
  lately([days + 3, days + 3], settling.offersTerms('respondent')),
  lately([days + 2, days + 2], settling.acceptsTerms),
  lately([days + 1, days + 1], settling.signsTerms('respondent')),
  lately([days, days], settling.signsTerms('claimant')),
];

/** A challenge so many days before the end, and the word of the other side on it. */
const challenged = (days: number) => [
  lately([days, days], tribunal.challenges),
  lately([days - 3, days - 3], tribunal.resists),
];

/**
 * The way to the tribunal. A side has ten days for the list, whoever is asked three, and an objection seven: none of them has run
 * out where somebody is still waited for.
 */
const tribunals = {
  'names out': {
    ends: 'arb_constituting',
    count: 1,
    ago: [45, 60],
    stages: [
      ...heard('answer'),
      late([7, 6], tribunal.sendNames),
      lately([2, 1], tribunal.answers('claimant')),
    ],
    ...sole,
  },
  'two nominees asked': {
    ends: 'arb_constituting',
    count: 1,
    ago: [45, 60],
    stages: [
      ...heard('answer'),
      late([12, 11], tribunal.asksSides),
      lately([4, 4], tribunal.nominates('claimant')),
      lately([1, 1], tribunal.nominates('respondent')),
    ],
    isThree: true,
  },
  'first name asked': {
    ends: 'arb_constituting',
    count: 1,
    ago: [45, 60],
    stages: list([9, 4, 2]),
    ...sole,
  },
  'one declined': {
    ends: 'arb_constituting',
    count: 1,
    ago: [45, 60],
    stages: [...list([12, 6, 4]), lately([2, 2], tribunal.declines)],
    ...sole,
  },
  'objected to': {
    ends: 'arb_constituting',
    count: 1,
    ago: [45, 60],
    stages: [
      ...list([14, 8, 7]),
      lately([5, 5], tribunal.discloses({ former_work: SHED, public_position: TALK })),
      lately([2, 2], tribunal.saysOfThem('respondent', 'objects')),
    ],
    ...sole,
    language: 'hi',
  },
  'to be appointed': {
    ends: 'arb_constituting',
    count: 1,
    ago: [50, 65],
    stages: [
      ...list([20, 13, 12]),
      lately([10, 10], tribunal.discloses({ other_office: CLUB })),
      lately([8, 8], tribunal.saysOfThem('claimant')),
    ],
    ...sole,
  },
  appointed: { ends: 'arb_appointed', count: 1, ago: [60, 110], stages: appointed(8), ...sole },
  'deposits paid': {
    ends: 'arb_prelim',
    count: 4,
    ago: [75, 110],
    stages: [...appointed(20), ...[15, 12].map((day) => late([day, day], desk.pay))],
    ...sole,
  },
  'award asked for': {
    ends: 'arb_terms',
    count: 4,
    ago: [75, 110],
    stages: [...appointed(20), ...settlesWithin(3)],
    ...sole,
  },
  'award on terms': {
    ends: 'settled',
    count: 1,
    ago: [75, 110],
    stages: [...appointed(20), ...settlesWithin(4), lately([1, 1], settling.putsName)],
    ...sole,
  },
  // One side paid its half, and the other may still pay the rest.
  'one half paid': {
    ends: 'arb_suspended',
    count: 4,
    ago: [100, 115],
    stages: [
      ...soonAppointed(46),
      late([40, 40], desk.pay),
      late([8, 8], byItself('arb_suspended')),
    ],
    ...sole,
  },
  'no deposit': {
    ends: 'terminated',
    count: 4,
    ago: [130, 150],
    stages: [
      ...soonAppointed(74),
      late([70, 70], desk.pay),
      late([38, 38], byItself('arb_suspended')),
      late([2, 2], byItself('terminated')),
    ],
    ...sole,
  },
  'one withdrew': {
    ends: 'arb_constituting',
    count: 1,
    ago: [65, 110],
    stages: [...appointed(12), lately([2, 2], tribunal.leaves)],
    ...sole,
  },
  // A lawyer came after the appointment, and whoever decides was asked again (ACA s. 12(2)).
  'asked again': {
    ends: 'arb_appointed',
    count: 1,
    ago: [65, 110],
    stages: [...appointed(9), lately([2, 2], continuing.letsLawyerIn('Adv. Shirin Vakil'))],
    ...sole,
  },
  'nothing to disclose': {
    ends: 'arb_appointed',
    count: 1,
    ago: [65, 110],
    stages: [
      ...appointed(10),
      lately([5, 5], continuing.letsLawyerIn('Adv. Harsh Oza')),
      lately([3, 3], continuing.knowsOfNothing),
    ],
    ...sole,
  },
  challenged: {
    ends: 'arb_appointed',
    count: 1,
    ago: [65, 110],
    stages: [...appointed(9), lately([3, 3], tribunal.challenges)],
    ...sole,
  },
  'challenge failed': {
    ends: 'arb_appointed',
    count: 1,
    ago: [70, 110],
    stages: [...appointed(16), ...challenged(9), lately([2, 2], tribunal.rules(false))],
    ...sole,
  },
  // The substitute is asked, discloses, is not objected to, and goes on where the other stopped (ACA s. 15).
  'challenge upheld': {
    ends: 'arb_appointed',
    count: 1,
    ago: [85, 115],
    stages: [
      ...appointed(30),
      ...challenged(22),
      lately([17, 17], tribunal.rules(true)),
      ...seated(8),
    ],
    ...sole,
  },
} as const satisfies Record<string, Course>;

/** Both sides gave the same names, whoever stands highest disclosed, and neither objects: they are appointed by that. */
const led = [
  ...accepted,
  lately([30, 30], leading.proposes),
  lately([28, 28], leading.agrees),
  lately([27, 27], tribunal.discloses()),
  lately([25, 25], tribunal.saysOfThem('claimant')),
  lately([24, 24], leading.isSeated),
];

/** And both have met whoever leads their talks. */
const met = [...led, lately([20, 20], sessions.callsBoth), lately([16, 16], sessions.wasHeld)];

/** Whoever leads proposes, hears one side, writes it anew, and asks both; so many days before the end the claimant has answered. */
const proposed = (days: number) => [
  lately([days + 6, days + 6], proposing.writesTerms),
  lately([days + 4, days + 4], proposing.observes),
  lately([days + 2, days + 2], proposing.asksBoth),
  lately([days, days], proposing.answersInSecret('claimant', true)),
];

/** Talks, and the ways out. */
const others = {
  'con asked': { ends: 'con_wait', count: 2, ago: [20, 26], stages: invited, ...proposal },
  'con read': {
    ends: 'con_wait',
    count: 2,
    ago: [20, 26],
    stages: [...invited, people(1, 4, opens)],
    ...proposal,
  },
  'con agreed': { ends: 'con_appoint', count: 3, ago: [20, 100], stages: accepted, ...proposal },
  'con names given': {
    ends: 'con_appoint',
    count: 1,
    ago: [20, 26],
    stages: [...accepted, lately([3, 2], leading.proposes)],
    ...proposal,
  },
  'con led': {
    ends: 'con_active',
    count: 4,
    ago: [45, 80],
    stages: [...met, ...proposed(2), lately([1, 1], sessions.callsOne)],
    ...proposal,
  },
  'con signed': {
    ends: 'con_terms',
    count: 4,
    ago: [45, 80],
    stages: [...led, ...settlesWithin(3)],
    ...proposal,
  },
  'con settled': {
    ends: 'settled',
    count: 1,
    ago: [45, 80],
    stages: [
      ...led,
      ...proposed(8),
      lately([6, 6], proposing.answersInSecret('respondent', true)),
      lately([4, 4], settling.signsTerms('respondent')),
      lately([3, 3], settling.signsTerms('claimant')),
      lately([1, 1], settling.putsName),
    ],
    ...proposal,
  },
  'con given up': {
    ends: 'closed_talks_ended',
    count: 1,
    ago: [45, 80],
    stages: [
      ...led,
      ...proposed(8),
      lately([6, 6], proposing.answersInSecret('respondent', false)),
      lately([4, 3], leading.declares),
    ],
    ...proposal,
  },
  'con refused': {
    ends: 'closed_no_conciliation',
    count: 2,
    ago: [20, 100],
    stages: [...invited, people(1, 6, says('rejection'))],
    ...proposal,
  },
  'con silent': {
    ends: 'closed_no_conciliation',
    count: 2,
    ago: old,
    stages: [...invited, people(36, 38, giveUp)],
    ...proposal,
  },
  'med asked': { ends: 'med_invite', count: 3, ago: [20, 26], stages: invited, ...talk },
  'med of three': {
    ends: 'med_invite',
    count: 2,
    ago: [24, 30],
    respondents: 3,
    stages: [...invited, people(1, 3, says('acceptance'))],
    ...talk,
  },
  'con left': {
    ends: 'closed_talks_ended',
    count: 1,
    ago: [30, 100],
    stages: [...accepted, people(2, 8, says('leaving'))],
    ...proposal,
  },
  'med agreed': { ends: 'med_appoint', count: 3, ago: [20, 100], stages: accepted, ...talk },
  'med left to us': {
    ends: 'med_appoint',
    count: 1,
    ago: [20, 26],
    stages: [
      ...accepted,
      lately([3, 3], leading.leavesIt('claimant')),
      lately([2, 2], leading.leavesIt('respondent')),
    ],
    ...talk,
  },
  'med led': {
    ends: 'med_active',
    count: 4,
    ago: [45, 80],
    stages: [...met, lately([15, 15], leading.appears), lately([1, 1], sessions.callsOne)],
    ...talk,
  },
  'med signed': {
    ends: 'med_terms',
    count: 4,
    ago: [45, 80],
    stages: [...led, lately([17, 17], leading.appears), ...settlesWithin(3)],
    ...talk,
  },
  'med left': {
    ends: 'closed_talks_ended',
    count: 2,
    ago: [30, 100],
    stages: [...accepted, people(2, 8, says('leaving'))],
    ...talk,
  },
  'med refused': {
    ends: 'closed_no_mediation',
    count: 3,
    ago: [20, 100],
    stages: [...invited, people(1, 6, says('rejection'))],
    ...talk,
  },
  'med silent': {
    ends: 'closed_no_mediation',
    count: 2,
    ago: old,
    stages: [...invited, people(36, 38, giveUp)],
    ...talk,
  },
  stayed: {
    ends: 'stayed',
    count: 3,
    ago: [40, 100],
    stages: [...noticed, people(1, 2, opens), office(3, 5, desk.stay)],
  },
  'talks stayed': {
    ends: 'stayed',
    count: 1,
    ago: [40, 100],
    stages: [...invited, office(3, 9, desk.stay)],
    ...talk,
  },
  'goes on': {
    ends: 'arb_constituting',
    count: 1,
    ago: [70, 100],
    stages: [...heard('answer'), office(3, 5, desk.stay), office(14, 20, desk.resume)],
  },
  'withdrawn early': {
    ends: 'withdrawn',
    count: 2,
    ago: [20, 100],
    stages: [...admitted, people(1, 4, withdraw)],
  },
  'withdrawn in peace': {
    ends: 'withdrawn',
    count: 2,
    ago: [45, 100],
    stages: [...heard('offer'), people(2, 4, withdraw), office(12, 13, byItself('withdrawn'))],
  },
  'withdrawn over an objection': {
    ends: 'withdrawn',
    count: 2,
    ago: [45, 100],
    stages: [
      ...heard('answer'),
      people(2, 4, withdraw),
      people(1, 2, objects),
      office(1, 3, allowed),
    ],
  },
  'not withdrawn': {
    ends: 'arb_constituting',
    count: 2,
    ago: [45, 100],
    stages: [
      ...heard('answer'),
      people(2, 4, withdraw),
      people(1, 2, objects),
      office(1, 3, refused),
    ],
  },
  'wants to withdraw': {
    ends: 'arb_commenced',
    count: 1,
    ago: [26, 34],
    stages: [...servedLately, lately([2, 1], withdraw)],
  },
} as const satisfies Record<string, Course>;

export const COURSES: Readonly<Record<string, Course>> = {
  ...beginnings,
  ...services,
  ...tribunals,
  ...others,
};
