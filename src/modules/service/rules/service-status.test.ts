import { describe, expect, test } from 'vitest';
import type { ServiceAttempt } from './attempts.ts';
import {
  failedMethods,
  type Inquiry,
  mayAsk,
  mayCarryOut,
  mayOrder,
  type RecipientService,
  receivedBy,
  serviceStatusOf,
} from './service-status.ts';

const start = new Date('2026-11-20T09:30:00Z');
const later = new Date('2026-12-20T09:30:00Z');
const failed = (channel: ServiceAttempt['channel'], id = channel): ServiceAttempt => ({
  id,
  channel,
  isDesignated: true,
  proof: null,
  isSetAside: false,
  reports: [{ status: channel === 'email' ? 'bounced' : 'failed', at: start, source: 'outbox' }],
});
const aServing = (over: Partial<RecipientService> = {}): RecipientService => ({
  attempts: [],
  substitution: null,
  isWindowOver: false,
  ...over,
});
const looked: Inquiry = {
  where: 'The register of companies',
  on: '2026-11-25',
  result: 'No other address.',
};
const inVain = aServing({ attempts: [failed('email'), failed('post')] });

describe('where a recipient stands', () => {
  test('from nothing tried to unserved', () => {
    const waiting: ServiceAttempt = { ...failed('post'), reports: [] };
    expect(serviceStatusOf(aServing(), later)).toBe('not_attempted');
    expect(serviceStatusOf(aServing({ attempts: [waiting, failed('email')] }), later)).toBe(
      'attempted',
    );
    expect(serviceStatusOf(aServing({ attempts: [waiting], isWindowOver: true }), later)).toBe(
      'unserved',
    );
    expect(serviceStatusOf(inVain, later)).toBe('unserved');
  });

  test('by an application, an order and its carrying out to served, on the day on which it was carried out', () => {
    const at = (state: 'asked' | 'ordered' | 'carried_out' | 'declined' | 'set_aside') =>
      aServing({
        ...inVain,
        substitution: {
          state,
          means: 'affixing',
          carriedOutAt: state === 'carried_out' ? later : null,
        },
      });
    expect(
      (['asked', 'ordered', 'carried_out', 'declined', 'set_aside'] as const).map((state) =>
        serviceStatusOf(at(state), later),
      ),
    ).toEqual(['subst_applied', 'subst_ordered', 'served', 'unserved', 'unserved']);
    expect(receivedBy(at('carried_out'), later)).toEqual({
      by: 'substituted',
      at: later,
      basis: 'last_known_deemed',
      attemptId: null,
    });
  });

  test('the first of two receipts is the one that counts', () => {
    const opened = (id: string, at: Date): ServiceAttempt => ({
      id,
      channel: 'portal',
      isDesignated: false,
      proof: null,
      isSetAside: false,
      reports: [{ status: 'read', at, source: 'portal' }],
    });
    expect(
      receivedBy(aServing({ attempts: [opened('b', later), opened('a', start)] }), later)
        ?.attemptId,
    ).toBe('a');
  });
});

describe('substituted service', () => {
  test('is asked for after two methods in vain and with a record of where was looked', () => {
    expect(mayAsk(inVain, [looked], later).ok).toBe(true);
    expect(mayAsk(inVain, [], later)).toEqual({ ok: false, refusal: 'inquiry_missing' });
    const twoMails = aServing({
      attempts: [failed('email', 'email'), { ...failed('email'), id: 'second' }],
    });
    expect(failedMethods(twoMails, later)).toBe(1);
    expect(mayAsk(twoMails, [looked], later)).toEqual({ ok: false, refusal: 'too_few_methods' });
  });

  test('counts what went out and proved nothing in the window as in vain, and not what can still serve', () => {
    const sent = (
      channel: ServiceAttempt['channel'],
      reports: ServiceAttempt['reports'] = [{ status: 'sent', at: start, source: 'officer' }],
    ): ServiceAttempt => ({
      ...failed(channel),
      reports,
    });
    const delivered = (at: Date): ServiceAttempt['reports'] => [
      { status: 'delivered', at, source: 'mail_report' },
    ];
    const oneLetter = aServing({ attempts: [failed('email'), sent('post')] });
    expect(failedMethods(oneLetter, later)).toBe(1);
    const over = (attempts: ServiceAttempt[]) =>
      failedMethods(aServing({ attempts, isWindowOver: true }), later);
    expect(over([failed('email'), sent('post')])).toBe(2);
    expect(mayAsk({ ...oneLetter, isWindowOver: true }, [looked], later).ok).toBe(true);
    // Never posted; delivered an hour ago, so that 72 hours run; a proof that an officer has not looked at.
    expect(over([failed('email'), sent('post', [])])).toBe(1);
    expect(
      over([sent('email', delivered(new Date(later.getTime() - 3_600_000))), sent('post')]),
    ).toBe(1);
    expect(
      over([
        failed('email'),
        { ...sent('post'), proof: { state: 'submitted', deliveredAt: null, basis: null } },
      ]),
    ).toBe(1);
    expect(
      over([
        failed('email'),
        { ...sent('post'), proof: { state: 'rejected', deliveredAt: null, basis: null } },
      ]),
    ).toBe(2);
    // An e-mail that arrived where nobody designated an address serves nobody, and neither does a text message.
    expect(
      over([
        { ...sent('email', delivered(start)), isDesignated: false },
        sent('sms', delivered(start)),
      ]),
    ).toBe(2);
  });

  test('does not count our own page, which nobody is sent by', () => {
    const takenBack: ServiceAttempt = {
      ...failed('portal'),
      isSetAside: true,
      reports: [{ status: 'read', at: start, source: 'portal' }],
    };
    expect(
      failedMethods(
        aServing({ attempts: [failed('email'), takenBack], isWindowOver: true }),
        later,
      ),
    ).toBe(1);
  });

  test('is ordered only once asked for, and only with a last known address', () => {
    const asked = aServing({
      ...inVain,
      substitution: { state: 'asked', means: null, carriedOutAt: null },
    });
    const order = { inquiries: [looked], lastKnown: '14 Fort, Mumbai 400001' };
    expect(mayOrder(asked, order, later).ok).toBe(true);
    expect(mayOrder(inVain, order, later)).toEqual({ ok: false, refusal: 'not_asked' });
    expect(mayOrder(asked, { ...order, lastKnown: ' ' }, later)).toEqual({
      ok: false,
      refusal: 'address_missing',
    });
    expect(mayOrder(asked, { ...order, inquiries: [] }, later)).toEqual({
      ok: false,
      refusal: 'inquiry_missing',
    });
    expect(mayAsk(asked, [looked], later)).toEqual({ ok: false, refusal: 'already_asked' });
  });

  test('is carried out only once ordered, and not twice', () => {
    const at = (state: 'asked' | 'ordered' | 'carried_out') =>
      aServing({
        ...inVain,
        substitution: {
          state,
          means: 'affixing',
          carriedOutAt: state === 'carried_out' ? later : null,
        },
      });
    expect(mayCarryOut(at('ordered'), later).ok).toBe(true);
    expect(mayCarryOut(at('asked'), later)).toEqual({ ok: false, refusal: 'not_ordered' });
    expect(mayCarryOut(at('carried_out'), later)).toEqual({ ok: false, refusal: 'already_served' });
  });
});
