import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  bouncedAt,
  type DeliveryReport,
  deliveredAt,
  isContradicted,
  receiptOf,
  type ServiceAttempt,
  statusOf,
} from './attempts.ts';
import { hasFailed, lackOf } from './service-lacks.ts';
import { type RecipientService, serviceStatusOf } from './service-status.ts';
import { CHANNELS, type Channel } from './words.ts';

const start = new Date('2026-11-20T09:30:00Z');
const hours = (count: number, from = start) => new Date(from.getTime() + count * 3_600_000);
const report = (status: DeliveryReport['status'], after: number): DeliveryReport => ({
  status,
  at: hours(after),
  source: 'whatsapp',
});
const anAttempt = (over: Partial<ServiceAttempt> = {}): ServiceAttempt => ({
  id: 'a',
  channel: 'whatsapp',
  isDesignated: true,
  proof: null,
  reports: [],
  isSetAside: false,
  ...over,
});

const statuses = ['sent', 'delivered', 'read', 'failed', 'bounced'] as const;
const someReport = fc.record({
  status: fc.constantFrom(...statuses),
  at: fc.integer({ min: 0, max: 500 }).map((after) => hours(after)),
  source: fc.constant('whatsapp' as const),
});
const someReports = fc.array(someReport, { maxLength: 12 });
const someProof = fc.option(
  fc.record({
    state: fc.constantFrom('submitted' as const, 'validated' as const, 'rejected' as const),
    deliveredAt: fc.option(fc.constant(start)),
    basis: fc.option(fc.constantFrom('personal' as const, 'residence' as const)),
  }),
);
const someAttempt: fc.Arbitrary<ServiceAttempt> = fc.record({
  id: fc.uuid(),
  channel: fc.constantFrom(...CHANNELS),
  isDesignated: fc.boolean(),
  proof: someProof,
  reports: someReports,
  isSetAside: fc.boolean(),
});
const someMoment = fc.integer({ min: 0, max: 900 }).map((after) => hours(after));

describe('where an attempt stands', () => {
  test('goes from queued to sent, delivered and read, and never back', () => {
    const told = [report('read', 3), report('sent', 1), report('delivered', 2), report('sent', 1)];
    expect(
      [0, 1, 2, 3, 4].map((count) =>
        statusOf(anAttempt({ reports: told.slice(0, count) }), hours(4)),
      ),
    ).toEqual(['queued', 'read', 'read', 'read', 'read']);
  });

  test('read without delivered has arrived, at the moment at which it was read', () => {
    expect(deliveredAt([report('sent', 0), report('read', 5)])).toEqual(hours(5));
  });

  test('sent stays sent until the last second of 72 hours, and is then without proof', () => {
    const blocked = anAttempt({ reports: [report('sent', 0)] });
    expect(statusOf(blocked, new Date(hours(72).getTime() - 1))).toBe('sent');
    expect(statusOf(blocked, hours(72))).toBe('no_proof');
    expect(hasFailed(blocked, hours(72))).toBe(true);
    expect(statusOf(anAttempt({ channel: 'post', reports: [report('sent', 0)] }), hours(500))).toBe(
      'sent',
    );
  });

  test('what arrives after 72 hours without proof has arrived all the same', () => {
    expect(
      statusOf(anAttempt({ reports: [report('sent', 0), report('delivered', 100)] }), hours(101)),
    ).toBe('delivered');
  });

  test('is the same for the same reports in any order and however often each is repeated', () => {
    fc.assert(
      fc.property(someAttempt, someMoment, fc.infiniteStream(fc.nat()), (attempt, now, chance) => {
        const repeated = attempt.reports.flatMap((one) =>
          (chance.next().value as number) % 2 === 0 ? [one] : [one, one],
        );
        const shuffled = repeated
          .map((one) => [chance.next().value as number, one] as const)
          .sort((a, b) => a[0] - b[0]);
        const other = { ...attempt, reports: shuffled.map(([, one]) => one) };
        expect(statusOf(other, now)).toBe(statusOf(attempt, now));
        expect(receiptOf(other, now)).toEqual(receiptOf(attempt, now));
        expect(lackOf(other, now)).toBe(lackOf(attempt, now));
      }),
      { numRuns: 2000 },
    );
  });

  test('never goes back when more is heard', () => {
    const rank = ['queued', 'sent', 'no_proof', 'delivered', 'read', 'failed', 'bounced'];
    fc.assert(
      fc.property(someAttempt, someReport, someMoment, (attempt, more, now) => {
        const after = statusOf({ ...attempt, reports: [...attempt.reports, more] }, now);
        expect(rank.indexOf(after)).toBeGreaterThanOrEqual(rank.indexOf(statusOf(attempt, now)));
      }),
    );
  });
});

describe('an attempt serves', () => {
  test('by e-mail or WhatsApp only at a designated address, and only when 72 hours went by without a bounce', () => {
    const delivered = anAttempt({ reports: [report('sent', 0), report('delivered', 1)] });
    expect(receiptOf(delivered, new Date(hours(73).getTime() - 1))).toBeNull();
    expect(receiptOf(delivered, hours(73))).toEqual({
      by: 'electronic',
      at: hours(1),
      basis: 'mailing',
    });
    expect(receiptOf({ ...delivered, isDesignated: false }, hours(1000))).toBeNull();
    expect(lackOf({ ...delivered, isDesignated: false }, hours(1000))).toBe('not_designated');
  });

  test('not when it came back within 72 hours; later bad news leaves it and says so', () => {
    const bouncing = (after: number) =>
      anAttempt({ channel: 'email', reports: [report('delivered', 0), report('bounced', after)] });
    expect(receiptOf(bouncing(71), hours(200))).toBeNull();
    expect(receiptOf(bouncing(72), hours(200))).not.toBeNull();
    expect(isContradicted(bouncing(72), { hasServed: false, now: hours(200) })).toBe(true);
    // It had been counted before anybody heard of it.
    expect(isContradicted(bouncing(71), { hasServed: true, now: hours(200) })).toBe(true);
    expect(isContradicted(bouncing(71), { hasServed: false, now: hours(200) })).toBe(false);
    expect(
      isContradicted({ ...bouncing(71), isSetAside: true }, { hasServed: true, now: hours(200) }),
    ).toBe(false);
    expect(statusOf(bouncing(72), hours(200))).toBe('bounced');
  });

  test('a text message never, whatever the telephone says', () => {
    const text = anAttempt({
      channel: 'sms',
      reports: [report('delivered', 0), report('read', 0)],
    });
    expect([receiptOf(text, hours(1000)), lackOf(text, hours(1000))]).toEqual([
      null,
      'never_serves',
    ]);
  });

  test('by post only when an officer has validated the proof', () => {
    const proof = { state: 'submitted' as const, deliveredAt: start, basis: 'residence' as const };
    const posted = anAttempt({
      channel: 'post',
      isDesignated: false,
      reports: [report('sent', 0), report('delivered', 20)],
      proof,
    });
    expect([receiptOf(posted, hours(1000)), lackOf(posted, hours(1000))]).toEqual([
      null,
      'proof_to_validate',
    ]);
    const looked = { ...posted, proof: { ...proof, state: 'validated' as const } };
    expect(receiptOf(looked, hours(1000))).toEqual({
      by: 'delivered_post',
      at: start,
      basis: 'residence',
    });
    expect(receiptOf({ ...looked, isSetAside: true }, hours(1000))).toBeNull();
  });

  test('in the portal at once, and in person', () => {
    expect(
      receiptOf(
        anAttempt({ channel: 'portal', isDesignated: false, reports: [report('read', 2)] }),
        hours(2),
      ),
    ).toEqual({
      by: 'portal',
      at: hours(2),
      basis: 'personal',
    });
  });
});

// Written another way, as an oracle: each of the four by itself, on the whole of what was heard.
const proves: Record<Channel, (attempt: ServiceAttempt, now: Date) => boolean> = {
  portal: ({ reports }) => reports.some(({ status }) => status === 'read'),
  email: wire,
  whatsapp: wire,
  sms: () => false,
  post: ({ proof }) =>
    proof?.state === 'validated' && proof.deliveredAt !== null && proof.basis !== null,
  courier: ({ proof }) =>
    proof?.state === 'validated' && proof.deliveredAt !== null && proof.basis !== null,
};
function wire({ isDesignated, reports }: ServiceAttempt, now: Date): boolean {
  const arrived = reports
    .filter(({ status }) => status === 'delivered' || status === 'read')
    .sort((a, b) => +a.at - +b.at)[0];
  if (!arrived || !isDesignated || +now - +arrived.at < 72 * 3_600_000) return false;
  return !reports.some(
    ({ status, at }) =>
      (status === 'bounced' || status === 'failed') && +at - +arrived.at < 72 * 3_600_000,
  );
}

test('nobody is ever served without one of the four ways, over random reports', () => {
  const someServing: fc.Arbitrary<RecipientService> = fc.record({
    attempts: fc.array(someAttempt, { maxLength: 5 }),
    substitution: fc.option(
      fc.record({
        state: fc.constantFrom(
          'asked' as const,
          'declined' as const,
          'ordered' as const,
          'carried_out' as const,
          'set_aside' as const,
        ),
        means: fc.constant('affixing' as const),
        carriedOutAt: fc.option(fc.constant(start)),
      }),
    ),
    isWindowOver: fc.boolean(),
  });
  let servedOnes = 0;
  fc.assert(
    fc.property(someServing, someMoment, (serving, now) => {
      const isProved = serving.attempts.some(
        (attempt) => !attempt.isSetAside && proves[attempt.channel](attempt, now),
      );
      const isDeemed =
        serving.substitution?.state === 'carried_out' && serving.substitution.carriedOutAt !== null;
      expect(serviceStatusOf(serving, now) === 'served').toBe(isProved || isDeemed);
      if (isProved) servedOnes += 1;
    }),
    { numRuns: 3000 },
  );
  expect(servedOnes).toBeGreaterThan(100);
});

test('a bounce within 72 hours of the delivery never counts as served, wherever it stands among the reports', () => {
  fc.assert(
    fc.property(
      someReports,
      fc.integer({ min: 0, max: 71 }),
      fc.nat(),
      fc.constantFrom('email' as const, 'whatsapp' as const),
      (told, after, at, channel) => {
        const arrived = deliveredAt(told);
        if (!arrived) return;
        const reports = told.toSpliced(at % (told.length + 1), 0, {
          status: 'bounced',
          at: hours(after, arrived),
          source: 'whatsapp',
        });
        const attempt = anAttempt({ channel, reports });
        expect(receiptOf(attempt, hours(5000))).toBeNull();
        expect(statusOf(attempt, hours(5000))).toBe('bounced');
        expect(bouncedAt(reports)).not.toBeNull();
      },
    ),
  );
});
