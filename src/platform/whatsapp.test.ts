import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloudWhatsApp, openWhatsApp, WhatsAppRefusal } from './whatsapp.ts';

// Messages and answers as Meta documents them (Cloud API, messages: request and error).
const message = {
  id: '01977f0c-0000-7000-8000-000000000001',
  to: '+919812345678',
  language: 'hi' as const,
  parameters: ['Ben', 'A\nnotice', 'https://munch.example'],
};
const accepted = {
  messaging_product: 'whatsapp',
  contacts: [{ input: '919812345678', wa_id: '919812345678' }],
  messages: [{ id: 'wamid.HBgL', message_status: 'accepted' }],
};
const refused = (code: number, text: string) => ({
  error: { message: `(#${code}) ${text}`, type: 'OAuthException', code, fbtrace_id: 'A1' },
});

let server: Server;
let answer = { status: 200, body: accepted as unknown };
const asked: { path: string; token: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        token: request.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(pieces).toString()),
      });
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: accepted };
});

const cloud = () =>
  cloudWhatsApp({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
    phoneId: '106540352242922',
    token: 'secret',
    template: 'munch_notice',
  });

test('a message goes out as an approved template, in the reader’s language, with our own id', async () => {
  expect(await cloud().send(message)).toEqual({ messageId: 'wamid.HBgL' });
  expect(asked).toEqual([
    {
      path: '/v23.0/106540352242922/messages',
      token: 'Bearer secret',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '919812345678',
        type: 'template',
        biz_opaque_callback_data: message.id,
        template: {
          name: 'munch_notice',
          language: { code: 'hi' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Ben' },
                { type: 'text', text: 'A notice' },
                { type: 'text', text: 'https://munch.example' },
              ],
            },
          ],
        },
      },
    },
  ]);
});

test.each([
  [400, refused(131026, 'Message undeliverable')],
  [400, refused(132001, 'Template name does not exist in the translation')],
])('what can never go out is told apart: %s', async (status, body) => {
  answer = { status, body };
  await expect(cloud().send(message)).rejects.toBeInstanceOf(WhatsAppRefusal);
});

test.each([
  [500, refused(131000, 'Something went wrong')],
  [429, refused(130429, 'Rate limit hit')],
  [401, refused(190, 'Access token has expired')],
  [200, { messages: [] }],
  [502, 'no json'],
])('what may pass, or is about us, is tried again: %s', async (status, body) => {
  answer = { status, body };
  const error = await cloud()
    .send(message)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(WhatsAppRefusal);
});

test('without an account a message becomes a whole file, and the start says that nobody is reached', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munch-whatsapp-'));
  const files = openWhatsApp({ account: undefined, folder });
  expect(files.isReal).toBe(false);
  await files.send(message);
  await files.send(message);
  expect(JSON.parse(await readFile(join(folder, `${message.id}.json`), 'utf8'))).toMatchObject({
    to: '919812345678',
  });
  expect(files.describe()).toContain('WHATSAPP_TOKEN');
  await rm(folder, { recursive: true });
});
