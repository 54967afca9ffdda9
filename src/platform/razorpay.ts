import { Buffer } from 'node:buffer';
import { isSameHash, keyedHash } from './hash.ts';

/** What we ask of Razorpay: https://razorpay.com/docs/api/orders, /docs/api/payments/payment-links and /docs/webhooks. Knows no module. */
export type Razorpay = {
  /** Shown to the browser; the secret never is. */
  keyId: string;
  /** Opens an order. The receipt is ours, at most forty letters; asked twice, Razorpay opens two, and each is paid at most once. */
  openOrder(order: {
    amount: bigint;
    receipt: string;
    notes: Readonly<Record<string, string>>;
  }): Promise<OrderResult>;
  /**
   * Opens a page of Razorpay's own on which a sum can be paid, whole and in one go. Nobody is written to; whoever has paid is
   * sent back to `callbackUrl` with what `isReturn` takes.
   */
  openLink(link: NewPaymentLink): Promise<OpenedLink>;
  /** Whether the words with which somebody comes back from such a page are Razorpay's. */
  isReturn(returned: PaymentCallback): boolean;
  /** Whether a webhook's raw body was signed with the secret that we share. */
  isSigned(body: string, signature: string | undefined): boolean;
};

export type OrderResult =
  | { ok: true; id: string; amount: bigint }
  | { ok: false; reason: 'unreachable' | 'refused' };

/** The reference is ours, at most forty letters, and never used twice. */
export type NewPaymentLink = {
  amount: bigint;
  reference: string;
  description: string;
  notes: Readonly<Record<string, string>>;
  callbackUrl: string;
  expiresAt: Date;
};
export type OpenedLink =
  | { ok: true; id: string; url: string }
  | { ok: false; reason: 'unreachable' | 'refused' };
/** In the order in which they are signed: link, our reference, the link's state, payment. */
export type PaymentCallback = {
  linkId: string;
  reference: string;
  status: string;
  paymentId: string;
  signature: string;
};

/** The addresses to which whoever pays is sent; the pages' policy allows a form to end there. */
export const PAY_PAGES = ['https://rzp.io', 'https://*.razorpay.com'] as const;

type Keys = {
  keyId: string | undefined;
  keySecret: string | undefined;
  webhookSecret: string | undefined;
};
type Ask = (url: string, init: RequestInit) => Promise<Response>;

const ORDERS = 'https://api.razorpay.com/v1/orders';
const LINKS = 'https://api.razorpay.com/v1/payment_links';
const PATIENCE = 8_000;

/** Null unless all three keys are set: money must not be taken of which we would never hear. */
export function openRazorpay(
  { keyId, keySecret, webhookSecret }: Keys,
  ask: Ask = fetch,
): Razorpay | null {
  if (!keyId || !keySecret || !webhookSecret) return null;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const post = async (url: string, asked: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify(asked);
    const answer = await ask(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    const told = answer?.ok ? await answer.json().catch(() => null) : null;
    const failed = {
      ok: false as const,
      reason: !answer || answer.status >= 500 ? ('unreachable' as const) : ('refused' as const),
    };
    return { told: told as Readonly<Record<string, unknown>> | null, failed };
  };
  return {
    keyId,
    async openOrder({ amount, receipt, notes }) {
      // A sum of ours is far below 2^53 paise, and Razorpay takes a JSON number.
      const { told, failed } = await post(ORDERS, {
        amount: Number(amount),
        currency: 'INR',
        receipt: receipt.slice(0, 40),
        notes,
      });
      return typeof told?.id === 'string' && told.amount === Number(amount)
        ? { ok: true, id: told.id, amount }
        : failed;
    },
    async openLink({ amount, reference, description, notes, callbackUrl, expiresAt }) {
      const { told, failed } = await post(LINKS, {
        amount: Number(amount),
        currency: 'INR',
        accept_partial: false,
        reference_id: reference,
        description,
        notes,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        callback_url: callbackUrl,
        callback_method: 'get',
        notify: { sms: false, email: false },
        reminder_enable: false,
      });
      const { id, amount: sum, short_url: url } = told ?? {};
      return typeof id === 'string' && sum === Number(amount) && isPayPage(url)
        ? { ok: true, id, url }
        : failed;
    },
    isReturn({ linkId, reference, status, paymentId, signature }) {
      const signed = keyedHash(
        Buffer.from(keySecret),
        [linkId, reference, status, paymentId].join('|'),
      );
      return /^[0-9a-f]{64}$/i.test(signature) && isSameHash(signed, signature);
    },
    isSigned(body, signature) {
      return (
        /^[0-9a-f]{64}$/i.test(signature ?? '') &&
        isSameHash(keyedHash(Buffer.from(webhookSecret), body), signature ?? '')
      );
    },
  };
}

/** Nobody is sent to an address that is not Razorpay's, whatever an answer says. */
function isPayPage(url: unknown): url is string {
  if (typeof url !== 'string' || url.length > 300 || !URL.canParse(url)) return false;
  const { protocol, hostname, username, port } = new URL(url);
  return (
    protocol === 'https:' &&
    username === '' &&
    port === '' &&
    (hostname === 'rzp.io' || hostname.endsWith('.razorpay.com'))
  );
}
