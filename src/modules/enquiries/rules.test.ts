import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/properties.ts';
import {
  confirm,
  isConfirmMailDue,
  linkExpiresAt,
  SUBSCRIPTION_STATES,
  subscribe,
  unsubscribe,
} from './rules/subscriptions.ts';
import {
  cleanableAt,
  consultationFormProblems,
  consultationProblem,
  contactProblem,
  DISPUTE_TYPES,
  freeSince,
  isIdempotencyKey,
  isPreFiling,
  isTimeSensitive,
  newsletterProblem,
  RESOLUTION_METHODS,
} from './rules.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const later = (ms: number, from = friday) => new Date(from.getTime() + ms);
const SECOND = 1000;
const DAY = 86_400_000;

const anything = fc.dictionary(fc.string(), fc.anything());

describe('newsletter', () => {
  const form = { email: 'ada@example.org', isSubscribe: true };

  test('an address and a consent are enough', () => {
    expect(newsletterProblem(form)).toBeNull();
  });

  test('the address is looked at before the consent', () => {
    expect(newsletterProblem({ email: 'ada', isSubscribe: false })).toEqual({
      code: 'email_invalid',
      field: 'email',
    });
    expect(newsletterProblem({ ...form, isSubscribe: false })).toEqual({
      code: 'consent_missing',
      field: 'isSubscribe',
    });
  });

  test.each([false, 'true', 1, null, undefined])('%j is not a consent', (isSubscribe) => {
    expect(newsletterProblem({ ...form, isSubscribe })?.code).toBe('consent_missing');
  });
});

describe('contact', () => {
  const form = {
    fullName: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '9876543210',
    message: 'I need a mediator.',
  };

  test('four filled fields, an address and ten digits are enough', () => {
    expect(contactProblem(form)).toBeNull();
  });

  test('an empty field comes before a wrong address, and that before a wrong phone', () => {
    expect(contactProblem({ ...form, message: ' ', email: 'ada', phone: '1' })).toEqual({
      code: 'field_missing',
      field: 'message',
    });
    expect(contactProblem({ ...form, email: 'ada', phone: '1' })).toEqual({
      code: 'email_invalid',
      field: 'email',
    });
    expect(contactProblem({ ...form, phone: '1' })).toEqual({
      code: 'phone_invalid',
      field: 'phone',
    });
  });

  test('the first empty field is named in the order in which the form asks', () => {
    expect(contactProblem({})?.field).toBe('fullName');
    expect(contactProblem({ fullName: 'Ada' })?.field).toBe('message');
    expect(contactProblem({ fullName: 'Ada', message: 'x' })?.field).toBe('email');
    expect(contactProblem({ fullName: 'Ada', message: 'x', email: 'ada@example.org' })?.field).toBe(
      'phone',
    );
  });

  test.each([
    '987654321',
    '98765432100',
    '+9876543210',
    '98765 43210',
    '98765-4321',
    '9876543210\n',
    9876543210,
  ])('%j is not a phone of ten digits', (phone) => {
    expect(contactProblem({ ...form, phone })).not.toBeNull();
  });

  test.each(['९८७६५४३२१०', '\u202a9876543210\u202c'])('%j is ten digits too', (phone) => {
    expect(contactProblem({ ...form, phone })).toBeNull();
  });

  test('a phone passes exactly when it is ten digits', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        (phone) => (contactProblem({ ...form, phone }) === null) === /^[0-9]{10}$/.test(phone),
      ),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{10}$/),
        (phone) => contactProblem({ ...form, phone }) === null,
      ),
    );
  });
});

describe('consultation', () => {
  const sent = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '+91 22 1234',
    disputeDescription: 'A deposit.',
    priorActionTaken: false,
  };
  const form = { ...sent, acceptsTerms: true, acceptsNoAttorneyClient: true };

  test('a whole form passes, without a deadline too', () => {
    expect(consultationProblem(sent)).toBeNull();
    expect(consultationFormProblems(form)).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'disputeDescription'])(
    '%s must be filled',
    (field) => {
      expect(consultationProblem({ ...sent, [field]: ' \n' })).toEqual({
        code: 'field_missing',
        field,
      });
    },
  );

  test('the question about prior action must be answered, and No is an answer', () => {
    expect(consultationProblem({ ...sent, priorActionTaken: undefined })).toEqual({
      code: 'prior_action_unanswered',
      field: 'priorActionTaken',
    });
    expect(consultationProblem({ ...sent, priorActionTaken: 'no' })?.code).toBe(
      'prior_action_unanswered',
    );
    expect(consultationProblem({ ...sent, priorActionTaken: true })).toBeNull();
  });

  test('an address must look like one', () => {
    expect(consultationProblem({ ...sent, email: 'ada' })).toEqual({
      code: 'email_invalid',
      field: 'email',
    });
  });

  test('a number that cannot be called is asked for again', () => {
    for (const phone of ['98200', '+91', 'call me', '12-34-56'])
      expect(consultationProblem({ ...sent, phone })).toEqual({
        code: 'phone_invalid',
        field: 'phone',
      });
    for (const phone of ['9820000000', '+44 20 7946 0018', '९८२०० ०००००', '022-2345678'])
      expect(consultationProblem({ ...sent, phone })).toBeNull();
  });

  test('the form asks for both consents, after everything else, and says all that is missing at once', () => {
    const missing = (change: object) =>
      consultationFormProblems({ ...form, ...change }).map(({ field }) => field);
    expect(missing({ firstName: '', acceptsTerms: false })).toEqual(['firstName', 'acceptsTerms']);
    expect(missing({ acceptsTerms: false, acceptsNoAttorneyClient: false })).toEqual([
      'acceptsTerms',
      'acceptsNoAttorneyClient',
    ]);
    expect(missing({ email: 'ada', phone: '', priorActionTaken: undefined })).toEqual([
      'phone',
      'email',
      'priorActionTaken',
    ]);
    expect(consultationFormProblems({}).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'disputeDescription',
      'priorActionTaken',
      'acceptsTerms',
      'acceptsNoAttorneyClient',
    ]);
  });

  test('the options are those of the specification, in its order', () => {
    expect(DISPUTE_TYPES).toHaveLength(9);
    expect([DISPUTE_TYPES[0], DISPUTE_TYPES[8]]).toEqual([
      'Product and Service Disputes',
      'Other / Not Listed',
    ]);
    expect(RESOLUTION_METHODS).toEqual([
      'Online Mediation',
      'Arbitration',
      'Litigation Support',
      'Other / Not Listed',
    ]);
  });

  test('no prior action means pre-filing', () => {
    expect(isPreFiling({ priorActionTaken: false })).toBe(true);
    expect(isPreFiling({ priorActionTaken: true })).toBe(false);
  });

  test('a deadline is time-sensitive within seven days of the calendar in India, and when it is over', () => {
    expect(isTimeSensitive(null, friday)).toBe(false);
    expect(isTimeSensitive('2026-11-20', friday)).toBe(true);
    expect(isTimeSensitive('2026-11-27', friday)).toBe(true);
    expect(isTimeSensitive('2026-11-28', friday)).toBe(false);
    expect(isTimeSensitive('2026-11-01', friday)).toBe(true);
  });

  test('the day in India counts: at 18:30 UTC it is already tomorrow there', () => {
    expect(isTimeSensitive('2026-11-28', new Date('2026-11-20T18:29:59.999Z'))).toBe(false);
    expect(isTimeSensitive('2026-11-28', new Date('2026-11-20T18:30:00Z'))).toBe(true);
  });
});

test('no rule trips over anything that can be sent', () => {
  fc.assert(
    fc.property(anything, (form) => {
      for (const rule of [
        newsletterProblem,
        contactProblem,
        consultationProblem,
        consultationFormProblems,
      ])
        rule(form);
    }),
  );
});

describe('once only', () => {
  const isRepeat = (previousAt: Date, now: Date, hasKey = false) =>
    previousAt > freeSince(now, hasKey);

  test('an equal submission is a repeat until the last millisecond of the minute', () => {
    expect(isRepeat(friday, friday)).toBe(true);
    expect(isRepeat(friday, later(59_999))).toBe(true);
    expect(isRepeat(friday, later(60_000))).toBe(false);
  });

  test('with an Idempotency-Key it is one for a day', () => {
    expect(isRepeat(friday, later(DAY - 1), true)).toBe(true);
    expect(isRepeat(friday, later(DAY), true)).toBe(false);
  });

  test('a clock that goes back makes no second submission', () => {
    expect(isRepeat(friday, later(-5 * SECOND))).toBe(true);
  });

  test('a receipt is only cleaned away when it can have no repeat', () => {
    expect(isRepeat(cleanableAt(friday), friday, true)).toBe(false);
  });

  test('a key is 1 to 200 printable ASCII characters', () => {
    for (const key of ['a', '~', ' ', 'x'.repeat(200), '8e03978e-40d5-43e8-bc93-6894a57f9324'])
      expect(isIdempotencyKey(key)).toBe(true);
    for (const key of ['', 'x'.repeat(201), 'schlüssel', 'a\tb', 'a\n', '\u007f'])
      expect(isIdempotencyKey(key)).toBe(false);
  });
});

describe('subscription', () => {
  const link = (state: (typeof SUBSCRIPTION_STATES)[number]) => ({
    state,
    expiresAt: linkExpiresAt('confirm', friday),
  });
  const WEEK = 7 * DAY;

  test('a confirm link works for seven days, to the last millisecond', () => {
    expect(confirm(link('pending'), later(WEEK - 1))).toEqual({ ok: true, value: 'confirmed' });
    expect(confirm(link('pending'), later(WEEK))).toEqual({ ok: false, refusal: 'link_expired' });
  });

  test('confirming a second time is a success, however late', () => {
    expect(confirm(link('confirmed'), later(10 * WEEK))).toEqual({ ok: true, value: 'confirmed' });
  });

  test('an old confirm link does not undo an unsubscription', () => {
    expect(confirm(link('unsubscribed'), friday)).toEqual({
      ok: false,
      refusal: 'unsubscribed_since',
    });
  });

  test('one can always leave, and leave twice', () => {
    for (const state of SUBSCRIPTION_STATES)
      expect(unsubscribe(link(state))).toEqual({ ok: true, value: 'unsubscribed' });
    expect(linkExpiresAt('unsubscribe', friday)).toBeNull();
  });

  test('only who has confirmed is not asked to confirm', () => {
    const asked = SUBSCRIPTION_STATES.filter((state) => subscribe({ state }) === 'pending');
    expect(asked).toEqual(['pending', 'unsubscribed']);
  });

  test('an address is mailed to confirm at most once in ten minutes', () => {
    expect(isConfirmMailDue(friday, later(599_999))).toBe(false);
    expect(isConfirmMailDue(friday, later(600_000))).toBe(true);
  });
});
