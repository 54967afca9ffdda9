import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Mail that somebody sent us, as much of it as we look at. */
export type InboundMail = {
  headers: readonly { key: string; value: string }[];
  from: string | null;
  messageId: string | null;
  /** What it says as a text; null where it came as a page alone. */
  text: string | null;
  html: string | null;
  parts: readonly {
    mimeType: string;
    disposition: string | null;
    related?: boolean | undefined;
    size: number;
  }[];
};

/** A mail with papers on it is read, so that it can be returned; a larger one the mail server refuses. */
export const INBOUND_MAX = 10 * 1024 * 1024;

/** Null for what is no mail. */
export async function readMail(bytes: Uint8Array): Promise<InboundMail | null> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => null);
  if (!mail || mail.headers.length === 0) return null;
  return {
    headers: mail.headers,
    from: mail.from?.address?.toLowerCase() ?? null,
    messageId: mail.messageId ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    parts: mail.attachments.map(({ mimeType, disposition, related, content }) => ({
      mimeType,
      disposition,
      related,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

/** Where mail waits to be taken in. What is handled twice must be the same as once: a crash may come before it is taken away. */
export type Inbox = {
  /** Hands over what is there, the oldest name first. True when there is more. */
  take(handle: (bytes: Uint8Array) => Promise<boolean>): Promise<boolean>;
};

const AT_ONCE = 50;

/** A folder into which a mail program or a mail server (as a Maildir, in `new`) puts mail; what is no mail goes aside in it. */
export function folderInbox(folder: string): Inbox {
  const aside = join(folder, 'refused');
  return {
    async take(handle) {
      const waiting = [
        ...(await namesIn(folder)).filter((name) => name.endsWith('.eml')),
        ...(await namesIn(join(folder, 'new'))).map((name) => join('new', name)),
      ];
      for (const name of waiting.slice(0, AT_ONCE)) {
        const file = join(folder, name);
        const isMail =
          (await stat(file)).size <= INBOUND_MAX && (await handle(await readFile(file)));
        if (isMail) await rm(file, { force: true });
        else {
          await mkdir(aside, { recursive: true });
          await rename(file, join(aside, name.replaceAll(/[/\\]/g, '-')));
        }
      }
      return waiting.length > AT_ONCE;
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}
