import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as m from '#messages/all.ts';
import type { Mailer } from './mail.ts';

/** A text message to a mobile number (E.164). `id` stays the same however often it is tried. */
export type Text = { id: string; to: string; text: string };

export type Texts = {
  /** Resolves when the message is out of our hands; throws when it may not be. */
  send(text: Text): Promise<void>;
  /** For the line that a start prints: what becomes of text messages. */
  describe(): string;
};

type Way = {
  url: string | undefined;
  token: string | undefined;
  sender: string | undefined;
  folder: string;
};

/** Hands text messages to a provider when there is one, else writes each to a file. */
export function openTexts({ url, token, sender, folder }: Way): Texts {
  return url ? providerTexts({ url, token, sender }) : fileTexts(folder);
}

const PATIENCE = 10_000;

/**
 * `POST url` with `{ id, to, from, text }` as JSON, `Authorization: Bearer token`, and the id as `Idempotency-Key`; any 2xx
 * means that the provider has it. Providers differ in their words: theirs are put in place by a gateway at that address,
 * which in India also adds the registered header and template (TCCCPR 2018).
 */
export function providerTexts({
  url,
  token,
  sender,
}: Omit<Way, 'folder'> & { url: string }): Texts {
  return {
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ id, to, ...(sender ? { from: sender } : {}), text }),
        redirect: 'error', // a token is sent to the address that was given, and to no other
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The text provider answered ${answer.status}.`);
    },
    describe: () => m.texts_way_provider({ host: new URL(url).host }),
  };
}

/** Writes `<id>.txt`; the same message again replaces its file. A file with that name is always whole. */
export function fileTexts(folder: string): Texts {
  return {
    async send({ id, to, text }) {
      await mkdir(folder, { recursive: true });
      const name = join(folder, `${id}.txt`);
      await writeFile(`${name}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${name}.part`, name);
    },
    describe: () => m.texts_way_files({ folder }),
  };
}

/** One carrier for both: a letter to a mobile number goes out as a text message, every other one as mail. */
export function withTexts(mailer: Mailer, texts: Texts): Mailer {
  return {
    ...mailer,
    send: (mail) =>
      mail.to.startsWith('+')
        ? texts.send({ id: mail.id, to: mail.to, text: mail.text.trim() })
        : mailer.send(mail),
    describe: () => `${mailer.describe()}. ${texts.describe()}`,
  };
}
