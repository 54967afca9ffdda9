import * as z from 'zod/mini';
import type { Endpoint, Refusal } from '#kernel/endpoint.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const off: Refusal = { status: 503, when: 'The secret is not set, so nothing is taken here.' };
const wrong: Refusal = { status: 403, when: 'The signature is not that of the body as it came.' };
const heard = z.object({ heard: z.number(), kept: z.number() });

const errors = {
  webhook_off: off,
  signature_wrong: wrong,
  not_a_webhook: { status: 422, when: 'The body is not what this provider sends.' },
} as const satisfies Record<string, Refusal>;
const sentences = {
  webhook_off: m.service_webhook_off,
  signature_wrong: m.service_webhook_signature,
  not_a_webhook: m.service_webhook_shape,
};

export const whatsappWebhook = endpoint({
  method: 'POST',
  path: '/api/service/whatsapp',
  needs: 'visit',
  summary:
    'What WhatsApp’s Cloud API says of messages: signed in X-Hub-Signature-256 with WHATSAPP_SECRET. In any order and any number of times; a status of an unknown message is kept until the message is known.',
  source: 'Law and lifecycle 3.5: monotonic, idempotent by message id',
  raw: { types: ['application/json'], maxBytes: 1024 * 1024 },
  input: z.strictObject({}),
  output: heard,
  errors,
  sentences,
});

export const whatsappChallenge = endpoint({
  method: 'GET',
  path: '/api/service/whatsapp',
  needs: 'visit',
  summary:
    'Answers WhatsApp’s question whether this address is ours, with the word that it sent along.',
  source: 'Cloud API, webhooks: verification requests',
  input: z.strictObject({
    'hub.mode': z.optional(line(40)),
    'hub.verify_token': z.optional(line(300)),
    'hub.challenge': z.optional(line(300)),
  }),
  output: z.unknown(),
  answers: 'text/plain; charset=utf-8',
  errors: {
    webhook_off: off,
    token_wrong: { status: 403, when: 'It is not the word of WHATSAPP_VERIFY_TOKEN.' },
  },
  sentences: { webhook_off: m.service_webhook_off, token_wrong: m.service_webhook_signature },
});

export const textsWebhook = endpoint({
  method: 'POST',
  path: '/api/service/texts',
  needs: 'visit',
  summary:
    'What the gateway of a text provider says of texts: { "statuses": [{ "id", "status": "sent|delivered|failed", "at", "reason" }] }, signed as sha256=… in X-Hub-Signature-256 with TEXTS_SECRET.',
  source: 'Law and lifecycle 3.5',
  raw: { types: ['application/json'], maxBytes: 1024 * 1024 },
  input: z.strictObject({}),
  output: heard,
  errors,
  sentences,
});

export const serviceKey = endpoint({
  method: 'GET',
  path: '/api/service/key',
  needs: 'visit',
  summary:
    'The public key that signs certificates of service today. Every key that ever did: /.well-known/munch-keys.json.',
  source: 'Law and lifecycle 6.4',
  input: z.strictObject({}),
  output: z.object({
    algorithm: z.enum(['Ed25519']),
    publicKey: z.string(),
    keyId: z.string().check(z.meta({ description: 'The fingerprint: SHA-256 of the key.' })),
  }),
  errors: {},
  sentences: {},
});

// The post before the question: the server looks up by the address how much may be sent to it.
export const webhookEndpoints: readonly Endpoint[] = [
  whatsappWebhook,
  whatsappChallenge,
  textsWebhook,
  serviceKey,
];
