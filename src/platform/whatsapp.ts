import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as m from '#messages/all.ts';

/** A template message. `id` is ours, and comes back with every report about it. */
export type WhatsAppMessage = {
  id: string;
  to: string;
  language: 'en' | 'hi' | 'mr';
  parameters: readonly string[];
};

export type WhatsApp = {
  /** Whether messages reach a telephone; without an account they go to files, and no party is planned to be reached so. */
  isReal: boolean;
  /** Resolves with WhatsApp's own id of the message once it was accepted; throws when it may not have been. */
  send(message: WhatsAppMessage): Promise<{ messageId: string }>;
  /** For the line that a start prints: what becomes of these messages. */
  describe(): string;
};

/** What WhatsApp will never take, however often it is tried: a number without WhatsApp, a template that is not there. */
export class WhatsAppRefusal extends Error {
  override name = 'WhatsAppRefusal';
}

type Account = { url: string; phoneId: string; token: string; template: string };

/** Sends through WhatsApp's Cloud API where there is an account, else writes each message to a file. */
export function openWhatsApp({
  account,
  folder,
}: {
  account: Account | undefined;
  folder: string;
}): WhatsApp {
  return account ? cloudWhatsApp(account) : fileWhatsApp(folder);
}

const PATIENCE = 10_000;

/**
 * `POST {url}/{phone number id}/messages` with a template and its parameters, as Meta documents it. A business may begin a
 * conversation with an approved template only. What is given as `biz_opaque_callback_data` stands in every report about it.
 */
export function cloudWhatsApp({ url, phoneId, token, template }: Account): WhatsApp {
  return {
    isReal: true,
    async send(message) {
      const answer = await fetch(
        `${url}/${encodeURIComponent(phoneId)}/messages`,
        postOf(token, message, template),
      );
      const said: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw refusalOf(answer.status, said);
      const messageId = idIn(said);
      if (!messageId) throw new Error('WhatsApp took the message and did not say under which id.');
      return { messageId };
    },
    describe: () => m.whatsapp_way_cloud({ host: new URL(url).host }),
  };
}

function postOf(token: string, message: WhatsAppMessage, template: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(bodyOf(message, template)),
    redirect: 'error', // a token is sent to the address that was given, and to no other
    signal: AbortSignal.timeout(PATIENCE),
  };
}

export function bodyOf({ id, to, language, parameters }: WhatsAppMessage, template: string) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    biz_opaque_callback_data: id,
    template: templateOf(template, language, parameters),
  };
}

function templateOf(template: string, language: 'en' | 'hi' | 'mr', parameters: readonly string[]) {
  return {
    name: template,
    language: { code: language },
    // A parameter holds no line break, no tab and no run of spaces: Meta refuses the message otherwise.
    components: [
      {
        type: 'body',
        parameters: parameters.map((text) => ({
          type: 'text',
          text: text.replace(/\s+/g, ' ').trim(),
        })),
      },
    ],
  };
}

/** 429 and 5xx pass; so does a wrong token (190), which is about us. Everything else in the 400s is about this message. */
function refusalOf(status: number, said: unknown): Error {
  const { code, message } = errorIn(said);
  const words =
    `WhatsApp answered ${status}${code ? `, ${code}` : ''}${message ? `: ${message}` : ''}`.slice(
      0,
      400,
    );
  const isAboutUs =
    status === 401 ||
    status === 403 ||
    status === 429 ||
    status >= 500 ||
    ['190', '130429', '80007', '131048'].includes(code);
  return isAboutUs ? new Error(words) : new WhatsAppRefusal(words);
}

function errorIn(said: unknown): { code: string; message: string } {
  const error = (said as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  return {
    code: String(error?.code ?? ''),
    message: String(error?.message ?? '').replace(/\s+/g, ' '),
  };
}

function idIn(said: unknown): string | null {
  const id = (said as { messages?: { id?: unknown }[] } | null)?.messages?.[0]?.id;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Writes `<id>.json`, the message as it would have gone; the same message again replaces its file. */
export function fileWhatsApp(folder: string): WhatsApp {
  return {
    isReal: false,
    async send(message) {
      await mkdir(folder, { recursive: true });
      const name = join(folder, `${message.id}.json`);
      await writeFile(`${name}.part`, `${JSON.stringify(bodyOf(message, 'none'), null, 2)}\n`, {
        mode: 0o600,
      });
      await rename(`${name}.part`, name);
      return { messageId: `file.${message.id}` };
    },
    describe: () => m.whatsapp_way_files({ folder }),
  };
}
