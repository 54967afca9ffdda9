import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { fc } from '../../../../tests/properties.ts';
import { isAmong } from './event-names.ts';
import { limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import { dueOn } from './reckoning.ts';
import {
  type ClockEvent,
  type Deadline,
  EXTENDERS,
  type Frame,
  PROCESSES,
  TRACKS,
} from './words.ts';

const holidays: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: [
    { year: 2027, confirmed: true, source: '', days: [{ on: '2027-01-26', name: 'Republic Day' }] },
  ],
};
const parties = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
  { id: 'cas', side: 'respondent' },
] as const;

const types = [...new Set(inst2026.rows.flatMap(({ from, stopsAt }) => [...from, ...stopsAt]))];
const aType = fc.oneof(
  fc.constantFrom(...types),
  fc.constantFrom(
    'notice_dispatched',
    'served',
    'answered',
    'stayed',
    'resumed',
    'service_reversed',
    'time_extended',
    'withdrawal_asked',
  ),
);
const ofLimit = {
  limit: fc.constantFrom(...inst2026.rows.map(({ id }) => id), 'answer', 'answer:ben'),
  by: fc.constantFrom(...EXTENDERS),
};
const anExtension = fc.oneof(
  fc.record({ ...ofLimit, days: fc.integer({ min: -10, max: 200 }) }),
  fc.record({ ...ofLimit, until: fc.nat(600).map((after) => addDays('2026-12-01', after)) }),
);
const anEvent = fc.tuple(
  aType,
  fc.integer({ min: 0, max: 400 }),
  fc.constantFrom(null, 'ada', 'ben', 'cas'),
  anExtension,
);
/** Events of a random life, each at a moment of its own, as a dispute's events are. */
const someEvents = fc.array(anEvent, { maxLength: 25 }).map((all) =>
  all.map(([type, after, partyId, extension], index): ClockEvent => {
    const on = addDays('2026-12-01', after);
    return {
      type,
      on,
      at: new Date(Date.parse(`${on}T04:00:00Z`) + index),
      partyId,
      details: type === 'time_extended' ? extension : {},
    };
  }),
);
const aFrame = fc
  .record({ process: fc.constantFrom(...PROCESSES), track: fc.constantFrom(...TRACKS) })
  .map((chosen): Frame => ({ pack: inst2026, holidays, parties, meanings, ...chosen }));
const aMoment = fc
  .integer({ min: 0, max: 900 })
  .map((after) => new Date(`${addDays('2026-12-01', after)}T06:30:00Z`));
const dates = (limits: readonly Deadline[]) =>
  new Map(limits.map(({ id, startedOn, dueOn: due }) => [id, { startedOn, due }]));

describe('of any life of a dispute', () => {
  test('replay gives the same limits, whatever the order in which the events are read, and after they were written down (I6)', () => {
    fc.assert(
      fc.property(
        aFrame,
        someEvents,
        aMoment,
        fc.infiniteStream(fc.nat()),
        (frame, events, now, chance) => {
          const once = limitsOf(frame, events, now);
          const shuffled = events
            .map((event) => ({ event, by: chance.next().value }))
            .toSorted((a, b) => a.by - b.by);
          expect(
            limitsOf(
              frame,
              shuffled.map(({ event }) => event),
              now,
            ),
          ).toEqual(once);
          const written = (JSON.parse(JSON.stringify(events)) as ClockEvent[]).map((event) => ({
            ...event,
            at: new Date(event.at),
          }));
          expect(limitsOf(frame, written, now)).toEqual(once);
        },
      ),
      { numRuns: 500 },
    );
  });

  // What is asked for in time holds an end open until somebody has said a word on it.
  const asking = inst2026.rows.flatMap(({ heldBy }) => heldBy?.asked ?? []);

  test('time goes by without moving a date, unless the proceedings are stayed or a request for more time waits', () => {
    const moving = ['stayed', ...asking];
    fc.assert(
      fc.property(aFrame, someEvents, aMoment, aMoment, (frame, events, one, other) => {
        const still = events.filter(({ type }) => !moving.includes(type));
        expect(dates(limitsOf(frame, still, one))).toEqual(dates(limitsOf(frame, still, other)));
      }),
      { numRuns: 500 },
    );
  });

  test('a limit that has begun keeps its dates through all that happens later, but for more time, stays and new beginnings', () => {
    // What starts one party's own time names her.
    const ofOneParty = inst2026.rows
      .filter(({ perParty, spreads }) => perParty && !spreads)
      .flatMap(({ from }) => from);
    const accompanying = inst2026.rows.flatMap(({ notBefore }) => notBefore ?? []);
    const beginning = [
      'service_reversed',
      'notice_dispatched',
      'invitation_sent',
      'basis_withdrawn',
      ...accompanying,
    ];
    const moving = ['time_extended', 'stayed', ...asking, ...beginning];
    fc.assert(
      fc.property(aFrame, someEvents, aMoment, fc.nat(25), (frame, events, now, cut) => {
        const lasting = inst2026.rows.filter(({ starts }) => starts !== 'last');
        const ordered = events
          .filter(({ type }) => !moving.includes(type))
          .map((event) =>
            isAmong(ofOneParty, event.type) ? { ...event, partyId: event.partyId ?? 'ben' } : event,
          )
          .toSorted((a, b) => a.at.getTime() - b.at.getTime());
        const still = { ...frame, pack: { ...inst2026, rows: lasting } };
        const whole = dates(limitsOf(still, ordered, now));
        for (const [id, found] of dates(limitsOf(still, ordered.slice(0, cut), now)))
          expect(whole.get(id)).toEqual(found);
      }),
      { numRuns: 500 },
    );
  });

  test('one extension more never makes anything due earlier', () => {
    fc.assert(
      fc.property(
        aFrame,
        someEvents,
        aMoment,
        anEvent,
        (frame, events, now, [, after, partyId, extension]) => {
          const on = addDays('2026-12-01', after);
          const more: ClockEvent = {
            type: 'time_extended',
            on,
            at: new Date(`${on}T10:00:00Z`),
            partyId,
            details: extension,
          };
          const before = dates(limitsOf(frame, events, now));
          for (const [id, { due }] of dates(limitsOf(frame, [...events, more], now)))
            expect(due >= (before.get(id)?.due ?? '')).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('one stay more never makes anything due earlier', () => {
    fc.assert(
      fc.property(
        aFrame,
        someEvents,
        aMoment,
        fc.nat(400),
        fc.nat(90),
        (frame, events, now, after, days) => {
          const at = (type: string, day: Day): ClockEvent => ({
            type,
            on: day,
            at: new Date(`${day}T10:00:00Z`),
            partyId: null,
            details: {},
          });
          const from = addDays('2026-12-01', after);
          const resumed = [
            at('stayed', from),
            {
              ...at('resumed', addDays(from, days)),
              at: new Date(`${addDays(from, days)}T11:00:00Z`),
            },
          ];
          const unstayed = events.filter(({ type }) => type !== 'stayed' && type !== 'resumed');
          const before = dates(limitsOf(frame, unstayed, now));
          for (const [id, { due }] of dates(limitsOf(frame, [...unstayed, ...resumed], now)))
            expect(due >= (before.get(id)?.due ?? '')).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('nobody but a court moves an end of the law beyond what the law allows', () => {
    const bounds = new Map(
      inst2026.rows.filter(({ kind }) => kind === 'statutory').map((row) => [row.id, row]),
    );
    fc.assert(
      fc.property(aFrame, someEvents, aMoment, (frame, events, now) => {
        const uncourted = events.filter(({ details }) => details.by !== 'court');
        for (const { row: id, startedOn, dueOn: due, explained } of limitsOf(
          frame,
          uncourted,
          now,
        )) {
          const row = bounds.get(id);
          if (!row) continue;
          const { tribunal, parties: consent } = row.extension;
          if (tribunal === 'any' || consent === 'any') continue;
          const end = dueOn(explained.length, startedOn, { holidays, rolls: row.rolls === true });
          expect(
            due <= (consent ? dueOn(consent, end, { holidays, rolls: row.rolls === true }) : end),
          ).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('both sides have the same time from the same receipt (I9)', () => {
    fc.assert(
      fc.property(
        aFrame,
        fc.constantFrom(...inst2026.rows.filter(({ perParty }) => perParty)),
        fc.nat(400),
        (frame, { from }, after) => {
          const on = addDays('2026-12-01', after);
          const events = parties.map(
            ({ id }, at): ClockEvent => ({
              type: from[0] ?? '',
              on,
              at: new Date(Date.parse(`${on}T04:00:00Z`) + at),
              partyId: id,
              details: {},
            }),
          );
          const byRow = Map.groupBy(
            limitsOf(frame, events, new Date('2026-12-01T06:30:00Z')),
            ({ row }) => row,
          );
          for (const all of byRow.values())
            expect(new Set(all.map(({ dueOn: due }) => due)).size).toBe(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
