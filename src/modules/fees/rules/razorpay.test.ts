import { describe, expect, test } from 'vitest';
import { readEvent } from './razorpay.ts';

const payment = {
  id: 'pay_29QQoUBi66xm2f',
  status: 'captured',
  amount: 590_000,
  currency: 'INR',
  order_id: 'order_9A33XWu170gUtm',
  created_at: 1_700_000_000,
};
const captured = (more: object = {}, beside: object = {}, event = 'payment.captured') =>
  readEvent({ event, payload: { payment: { entity: { ...payment, ...more } }, ...beside } });
const of = (read: ReturnType<typeof readEvent>) =>
  read?.event.about === 'captured' ? read.event.payment : read;

describe('money that was captured', () => {
  test('is read in whole paise, with its order and its moment', () => {
    expect(of(captured())).toEqual({
      id: 'pay_29QQoUBi66xm2f',
      orderId: 'order_9A33XWu170gUtm',
      linkId: null,
      reference: null,
      amount: 590_000n,
      currency: 'INR',
      at: new Date('2023-11-14T22:13:20Z'),
    });
  });

  test('is the same with the order or the link beside it', () => {
    const order = { order: { entity: { id: 'order_2', receipt: 'MU26270001239' } } };
    expect(of(captured({ order_id: null }, order, 'order.paid'))).toMatchObject({
      orderId: 'order_2',
      reference: 'MU26270001239',
    });
    const link = { payment_link: { entity: { id: 'plink_1', reference_id: 'ours' } } };
    expect(of(captured({}, link, 'payment_link.paid'))).toMatchObject({
      linkId: 'plink_1',
      reference: 'ours',
    });
  });

  test.each([
    ['#ExjpAUN3gVHrPJ', 'plink_ExjpAUN3gVHrPJ'],
    ['#1234567', null],
    ['ExjpAUN3gVHrPJ', null],
    ['#ExjpAUN3gVHrPJ and more', null],
  ])('that a link brought says so by its description %s: %s', (description, linkId) => {
    expect(of(captured({ description }))).toMatchObject({ linkId });
  });

  test.each([
    ['without an id', { id: undefined }],
    ['with an id of three signs', { id: 'pay' }],
    ['with an id that is no id', { id: 'pay_1; drop' }],
    ['of nothing', { amount: 0 }],
    ['below nothing', { amount: -1 }],
    ['of half a paisa', { amount: 0.5 }],
    ['of more than JSON can carry', { amount: Number.MAX_SAFE_INTEGER + 1 }],
    ['of a sum in words', { amount: '590000' }],
    ['without a currency', { currency: undefined }],
    ['that was only promised', { status: 'authorized' }],
  ])('%s is no payment', (_, more) => {
    expect(captured(more)).toBeNull();
  });

  test.each([
    ['before there was such a provider', 1_400_000_000],
    ['of another century', 4_000_000_000],
    ['of half a second', 1_700_000_000.5],
    ['in words', '1700000000'],
  ])('at a moment %s has none, and is money all the same', (_, created_at) => {
    expect(of(captured({ created_at }))).toMatchObject({ at: null, amount: 590_000n });
  });
});

describe('a refund', () => {
  const refund = { id: 'rfnd_1234', payment_id: payment.id, amount: 100, currency: 'INR' };
  const read = (more: object) =>
    readEvent({
      event: 'refund.processed',
      payload: { refund: { entity: { ...refund, ...more } } },
    });

  test('names its payment', () => {
    expect(read({})?.event).toEqual({
      about: 'refunded',
      refund: { id: 'rfnd_1234', paymentId: payment.id, amount: 100n, currency: 'INR' },
    });
  });

  test.each([{ payment_id: null }, { amount: 0 }, { id: '' }, { currency: '' }])(
    'of another shape is none: %o',
    (more) => {
      expect(read(more)).toBeNull();
    },
  );
});

describe('what is only noted', () => {
  test.each(['payment.authorized', 'payment.failed'])('%s is no money', (event) => {
    expect(captured({}, {}, event)?.event).toEqual({ about: 'noted', paymentId: payment.id });
  });

  test('is a name that nobody documented to us, as far as it has a hundred letters', () => {
    expect(readEvent({ event: 'x'.repeat(100) })?.event).toEqual({
      about: 'noted',
      paymentId: null,
    });
    expect(readEvent({ event: 'x'.repeat(101) })).toBeNull();
    expect(readEvent({ event: 'constructor' })?.event).toEqual({ about: 'noted', paymentId: null });
  });

  test.each([null, [], 'text', 7, {}, { event: '' }, { event: 7 }])('%o is no event', (body) => {
    expect(readEvent(body)).toBeNull();
  });
});
