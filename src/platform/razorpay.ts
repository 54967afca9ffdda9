import { Buffer } from 'node:buffer';
import { isSameHash, keyedHash } from './hash.ts';

/** What we ask of Razorpay: https://razorpay.com/docs/api/orders and /docs/webhooks. Knows no module. */
export type Razorpay = {
  /** Shown to the browser; the secret never is. */
  keyId: string;
  /** Opens an order. The receipt is ours, at most forty letters; asked twice, Razorpay opens two, and each is paid at most once. */
  openOrder(order: { amount: bigint; receipt: string; notes: Readonly<Record<string, string>> }): Promise<Opened>;
  /** Whether a webhook's raw body was signed with the secret that we share. */
  isSigned(body: string, signature: string | undefined): boolean;
};

export type Opened = { ok: true; id: string; amount: bigint } | { ok: false; reason: 'unreachable' | 'refused' };

type Keys = { keyId: string | undefined; keySecret: string | undefined; webhookSecret: string | undefined };
type Ask = (url: string, init: RequestInit) => Promise<Response>;

const ORDERS = 'https://api.razorpay.com/v1/orders';
const PATIENCE = 8_000;

/** Null unless all three keys are set: money must not be taken of which we would never hear. */
export function openRazorpay({ keyId, keySecret, webhookSecret }: Keys, ask: Ask = fetch): Razorpay | null {
  if (!keyId || !keySecret || !webhookSecret) return null;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return {
    keyId,
    async openOrder({ amount, receipt, notes }) {
      // A sum of ours is far below 2^53 paise, and Razorpay takes a JSON number.
      const body = JSON.stringify({ amount: Number(amount), currency: 'INR', receipt: receipt.slice(0, 40), notes });
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await ask(ORDERS, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
      if (!answer) return { ok: false, reason: 'unreachable' };
      const order = (await answer.json().catch(() => null)) as { id?: unknown; amount?: unknown } | null;
      if (!answer.ok || typeof order?.id !== 'string' || order.amount !== Number(amount))
        return { ok: false, reason: answer.status >= 500 ? 'unreachable' : 'refused' };
      return { ok: true, id: order.id, amount };
    },
    isSigned(body, signature) {
      return /^[0-9a-f]{64}$/i.test(signature ?? '') && isSameHash(keyedHash(Buffer.from(webhookSecret), body), signature ?? '');
    },
  };
}
