import { expect, test } from 'vitest';
import { bestTimes, type Can, isTooSoon, type MeetingAsked, standingAt } from './finding.ts';

const at = (time: string, day = '2026-05-14') => new Date(`${day}T${time}:00+05:30`);
const now = at('09:00', '2026-05-12');
const mark = (personId: string, from: string, to: string, can: Can = 'yes') => ({
  ...{ personId, can, startsAt: at(from), endsAt: at(to) },
});
const asked = (change: Partial<MeetingAsked>): MeetingAsked => ({
  ...{ minutes: 60, noticeMinutes: 24 * 60, people: ['ada', 'ben'], answered: ['ada', 'ben'] },
  ...{ offered: null, marks: [], busy: [], ...change },
});
const starts = (all: readonly { startsAt: Date }[]) => all.map(({ startsAt }) => startsAt);

const offered = [at('10:00'), at('12:00'), at('15:00')];
const both = (from: string, to: string, can: Can) => [
  mark('ada', from, to),
  mark('ben', from, to, can),
];

test('of offered times the best is at which all can, then at which some can if need be, then the earlier', () => {
  const marks = [
    ...both('10:00', '11:00', 'if_needed'),
    ...both('12:00', '13:00', 'yes'),
    ...both('15:00', '16:00', 'yes'),
  ];
  const best = bestTimes(asked({ offered, marks }), now);
  expect(starts(best)).toEqual([at('12:00'), at('15:00'), at('10:00')]);
  // The second is no worse than the first, which is earlier; the third is worse.
  expect(best.map(({ isTied }) => isTied)).toEqual([false, true, false]);
});

test('a time that somebody cannot, or has not answered, is none at which all can', () => {
  const marks = [...both('10:00', '11:00', 'no'), mark('ada', '12:00', '13:00')];
  expect(bestTimes(asked({ offered, marks }), now)).toEqual([]);
  expect(standingAt(asked({ offered, marks }), at('10:00'))).toMatchObject({
    yes: ['ada'],
    no: ['ben'],
  });
  // Ben answered of another time, and of this one not.
  expect(standingAt(asked({ offered, marks }), at('12:00')).open).toEqual(['ben']);
});

test('no time in the past is found, and none nearer than the notice, to the minute', () => {
  const marks = both('10:00', '11:00', 'yes');
  const question = asked({ offered, marks });
  expect(starts(bestTimes(question, at('10:00', '2026-05-13')))).toEqual([at('10:00')]);
  expect(bestTimes(question, at('10:01', '2026-05-13'))).toEqual([]);
  const unnoticed = { ...question, noticeMinutes: 0 };
  expect(starts(bestTimes(unnoticed, at('09:59')))).toEqual([at('10:00')]);
  expect(bestTimes(unnoticed, at('10:00'))).toEqual([]);
  expect(isTooSoon(new Date('1990-01-01T00:00:00Z'), 0, now)).toBe(true);
});

test('whoever is in another meeting then cannot, to the minute, also where they said that they can', () => {
  const marks = both('10:00', '11:00', 'yes');
  const busy = (from: string, to: string) => [
    { personId: 'ben', startsAt: at(from), endsAt: at(to) },
  ];
  const found = (from: string, to: string) =>
    bestTimes(asked({ offered, marks, busy: busy(from, to) }), now).length;
  expect([found('10:59', '11:30'), found('11:00', '11:30')]).toEqual([0, 1]);
  expect([found('09:00', '10:01'), found('09:00', '10:00')]).toEqual([0, 1]);
  expect(found('10:20', '10:30')).toBe(0);
});

test('of whoever has not answered their other meetings tell nothing', () => {
  const busy = [{ personId: 'ben', startsAt: at('10:00'), endsAt: at('11:00') }];
  const marks = [mark('ada', '10:00', '11:00')];
  const question = asked({ offered, marks, busy, answered: ['ada'] });
  expect(standingAt(question, at('10:00'))).toMatchObject({ no: [], open: ['ben'] });
  expect(standingAt({ ...question, offered: null }, at('10:00'))).toMatchObject({
    no: [],
    open: ['ben'],
  });
});

test('of free times the earliest start of each common stretch is found, with the length that is asked', () => {
  const marks = [
    mark('ada', '10:00', '12:00'),
    mark('ada', '14:00', '17:00'),
    mark('ben', '11:00', '15:30'),
  ];
  expect(starts(bestTimes(asked({ marks }), now))).toEqual([at('11:00'), at('14:00')]);
  expect(starts(bestTimes(asked({ marks, minutes: 90 }), now))).toEqual([at('14:00')]);
  expect(bestTimes(asked({ marks, minutes: 91 }), now)).toEqual([]);
});

test('stretches that touch are one, and what is only if need be makes the whole time so', () => {
  const marks = [
    mark('ada', '10:00', '10:30'),
    mark('ada', '10:30', '12:00', 'if_needed'),
    mark('ben', '09:00', '13:00'),
  ];
  const best = bestTimes(asked({ marks }), now);
  expect(starts(best)).toEqual([at('10:00'), at('10:30')]);
  expect(best.map(({ ifNeeded }) => ifNeeded)).toEqual([['ada'], ['ada']]);
});

test('after another meeting a free stretch goes on, and a no within one takes its time out', () => {
  const free = [mark('ada', '10:00', '14:00'), mark('ben', '10:00', '14:00')];
  const busy = [{ personId: 'ben', startsAt: at('10:30'), endsAt: at('11:15') }];
  expect(starts(bestTimes(asked({ marks: free, busy }), now))).toEqual([at('11:15')]);
  const refused = [...free, mark('ada', '11:00', '12:00', 'no')];
  expect(starts(bestTimes(asked({ marks: refused }), now))).toEqual([at('10:00'), at('12:00')]);
});

test('of many only some are shown', () => {
  const many = Array.from({ length: 9 }, (_, hour) => at(`${10 + hour}:00`));
  const marks = many.flatMap((start) =>
    ['ada', 'ben'].map((personId) => ({
      ...{ personId, can: 'yes' as const, startsAt: start },
      endsAt: new Date(start.getTime() + 3_600_000),
    })),
  );
  expect(bestTimes(asked({ offered: many, marks }), now)).toHaveLength(5);
});
