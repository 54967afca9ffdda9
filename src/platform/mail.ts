import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import * as m from '#messages/all.ts';
import type { CalendarPart } from './mail/calendar.ts';

export type Mail = {
  /** Stays the same however often the mail is tried; it becomes the Message-ID, so a mail that came twice is known by it. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  /** Ids of the mails before it in its thread, first things first: RFC 5322, 3.6.4. */
  follows?: readonly string[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** An invitation, or the word that one is off. */
  calendar?: CalendarPart;
  attachments?: readonly Attachment[];
  /** Ask the recipient's server to say when it has the letter, or never will (RFC 3461). */
  asksForReceipt?: boolean;
};

export type Attachment = { name: string; type: string; content: Buffer };

export type Mailer = {
  /** Resolves when the mail is out of our hands; throws when it may not be. */
  send(mail: Mail): Promise<void>;
  /** For the line that a start prints: what becomes of mail. */
  describe(): string;
  close(): void;
};

/** Sends by SMTP when there is a server to send to, else writes each mail to a file. */
export function openMailer({
  smtpUrl,
  from,
  folder,
}: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from);
}

export function smtpMailer(url: string, from: string): Mailer {
  const server = parseConnectionUrl(url);
  // All together shorter than the lease of a letter in the outbox (five minutes).
  const patience = {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  };
  const transport = nodemailer.createTransport({
    ...server,
    ...patience,
    pool: true,
    maxConnections: 3,
    ...shut,
  });
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from));
    },
    describe: () => m.mail_way_smtp({ host: server.host ?? 'localhost' }),
    close: () => transport.close(),
  };
}

/** Writes `<id>.eml`; the same mail again replaces its file. A file with that name is always whole. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = streamTransport();
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(mail, from));
      if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave no buffer');
      await mkdir(folder, { recursive: true });
      const name = join(folder, `${mail.id}.eml`);
      await writeThrough(`${name}.part`, bytes);
      await rename(`${name}.part`, name);
      await syncFolder(folder);
    },
    describe: () => m.mail_way_files({ folder }),
    close: () => transport.close(),
  };
}

function streamTransport() {
  return nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    ...shut,
  });
}

// What is mailed is what we composed: nodemailer must not read files or fetch addresses that a text names.
const shut = { disableFileAccess: true, disableUrlAccess: true } as const;

function message(mail: Mail, from: string) {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const known = (id: string) => `<${id}@${domain}>`;
  const thread = (mail.follows ?? []).map(known);
  // Addresses as objects: a text would be parsed, and "a,b@c.d" would then be two people.
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers ?? {},
    messageId: known(mail.id),
    ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: thread } : {}),
    ...(mail.attachments
      ? {
          attachments: mail.attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
        }
      : {}),
    ...(mail.asksForReceipt ? { dsn: receiptFor(mail) } : {}),
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'consultation.ics' } } : {}),
  };
}

/** The head alone comes back, in which our Message-ID stands; a server that knows no DSN is sent the letter without it. */
function receiptFor({ id, to }: Mail) {
  return {
    id,
    return: 'headers' as const,
    notify: ['success' as const, 'failure' as const, 'delay' as const],
    recipient: to,
  };
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
