import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { fc } from '../../../../tests/properties.ts';
import {
  type EnquiryCursor,
  EVERYTHING,
  inQueueOrder,
  isUrgent,
  urgentFrom,
  WORK_STATES,
} from '../rules/queue.ts';
import { listQueue, markTurned } from './queue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const start = Date.parse('2026-11-01T00:00:00Z');
const HOUR = 3_600_000;
// Few moments and few days, so that many are equal and many are at an edge.
const enquiry = fc.record({
  priorActionTaken: fc.boolean(),
  deadline: fc.option(fc.integer({ min: -5, max: 40 }), { nil: null }),
  hour: fc.integer({ min: 0, max: 48 }),
  state: fc.constantFrom(...WORK_STATES),
});

test('the database and the rule put every queue into the same order, at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(enquiry, { maxLength: 25 }),
      fc.integer({ min: 48, max: 60 * 24 }),
      async (enquiries, hours) => {
        const { db } = database;
        await db.deleteFrom('enquiry').execute();
        const made = enquiries.map((one) => {
          const receivedAt = new Date(start + one.hour * HOUR);
          const deadlineOn =
            one.deadline === null
              ? null
              : new Date(start + one.deadline * 24 * HOUR).toISOString().slice(0, 10);
          const from = urgentFrom({
            priorActionTaken: one.priorActionTaken,
            deadlineOn,
            receivedAt,
          });
          return {
            ...one,
            id: newId(),
            receivedAt,
            deadlineOn,
            since: receivedAt,
            urgentFrom: from,
          };
        });
        if (made.length > 0) await db.insertInto('enquiry').values(made.map(rowOf)).execute();
        const now = new Date(start + hours * HOUR);
        await markTurned(db, now);
        const expected = made.toSorted((a, b) => inQueueOrder(a, b, now));
        const listed = await inPieces(now);
        expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(listed.map(({ isUrgent: is_urgent }) => is_urgent)).toEqual(
          expected.map((one) => isUrgent(one, now)),
        );
      },
    ),
    { numRuns: 40 },
  );
});

async function inPieces(now: Date) {
  const rows = [];
  for (let from: EnquiryCursor | null = null; ; ) {
    const piece = await listQueue(database.db, EVERYTHING, { by: newId(), now }, { from, most: 7 });
    rows.push(...piece);
    from = piece.at(-1) ?? null;
    if (piece.length < 7) return rows;
  }
}

function rowOf(one: {
  id: string;
  priorActionTaken: boolean;
  deadlineOn: string | null;
  receivedAt: Date;
  state: (typeof WORK_STATES)[number];
  urgentFrom: string | null;
}) {
  return {
    id: one.id,
    kind: 'consultation' as const,
    fullName: 'Ada Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '1',
    message: 'x',
    disputeType: 'Contract Disputes' as const,
    preferredResolutionMethod: 'Arbitration' as const,
    priorActionTaken: one.priorActionTaken,
    deadlineOn: one.deadlineOn,
    receivedAt: one.receivedAt,
    state: one.state,
    closeReason: one.state === 'closed' ? ('answered' as const) : null,
    since: one.receivedAt,
    urgentFrom: one.urgentFrom,
    isUrgent: isUrgent(one, one.receivedAt),
  };
}
