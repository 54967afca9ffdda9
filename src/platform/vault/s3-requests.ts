import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { isOutage, Outage } from '../outage.ts';

/** Milliseconds for which nobody else is let wait for a store that has just been silent: who waits may hold a transaction. */
const REST = 2_000;

type Asked = { client: S3Client; abortSignal: AbortSignal };

type Ask = <T>(work: (asked: Asked) => Promise<T>) => Promise<T>;

/** Asks a store, a second time where the line had been closed meanwhile, and tells of one that cannot be asked as of an outage. */
export function asking(client: S3Client, whole: number): Ask {
  let silentUntil = 0;
  return async (work) => {
    if (performance.now() < silentUntil)
      throw new Outage('The store of documents was silent a moment ago.');
    const once = () => work({ client, abortSignal: AbortSignal.timeout(whole) });
    try {
      return await once().catch((error: unknown) =>
        isClosed(error) ? once() : Promise.reject(error),
      );
    } catch (error) {
      if (!isUnreached(error)) throw error;
      if (isSilent(error)) silentUntil = performance.now() + REST;
      throw new Outage('The store of documents cannot be asked.', { cause: error });
    }
  };
}

const isClosed = (error: unknown) =>
  ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

const isSilent = (error: unknown) => ['TimeoutError', 'AbortError'].includes((error as Error).name);

function isUnreached(error: unknown): boolean {
  const status = (error as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? 0;
  return (
    isSilent(error) ||
    isOutage(error) ||
    status >= 500 ||
    status === 429 ||
    (error as Error).name === 'RequestTimeout'
  );
}

type Named = { Bucket: string; Key: string };

export function putting(
  named: Named,
  { half, size }: { half: string; size: number },
): PutObjectCommand {
  return new PutObjectCommand({ ...named, Body: createReadStream(half), ContentLength: size });
}

/** The hash of a stream would else be left out of the signature, and a file that was changed on the way be taken. */
export function signed(command: PutObjectCommand, sha256: string): PutObjectCommand {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] =
        sha256; // an HttpRequest from this step on
      return next(args);
    },
    { step: 'build' },
  );
  return command;
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function isThere(ask: Ask, named: Named): Promise<boolean> {
  try {
    await ask(({ client, abortSignal }) =>
      client.send(new HeadObjectCommand(named), { abortSignal }),
    );
    return true;
  } catch (error) {
    if ((error as Partial<S3ServiceException>).$metadata?.httpStatusCode === 404) return false;
    throw error;
  }
}

export async function listed(
  ask: Ask,
  where: { Bucket: string; Prefix: string },
  before: Date,
): Promise<string[]> {
  const found: string[] = [];
  let token: string | undefined;
  do {
    const page = await pageOf(ask, where, token);
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified && LastModified < before) found.push(Key);
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token);
  return found;
}

function pageOf(ask: Ask, where: { Bucket: string; Prefix: string }, token: string | undefined) {
  return ask(({ client, abortSignal }) =>
    client.send(
      new ListObjectsV2Command({ ...where, ...(token ? { ContinuationToken: token } : {}) }),
      { abortSignal },
    ),
  );
}
