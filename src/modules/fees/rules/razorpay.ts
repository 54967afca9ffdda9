import { keepable } from '#kernel/text.ts';
import type { Paise } from './money.ts';

/**
 * What we understand of Razorpay's webhooks (https://razorpay.com/docs/webhooks/payloads). They come in any order, several
 * times, and late; what is said of a payment therefore never depends on what was said before.
 */
export type ProviderEvent =
  | { about: 'captured'; payment: ProviderPayment }
  | {
      about: 'refunded';
      refund: { id: string; paymentId: string; amount: Paise; currency: string };
    }
  /** Nothing is due for it: the money is not ours yet, or never will be. */
  | { about: 'noted'; paymentId: string | null };

/** What it was for, as far as the message says so: an order of ours, or a payment link by its own id or by our reference. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  linkId: string | null;
  reference: string | null;
  amount: Paise;
  currency: string;
  at: Date | null;
};

type Shape = Readonly<Record<string, unknown>>;

/** Null for what has not the shape that is documented for its name. */
export function readEvent(body: unknown): { type: string; event: ProviderEvent } | null {
  const type = textIn(body, 'event');
  if (type === null || type === '' || type.length > 100) return null;
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!reader) return { type, event: { about: 'noted', paymentId: null } };
  const event = reader(shapeIn(body, 'payload'));
  return event && { type, event };
}

const readers: Readonly<Record<string, (payload: Shape | null) => ProviderEvent | null>> = {
  // Money that is only promised: it is captured later, or goes back by itself.
  'payment.authorized': noted,
  'payment.failed': noted,
  'payment.captured': captured,
  // Says the same with the order beside it; whichever comes first counts.
  'order.paid': captured,
  'payment_link.paid': captured,
  'refund.processed': refunded,
};

function noted(payload: Shape | null): ProviderEvent | null {
  const payment = entityIn(payload, 'payment');
  const id = textIn(payment, 'id');
  return id ? { about: 'noted', paymentId: id } : null;
}

function captured(payload: Shape | null): ProviderEvent | null {
  const payment = entityIn(payload, 'payment');
  const [id, amount, currency] = [
    textIn(payment, 'id'),
    amountIn(payment),
    textIn(payment, 'currency'),
  ];
  if (!isId(id) || amount === null || !currency || textIn(payment, 'status') !== 'captured')
    return null;
  const [order, link] = [entityIn(payload, 'order'), entityIn(payload, 'payment_link')];
  const orderId = textIn(payment, 'order_id') ?? textIn(order, 'id');
  const linkId = textIn(link, 'id') ?? linkIn(textIn(payment, 'description'));
  const reference = textIn(link, 'reference_id') || textIn(order, 'receipt');
  return {
    about: 'captured',
    payment: {
      id,
      orderId,
      linkId,
      reference,
      amount,
      currency: keepable(currency.slice(0, 3)),
      at: momentIn(payment),
    },
  };
}

/** The payment of a link has no word of it but its description: `#` and the link's id without its prefix. */
function linkIn(description: string | null): string | null {
  const [, own] = /^#([A-Za-z0-9]{8,40})$/.exec(description ?? '') ?? [];
  return own === undefined ? null : `plink_${own}`;
}

function refunded(payload: Shape | null): ProviderEvent | null {
  const refund = entityIn(payload, 'refund');
  const [id, paymentId, amount, currency] = [
    textIn(refund, 'id'),
    textIn(refund, 'payment_id'),
    amountIn(refund),
    textIn(refund, 'currency'),
  ];
  if (!isId(id) || !isId(paymentId) || amount === null || !currency) return null;
  return {
    about: 'refunded',
    refund: { id, paymentId, amount, currency: keepable(currency.slice(0, 3)) },
  };
}

function entityIn(payload: Shape | null, name: string): Shape | null {
  return shapeIn(shapeIn(payload, name), 'entity');
}

function shapeIn(value: unknown, name: string): Shape | null {
  const inner = isShape(value) ? value[name] : null;
  return isShape(inner) ? inner : null;
}

/** What was signed for is money: a strange sign in what is said of it is replaced, and never a reason to lose it. */
function textIn(value: unknown, name: string): string | null {
  const inner = isShape(value) ? value[name] : null;
  return typeof inner === 'string' ? keepable(inner) : null;
}

/** Whole paise above nothing; a fraction or a sum that JSON cannot carry is none. */
function amountIn(value: Shape | null): Paise | null {
  const amount = value?.amount;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0
    ? BigInt(amount)
    : null;
}

function momentIn(value: Shape | null): Date | null {
  const seconds = value?.created_at;
  return typeof seconds === 'number' &&
    Number.isInteger(seconds) &&
    seconds > 1_400_000_000 &&
    seconds < 4_000_000_000
    ? new Date(seconds * 1000)
    : null;
}

function isId(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_]{4,64}$/.test(text);
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
