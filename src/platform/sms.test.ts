import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileTexts, openTexts, providerTexts, withTexts } from './sms.ts';

const text = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: '+919820000000',
  text: '123456 is your code for Munch.',
};
const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 202;
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end('{}');
  });
});
let url = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munch-texts-'));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const address = provider.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/messages`;
});
afterAll(async () => {
  provider.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  heard.length = 0;
  status = 202;
});

test('a provider is handed the number, the words, the sender and the token; the same try has the same key', async () => {
  await providerTexts({ url, token: 'secret', sender: 'MUNCH' }).send(text);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    id: text.id,
    to: text.to,
    from: 'MUNCH',
    text: text.text,
  });
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': text.id,
    'content-type': 'application/json',
  });
});

test('without a token and a sender neither is sent', async () => {
  await providerTexts({ url, token: undefined, sender: undefined }).send(text);
  expect(heard[0]?.headers.authorization).toBeUndefined();
  expect(JSON.parse(heard[0]?.body ?? '')).not.toHaveProperty('from');
});

test('whatever is not a success is an accident, so that the letter is tried again', async () => {
  const texts = providerTexts({ url, token: 'secret', sender: undefined });
  for (status of [302, 400, 401, 429, 500])
    await expect(texts.send(text), String(status)).rejects.toThrow();
  await expect(
    providerTexts({ url: 'http://127.0.0.1:9/', token: 'secret', sender: undefined }).send(text),
  ).rejects.toThrow();
});

test('without a provider a message is a file that its owner alone reads; the same one again replaces it', async () => {
  const texts = fileTexts(join(folder, 'texts'));
  await texts.send(text);
  await texts.send(text);
  expect(await readdir(join(folder, 'texts'))).toEqual([`${text.id}.txt`]);
  expect(await readFile(join(folder, 'texts', `${text.id}.txt`), 'utf8')).toBe(
    `To: ${text.to}\n\n${text.text}\n`,
  );
});

test('a start says which way messages go', () => {
  expect(openTexts({ url, token: undefined, sender: undefined, folder }).describe()).toMatch(
    /^Text messages: through 127\.0\.0\.1:\d+$/,
  );
  expect(
    openTexts({ url: undefined, token: undefined, sender: undefined, folder }).describe(),
  ).toContain('TEXTS_URL');
});

test('a letter to a mobile number is a text message, every other one is mail', async () => {
  const sent: string[] = [];
  const mailer = {
    send: async ({ to }: { to: string }) => void sent.push(`mail ${to}`),
    describe: () => 'SMTP',
    close() {},
  };
  const texts = {
    send: async ({ to }: { to: string }) => void sent.push(`text ${to}`),
    describe: () => 'texts',
  };
  const both = withTexts(mailer, texts);
  for (const to of ['ada@example.in', '+919820000000'])
    await both.send({ id: '1', to, subject: '', text: 'x', html: '' });
  expect(sent).toEqual(['mail ada@example.in', 'text +919820000000']);
  expect(both.describe()).toBe('SMTP. texts');
});
