import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { speaking } from '#platform/language.ts';
import { DisputeBoard } from '../board.tsx';
import { DisputeHome } from '../dispute.tsx';
import { DisputePapers } from '../papers.tsx';
import type { PartyDisputeView } from '../types.ts';

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

type Props = Partial<Parameters<typeof DisputeHome>[0]>;

function drawn(dispute: PartyDisputeView, more: Props = {}): string {
  return page(<DisputeHome dispute={dispute} attempt={undefined} {...more} />);
}

function page(element: React.ReactElement): string {
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const party = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  side: 'respondent',
  isYou: false,
  servedOn: null,
  answeredOn: null,
  releasedOn: null,
  representatives: [],
  mayRelease: false,
  contacts: [],
  taxPlace: null,
  ...more,
});
const lane = (partyId: string, stage: string, more: object = {}) => ({
  partyId,
  stage,
  on: null,
  dueOn: null,
  hasOffered: false,
  ...more,
});
const answer = {
  act: 'answer',
  who: 'you',
  byParty: 'ben',
  aboutParty: null,
  startedOn: '2026-03-08',
  dueOn: '2026-03-23',
  isHeld: false,
  isPaused: false,
};
const own = {
  ...answer,
  citation: 'Institution: answer',
  place: 'papers',
  missed: 'goes_on_unheard',
};

// The page reads nothing else of a dispute.
function disputeOf(more: object): PartyDisputeView {
  return {
    id: 'd1',
    asOf: '2026-03-18T08:50:00.000Z',
    reference: 'MUNCH-AR-2026-000001',
    process: 'arbitration',
    state: 'arb_commenced',
    as: 'respondent',
    track: 'online',
    wish: 'online',
    title: 'Fit-out',
    facts: '',
    relief: '',
    seat: 'Mumbai',
    sector: '',
    currency: 'INR',
    sum: 79_250_000,
    filedAt: '2026-02-20T06:00:00.000Z',
    commencedOn: '2026-03-08',
    agreement: null,
    limits: [],
    next: [own],
    passed: [],
    claims: [],
    timeline: [],
    newPapers: 0,
    consents: [],
    may: ['answered', 'extension_asked'],
    limitation: { causeOn: null, kind: '', acknowledgedOn: null, paidOn: null, lateReason: '' },
    estimate: { now: 0, later: 1_180_000, most: 2_830_000 },
    parties: [
      party('ada', 'Kulkarni Studio', { side: 'claimant' }),
      party('ben', 'Bharat Stays', { isYou: true, servedOn: '2026-03-08' }),
      party('dev', 'Devraj Fit-outs LLP', { servedOn: '2026-02-27', answeredOn: '2026-03-10' }),
      party('imr', 'Imran Shaikh'),
    ],
    lanes: [
      lane('ben', 'reached', { on: '2026-03-08', dueOn: '2026-03-23', hasOffered: true }),
      lane('dev', 'answered', { on: '2026-03-10' }),
      lane('imr', 'not_reached'),
    ],
    ...more,
  } as unknown as PartyDisputeView;
}

test('the card tells the count, the act, its day, what follows and what it costs, with one button and more time as a link', () => {
  const html = drawn(disputeOf({}), { answerAt: '/n/CODE' });
  const card = textOf(html.slice(html.indexOf('<section class="act'), html.indexOf('chm-rest')));
  expect(card).toContain('Your turn Bharat Stays to act');
  expect(card).toContain(
    '5 days 9 hours Answer the claim of ₹7,92,500 By the end of Monday 23 March 2026, IST',
  );
  expect(card).toContain('If you do nothing');
  expect(card).toContain('Answering costs you ₹0. Later about ₹11,800, at most ₹28,300 with tax.');
  expect(html.match(/href="\/n\/CODE"/g)).toHaveLength(1);
  expect(html).toContain('href="/n/CODE/extension"');
});

test('an offer is no answer: it has a door of its own, and the answer stays open behind it', () => {
  const doors = (html: string) =>
    [...html.matchAll(/<li class="lns-(done|open|later|claimant)">.*?<small[^>]*>([^<]*)</g)].map(
      ([, is, words]) => `${is}: ${words}`,
    );
  expect(doors(drawn(disputeOf({})))).toEqual([
    'done: Reached 8 Mar',
    'done: Offered',
    'open: Answer by 23 Mar',
    'done: Reached 27 Feb',
    'done: Answered 10 Mar',
    'later: Waits',
    'claimant: Claimant to act',
    'later: Not reached',
    'later: Not begun',
  ]);
});

test('what is new since the last visit stands beside the number and first in its card; without any the last acts do', () => {
  const event = (id: string, more: object = {}) => ({
    id,
    type: 'answered',
    at: '2026-03-17T06:00:00.000Z',
    on: '2026-03-17',
    party: 'Devraj Fit-outs LLP',
    why: '',
    isNew: true,
    ...more,
  });
  const timeline = [event('old', { isNew: false }), event('one'), event('two')];
  const html = drawn(disputeOf({ timeline, newSince: '2026-03-15T06:00:00.000Z' }));
  expect(textOf(html)).toContain('2 new since 15 Mar');
  const card = html.slice(html.indexOf('id="new"'));
  expect(textOf(card)).toContain('New since 15 Mar All 3');
  expect(card.slice(0, card.indexOf('</ul>')).match(/<li/g)).toHaveLength(2);
  // In the visit of the same day an hour says more.
  expect(textOf(drawn(disputeOf({ timeline, newSince: '2026-03-18T03:40:00.000Z' })))).toContain(
    '2 new since 09:10',
  );
  const papers = drawn(disputeOf({ timeline, newSince: '2026-03-15T06:00:00.000Z', newPapers: 3 }));
  expect(textOf(papers)).toContain('5 new since 15 Mar');
  expect(textOf(papers.slice(papers.indexOf('id="new"')))).toContain('3 new papers');
  const messages = [
    { to: '/cases/d1/talk/all', place: 'Everybody', count: 2 },
    { to: '/cases/d1/talk/own-ben', place: 'Bharat Stays', count: 1 },
  ];
  const talked = drawn(disputeOf({ timeline, newSince: '2026-03-15T06:00:00.000Z' }), { messages });
  expect(textOf(talked)).toContain('5 new since 15 Mar');
  const said = talked.slice(talked.indexOf('id="new"'));
  expect(textOf(said)).toContain('Everybody : 2 new messages Bharat Stays : 1 new message');
  expect(said).toContain('href="/cases/d1/talk/own-ben"');
  const seen = timeline.map((one) => ({ ...one, isNew: false }));
  const quiet = textOf(drawn(disputeOf({ timeline: seen, newSince: '2026-03-15T06:00:00.000Z' })));
  expect(quiet).toContain('Latest All 3');
  expect(quiet).not.toContain('new since');
});

test('who has nothing to do reads so, with whose turn it is and until when', () => {
  const others = {
    ...own,
    who: 'institution',
    act: 'tribunal_formation',
    byParty: null,
    dueOn: '2026-04-09',
    place: null,
    missed: null,
  };
  const html = drawn(disputeOf({ next: [others] }));
  expect(html).toContain('act act-wait');
  expect(textOf(html)).toContain(
    'Nothing from you until 9 April 2026 The institution: First step towards the tribunal, by 9 April 2026.',
  );
  expect(html).not.toContain('act-count');
});

test('whom the case waits for is a sentence of the reader’s language', () => {
  const others = {
    ...own,
    who: 'institution',
    act: 'tribunal_formation',
    byParty: null,
    place: null,
    missed: null,
  };
  speaking('hi', () => {
    const said = textOf(drawn(disputeOf({ next: [{ ...others, dueOn: '2026-04-09' }] })));
    expect(said).toContain('9 अप्रैल 2026 तक। ');
  });
});

test('when the time is over, what followed takes the place of the count, and a late answer has its button', () => {
  const passed = [{ act: 'answer', partyId: 'ben', dueOn: '2026-03-13', ledTo: 'goes_on_unheard' }];
  const html = drawn(disputeOf({ next: [], passed }), { answerAt: '/n/CODE' });
  expect(textOf(html)).toContain('Your time is over Bharat Stays did not answer by 13 March 2026.');
  expect(textOf(html)).toContain('Answer late');
  // That the notice was not delivered in time to somebody was not their own time.
  const delivery = [
    { act: 'service_window', partyId: 'ben', dueOn: '2026-03-13', ledTo: 'claimant_chooses' },
  ];
  expect(drawn(disputeOf({ next: [], passed: delivery }))).not.toContain('Your time is over');
});

test('a bill that waits stands high and withdrawing last', () => {
  const dispute = disputeOf({
    as: 'claimant',
    next: [],
    may: ['withdrawal_asked', 'contact_changed'],
  });
  const html = drawn(dispute, { due: 590_000 });
  const places = ['₹5,900 is to be paid', 'id="lanes"', 'Withdraw the case'].map((words) =>
    html.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html.match(/href="\/cases\/d1\/costs"/g)).toHaveLength(2);
  expect(drawn(dispute)).not.toContain('is to be paid');
  expect(html.lastIndexOf('<details')).toBe(
    html.lastIndexOf('<details', html.indexOf('Withdraw the case')),
  );
  // The card leads to the bill already.
  const asked = disputeOf({ next: [{ ...own, place: 'costs' }] });
  expect(drawn(asked, { due: 590_000 })).not.toContain('is to be paid');
});

test.each([
  ['agreement', ['agreement_signed']],
  ['objection', ['withdrawal_objected']],
  ['no_reply', ['no_reply']],
  ['offers', []],
])('what the card leads to on this page is on it: %s', (place, may) => {
  const consentTexts = { submission: 'We agree.', fastTrack: '' };
  const html = drawn(disputeOf({ next: [{ ...own, place }], may, consentTexts }));
  expect(html).toContain(`href="/cases/d1#${place}"`);
  expect(html.match(new RegExp(`id="${place}"`, 'g'))).toHaveLength(1);
});

test.each([
  ['costs', '/costs'],
  ['reach', '/board#reach'],
  ['papers', '/papers'],
])('what stands in another place is led to there: %s', (place, address) => {
  expect(drawn(disputeOf({ next: [{ ...own, place }] }))).toContain(`href="/cases/d1${address}"`);
  if (place === 'reach')
    expect(page(<DisputeBoard dispute={disputeOf({})} attempt={undefined} />)).toContain(
      'id="reach"',
    );
});

test('a case that is over waits for nobody, and what the card says is not said twice', () => {
  const over = drawn(
    disputeOf({ state: 'withdrawn', next: [], lanes: [lane('imr', 'on_its_way')] }),
  );
  expect(textOf(over)).toContain('On its way Not begun Over');
  expect(over).not.toContain('lns-open');
  expect(textOf(drawn(disputeOf({})))).not.toContain('What else is under way');
  const others = {
    ...own,
    act: 'extension_decision',
    who: 'institution',
    byParty: null,
    place: null,
  };
  expect(textOf(drawn(disputeOf({ next: [own, others] })))).toContain(
    'What else is under way The institution:',
  );
});

test('of a paper that all may read the doors say which side has it, and the words which party; of one for a side alone nothing', () => {
  const paper = (id: string, filedBy: string | null, openedBy: string[] | null) => ({
    id,
    kind: 'evidence',
    title: `${id}.pdf`,
    type: 'application/pdf',
    size: 1,
    addedAt: '2026-02-20T06:00:00.000Z',
    sha256: 'ab',
    issued: null,
    filedBy,
    openedBy,
  });
  const papers = [
    paper('bill', 'ada', ['ada', 'dev']),
    paper('chat', 'ada', []),
    paper('own', 'ben', null),
  ];
  const html = page(
    <DisputePapers
      head={{ reference: '', claimant: '', respondent: '' }}
      dispute={{ ...disputeOf({}), documents: papers as never }}
    />,
  );
  const seen = [...html.matchAll(/<p class="ds-seen t2">(.*?)<\/p>/g)].map(([, inner = '']) => [
    [...inner.matchAll(/<b class="(.*?)">/g)].map(([, lit]) => lit),
    textOf(inner).trim(),
  ]);
  expect(seen).toEqual([
    [['dg-a', 'dg-b'], 'From Kulkarni Studio. Opened by Devraj Fit-outs LLP.'],
    [['dg-a', ''], 'From Kulkarni Studio. Not opened by anybody else yet.'],
  ]);
});

test.each(['en', 'hi', 'mr'] as const)(
  'the claimant reads of a silent respondent what came of it, and in their lane that silence admits nothing, in %s',
  (language) => {
    speaking(language, () => {
      const passed = [
        { act: 'answer', partyId: 'ben', dueOn: '2026-03-23', ledTo: 'goes_on_unheard' },
      ];
      const lanes = [lane('ben', 'silent', { on: '2026-03-23' })];
      const said = textOf(drawn(disputeOf({ as: 'claimant', next: [], passed, lanes })));
      expect(said).toContain(
        m.case_passed_goes_on_unheard({ party: 'Bharat Stays', day: dayInWords('2026-03-23') }),
      );
      expect(said).toContain(m.case_lane_silent({ day: dayInWords('2026-03-23') }));
      expect(said).toContain(m.case_home_badge_silent());
    });
  },
);

test.each(['en', 'hi', 'mr'] as const)(
  'whose answer is refused while it is looked into who they are reads that, and who decides, in %s',
  (language) => {
    speaking(language, () => {
      const decision = {
        ...own,
        act: 'identity_decision',
        who: 'institution',
        byParty: null,
        aboutParty: 'ben',
        dueOn: '2026-03-19',
        place: null,
      };
      const passed = [
        { act: 'answer', partyId: 'ben', dueOn: '2026-03-13', ledTo: 'goes_on_unheard' },
      ];
      const html = drawn(
        disputeOf({
          next: [decision],
          passed,
          lanes: [lane('ben', 'doubted', { on: '2026-03-12' })],
        }),
        {
          answerAt: '/n/CODE',
        },
      );
      const card = textOf(
        html.slice(html.indexOf('<section class="act'), html.indexOf('chm-rest')),
      );
      expect(card).toContain(m.case_doubt());
      expect(card).toContain(m.case_doubt_until({ day: dayInWords('2026-03-19') }));
      expect(card).not.toContain(m.case_home_over());
      expect(html).not.toContain('href="/n/CODE"');
    });
  },
);
