import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedForGood, type SendingError } from './mail/refusal.ts';
import { fileMailer, type Mail, openMailer, smtpMailer } from './mail.ts';

const FROM = 'Munch <no-reply@munch.example>';
const mail: Mail = {
  id: '019aa000-0000-7000-8000-000000000001',
  to: 'ada@example.org',
  replyTo: { name: 'Ben "B" <x>, eve@example.org', address: 'ben@example.org' },
  subject: 'नमस्ते Ada',
  text: 'Hello.\n',
  html: '<p>Hello.</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munch-mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = (id = mail.id) => readFile(join(folder, 'mail', `${id}.eml`), 'utf8');
const headers = (eml: string) => (eml.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n');

describe('files', () => {
  const send = (changes: Partial<Mail> = {}) =>
    fileMailer(join(folder, 'mail'), FROM).send({ ...mail, ...changes });

  test('a mail is one whole file that only we can read, named by its id', async () => {
    await send();
    expect(await readdir(join(folder, 'mail'))).toEqual([`${mail.id}.eml`]);
    expect((await stat(join(folder, 'mail', `${mail.id}.eml`))).mode & 0o777).toBe(0o600);
    const lines = headers(await written());
    expect(lines).toContain('To: ada@example.org');
    expect(lines).toContain(`From: ${FROM}`);
    expect(lines).toContain(`Message-ID: <${mail.id}@munch.example>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines.find((line) => line.startsWith('Subject:'))).toMatch(/^Subject: =\?UTF-8\?/);
  });

  test('the same mail again is the same file', async () => {
    await send();
    await send();
    expect(await readdir(join(folder, 'mail'))).toHaveLength(1);
  });

  test('a name full of signs names one person', async () => {
    await send();
    const reply = headers(await written()).find((line) => line.startsWith('Reply-To:'));
    expect(reply).toMatch(/<ben@example\.org>$/);
    expect(reply).not.toMatch(/",.*eve@example\.org,/);
  });

  test('no address and no header can smuggle in another', async () => {
    await send({
      id: 'smuggler',
      to: 'ada,eve@example.org',
      subject: 'Hello\r\nBcc: eve@example.org',
      replyTo: { name: 'x\r\nBcc: eve@example.org', address: 'ben@example.org' },
    });
    const lines = headers(await written('smuggler'));
    expect(lines.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('To:'))).toEqual(['To: <"ada,eve"@example.org>']);
  });

  test('it says so', () => {
    expect(openMailer({ smtpUrl: undefined, from: FROM, folder: '/data/mail' }).describe()).toBe(
      'written to /data/mail as .eml files, because SMTP_URL is not set',
    );
  });
});

describe('SMTP', () => {
  // Just enough of a mail server to hear what is said to it.
  function mailServer(): Promise<{ server: Server; port: number; heard: string[] }> {
    const heard: string[] = [];
    const server = createServer((socket) => {
      let inData = false;
      socket.on('error', () => {});
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        heard.push(text);
        if (inData) {
          if (!text.endsWith('\r\n.\r\n')) return;
          inData = false;
          return void socket.write('250 kept\r\n');
        }
        inData = /^DATA/.test(text);
        if (/^RCPT TO:<refused/.test(text)) socket.write('550 no such person\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    return new Promise((done) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        done({ server, port: typeof address === 'object' && address ? address.port : 0, heard });
      });
    });
  }

  test('a mail is handed to the server with the person it is for', async () => {
    const { server, port, heard } = await mailServer();
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, FROM);
    await mailer.send(mail);
    expect(mailer.describe()).toBe('through 127.0.0.1');
    expect(heard.join('')).toContain('RCPT TO:<ada@example.org>');
    expect(heard.join('')).toContain(`Message-ID: <${mail.id}@munch.example>`);
    mailer.close();
    server.close();
  });

  test('a refusal and an absent server are failures that the caller hears of', async () => {
    const { server, port } = await mailServer();
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, FROM);
    const refused = await mailer
      .send({ ...mail, to: 'refused@example.org' })
      .catch((error: SendingError) => error);
    expect(refused).toMatchObject({ responseCode: 550, command: 'RCPT TO' });
    expect(refused && refusedForGood(refused)).toBe('5.0.0'); // a server that says no status of its own
    mailer.close();
    await new Promise((done) => server.close(done));
    const late = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, FROM);
    await expect(late.send(mail)).rejects.toMatchObject({
      code: expect.stringMatching(/ECONN|ESOCKET/),
    });
    late.close();
  });
});
