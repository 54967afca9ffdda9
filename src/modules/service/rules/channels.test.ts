import { describe, expect, test } from 'vitest';
import { statusIn } from './mail.ts';
import { planOf } from './plan.ts';
import { articleProblem, checkDigit, judgeProof, post, submitProof } from './proof.ts';
import { isSameNumber, statusesIn } from './whatsapp.ts';

describe('the first paper goes by every channel that there is', () => {
  const contacts = [
    { id: '1', channel: 'email' as const, value: 'ben@post.example', isDesignated: true },
    { id: '2', channel: 'mobile' as const, value: '+919812345678', isDesignated: false },
    { id: '3', channel: 'post' as const, value: '14 Fort, Mumbai 400001', isDesignated: false },
  ];
  test('with WhatsApp where it is set up, else by text message', () => {
    expect(planOf(contacts, 'notice', { whatsapp: true }).map(({ channel }) => channel)).toEqual([
      'email',
      'whatsapp',
      'post',
    ]);
    expect(planOf(contacts, 'warning', { whatsapp: false }).map(({ channel }) => channel)).toEqual([
      'email',
      'sms',
      'post',
    ]);
  });
  test('and a later one where the party named an address, else by all again', () => {
    expect(planOf(contacts, 'document', { whatsapp: true }).map(({ channel }) => channel)).toEqual([
      'email',
    ]);
    expect(planOf(contacts.slice(1), 'document', { whatsapp: true })).toHaveLength(2);
  });
});

describe('a delivery status notification', () => {
  const verdict = (action: string) => ({
    recipient: 'ben@post.example',
    action,
    status: '2.0.0',
    diagnostic: '',
  });
  test('of a delivery is a delivery, and of going on to another server is none', () => {
    expect(
      ['delivered', 'relayed', 'expanded', 'delayed', 'failed', 'eaten'].map((action) =>
        statusIn([verdict(action)]),
      ),
    ).toEqual(['delivered', 'sent', 'sent', 'sent', 'bounced', null]);
    expect(statusIn([verdict('delivered'), verdict('failed')])).toBe('bounced');
    expect(statusIn([])).toBeNull();
  });
});

describe('what WhatsApp says', () => {
  const attempt = '01977f0c-0000-7000-8000-000000000001';
  const body = (...statuses: unknown[]) => ({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }],
      },
    ],
  });
  test('is read from the documented shape', () => {
    const delivered = {
      id: 'wamid.A',
      status: 'delivered',
      timestamp: '1763629200',
      recipient_id: '919812345678',
      biz_opaque_callback_data: attempt,
    };
    expect(statusesIn(body(delivered))).toEqual([
      {
        messageId: 'wamid.A',
        letterId: attempt,
        status: 'delivered',
        at: new Date('2025-11-20T09:00:00Z'),
        recipient: '919812345678',
        errors: '',
      },
    ]);
    const failed = {
      id: 'wamid.B',
      status: 'failed',
      timestamp: 1763629200,
      recipient_id: '91',
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    };
    expect(statusesIn(body(failed))[0]).toMatchObject({
      status: 'failed',
      letterId: null,
      errors: '131026 Message undeliverable',
    });
  });
  test('of another shape says nothing', () => {
    for (const other of [
      null,
      [],
      'x',
      {},
      { entry: [{}] },
      body({ id: 'wamid.C', status: 'delivered', timestamp: 'soon' }),
      body({ status: 'read' }),
    ])
      expect(statusesIn(other)).toEqual([]);
  });
  test('a number with and without its plus is one', () => {
    expect(isSameNumber('+91 98123 45678', '919812345678')).toBe(true);
    expect(isSameNumber('+919812345678', '919812345679')).toBe(false);
  });
});

describe('post', () => {
  const waiting = {
    channel: 'post' as const,
    articleNumber: '',
    queuedOn: '2026-11-20',
    postedOn: null,
    proof: null,
  };
  const posted = { ...waiting, articleNumber: 'EM473124829IN', postedOn: '2026-11-21' };
  const submitted = { ...posted, proof: { state: 'submitted' as const } };
  const good = {
    isGood: true,
    deliveredOn: '2026-11-24',
    basis: 'residence' as const,
    reason: '',
    today: '2026-11-25',
  };

  test('has a number of thirteen signs whose check digit fits', () => {
    expect(checkDigit('47312482')).toBe(9);
    expect(articleProblem('post', 'EM473124829IN')).toBeNull();
    for (const wrong of ['EM473124828IN', 'EM473124829GB', 'em473124829in', '', '473124829'])
      expect(articleProblem('post', wrong)).toBe('article_wrong');
    expect(articleProblem('courier', 'DTDC-99812')).toBeNull();
  });
  test('is posted once, not tomorrow, and never by e-mail', () => {
    const act = { number: 'EM473124829IN', on: '2026-11-21', today: '2026-11-21' };
    expect(post(waiting, act).ok).toBe(true);
    expect(post(posted, act)).toEqual({ ok: false, refusal: 'already_posted' });
    expect(post(waiting, { ...act, on: '2026-11-22' })).toEqual({
      ok: false,
      refusal: 'day_wrong',
    });
    // Nobody posted what was not there.
    expect(post(waiting, { ...act, on: '2026-11-19' })).toEqual({
      ok: false,
      refusal: 'day_wrong',
    });
    expect(post({ ...waiting, channel: 'email' }, act)).toEqual({ ok: false, refusal: 'not_post' });
  });
  test('is proved by paper, once at a time, and only after it was posted', () => {
    expect(submitProof(posted).ok).toBe(true);
    expect(submitProof(waiting)).toEqual({ ok: false, refusal: 'not_posted' });
    expect(submitProof(submitted)).toEqual({ ok: false, refusal: 'proof_waits' });
    expect(submitProof({ ...posted, proof: { state: 'rejected' } }).ok).toBe(true);
    expect(submitProof({ ...posted, proof: { state: 'validated' } })).toEqual({
      ok: false,
      refusal: 'already_done',
    });
  });
  test('a proof is looked at once, with a day that can be and a place, or a reason', () => {
    expect(judgeProof(submitted, good).ok).toBe(true);
    expect(judgeProof(posted, good)).toEqual({ ok: false, refusal: 'proof_missing' });
    expect(judgeProof({ ...posted, proof: { state: 'validated' } }, good)).toEqual({
      ok: false,
      refusal: 'already_done',
    });
    for (const deliveredOn of [null, '2026-11-20', '2026-11-26'])
      expect(judgeProof(submitted, { ...good, deliveredOn })).toEqual({
        ok: false,
        refusal: 'day_wrong',
      });
    for (const basis of [null, 'last_known_deemed' as const])
      expect(judgeProof(submitted, { ...good, basis })).toEqual({
        ok: false,
        refusal: 'basis_missing',
      });
    expect(judgeProof(submitted, { ...good, isGood: false })).toEqual({
      ok: false,
      refusal: 'reason_missing',
    });
    expect(judgeProof(submitted, { ...good, isGood: false, reason: 'Another name.' }).ok).toBe(
      true,
    );
  });
});
