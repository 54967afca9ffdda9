import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { speaking } from '#platform/language.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { NoticePage } from './notice.tsx';

const met = { on: '2026-12-05', isMet: true, isOver: false, isHeld: false, isSupposed: false };
const none = { causeOn: null, kind: '', acknowledgedOn: null, paidOn: null, lateReason: '' };

function drawn(process: string, state: string, change: object = {}): string {
  const lists = {
    claims: [],
    claimants: ['Ada'],
    choices: [],
    drafts: [],
    sent: [],
    limits: [],
    timeline: [],
    documents: [],
    papers: [],
  };
  const said = {
    process,
    state,
    reference: 'R',
    title: 'T',
    facts: '',
    relief: '',
    sum: 0,
    currency: 'INR',
    warningDays: null,
  };
  const rest = {
    you: { name: 'Ben' },
    house: { phone: '1', email: 'a@example.org' },
    time: null,
    agreement: null,
    inAccount: null,
    limitation: none,
  };
  const terms = {
    process,
    seat: 'Mumbai',
    arbitrators: 1,
    language: 'en',
    signed: { name: '', capacity: '' },
    acting: [],
  };
  const request = { filedOn: '2026-11-20', filingHash: 'ab', terms };
  // The page reads nothing else of a notice that asks for nothing.
  const notice = {
    ...lists,
    ...said,
    ...rest,
    ...request,
    isOver: false,
    isReleased: false,
    isAbsent: false,
    doubt: null,
    ...change,
  } as unknown as NoticeView;
  const router = createMemoryRouter([
    { path: '/', element: <NoticePage notice={notice} code="7K2P9XQM4RTV" /> },
  ]);
  return renderToString(<RouterProvider router={router} />);
}

const TALKS = [
  ['mediation', 'med_invite'],
  ['mediation', 'med_appoint'],
  ['mediation', 'stayed'],
  ['conciliation', 'con_wait'],
  ['conciliation', 'con_appoint'],
] as const;

test.each(TALKS)(
  'in a %s that stands at %s nobody is told that it goes on without them and is decided',
  (process, state) => {
    const page = drawn(process, state);
    expect(page).not.toContain(m.notice_ignore_goes_on());
    expect(page).toContain(m.notice_ignore_silence());
  },
);

test('in an arbitration it is told, and where all are only invited to one it is not', () => {
  expect(drawn('arbitration', 'arb_commenced')).toContain(m.notice_ignore_goes_on());
  expect(drawn('arbitration', 'arb_invite')).not.toContain(m.notice_ignore_goes_on());
});

test('whoever has answered is asked no more what happens if they do nothing', () => {
  expect(drawn('arbitration', 'arb_commenced', { time: met })).not.toContain(m.notice_ignore());
  expect(drawn('arbitration', 'arb_commenced', { time: { ...met, isMet: false } })).toContain(
    m.notice_ignore(),
  );
});

test.each(['closed_no_mediation', 'closed_no_conciliation', 'closed_talks_ended'])(
  'after %s it is said what may still come',
  (state) => {
    expect(drawn('mediation', state, { isOver: true })).toContain(m.notice_after_no_court());
    expect(drawn('mediation', 'med_invite')).not.toContain(m.notice_after_no_court());
  },
);

test.each(['en', 'hi', 'mr'] as const)(
  'when the time has passed in silence, the notice says so, and that an answer still counts, in %s',
  (language) => {
    speaking(language, () => {
      const time = { ...met, isMet: false, isOver: true };
      const page = drawn('arbitration', 'arb_commenced', { time, choices: ['answer'] });
      expect(page).toContain(m.notice_by_over({ day: dayInWords(met.on) }));
      expect(page).toContain(m.notice_do_answer());
      expect(page).toContain(m.notice_ignore_silence());
      expect(page).toContain(m.notice_ignore_goes_on());
    });
  },
);

test('of whom it is not decided who they are, the notice says what stands in the way and who decides, and no day for an answer', () => {
  const time = { ...met, isMet: false };
  const page = drawn('arbitration', 'arb_commenced', { time, doubt: { dueOn: '2026-11-27' } });
  expect(page).toContain(m.case_doubt_until({ day: dayInWords('2026-11-27') }));
  expect(page).not.toContain(m.notice_by({ day: dayInWords(met.on) }));
  expect(page).not.toContain(m.notice_ignore());
});
