import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isOutage } from '../outage.ts';
import { asking, isThere, listed, putting, sha256Of, signed } from './s3-requests.ts';
import { Gone, type Store } from './store.ts';

// docs/decisions/0071. A store with S3's interface. One put is one file: it is there whole, or not at all.

export type S3Settings = {
  /** Without one it is Amazon's own of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Whether the bucket is named in the path of an address instead of in its host. */
  pathStyle: boolean;
};

/** Milliseconds: to connect, of silence, and for a whole file. The page that waits for it gives up after fifteen seconds. */
export const PATIENCE = { connect: 3_000, silence: 8_000, whole: 60_000 };

export function openS3({ bucket, ...account }: S3Settings, patience = PATIENCE): Store {
  const ask = asking(clientOf(account, patience), patience.whole);
  const put = async (half: string, name: string) => {
    const [{ size }, sha256] = [await stat(half), await sha256Of(half)];
    await ask(({ client, abortSignal }) =>
      client.send(signed(putting({ Bucket: bucket, Key: name }, { half, size }), sha256), {
        abortSignal,
      }),
    );
  };
  return {
    bring: put,
    async keep(half, name) {
      if (!(await isThere(ask, { Bucket: bucket, Key: name }))) await put(half, name); // a sweep may have been between
    },
    async read(name, part) {
      if (part && part.to <= part.from) return Buffer.alloc(0);
      const range = part ? { Range: `bytes=${part.from}-${part.to - 1}` } : {};
      const asked = ask(async ({ client, abortSignal }) => {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: name, ...range }),
          { abortSignal },
        );
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
      return asked.catch((error: Error) => {
        if (error.name === 'InvalidRange') return Buffer.alloc(0); // it ends before
        throw error.name === 'NoSuchKey'
          ? new Gone(`There is no ${name}.`, { cause: error })
          : error;
      });
    },
    async remove(name) {
      await ask(({ client, abortSignal }) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), { abortSignal }),
      );
    },
    list: (folder, before) => listed(ask, { Bucket: bucket, Prefix: `${folder}/` }, before),
  };
}

/** Refuses a store with which the product could not work, with what to mend; tried with a file of its own. */
export async function tryS3(account: S3Settings, patience = PATIENCE): Promise<void> {
  const ask = asking(clientOf(account, patience), patience.whole);
  const probe = { Bucket: account.bucket, Key: `tried/${randomUUID()}` };
  try {
    await listed(ask, { Bucket: account.bucket, Prefix: probe.Key }, new Date(0)); // only a listing says in words why it is refused
    await ask(({ client, abortSignal }) =>
      client.send(new PutObjectCommand({ ...probe, Body: Buffer.from('tried') }), { abortSignal }),
    );
    await ask(({ client, abortSignal }) =>
      client.send(new DeleteObjectCommand(probe), { abortSignal }),
    );
  } catch (error) {
    throw new Error(
      `${correction(account, error)} Documents are kept there because S3_BUCKET is set.`,
      {
        cause: error,
      },
    );
  }
}

const SAYS: Record<string, (account: S3Settings) => string> = {
  NoSuchBucket: ({ bucket }) =>
    `has no bucket "${bucket}". Make it, or set S3_BUCKET to one that is there.`,
  InvalidAccessKeyId: ({ accessKey }) =>
    `does not know the access key "${accessKey}". Set S3_ACCESS_KEY and S3_SECRET_KEY to a pair that it gave out.`,
  SignatureDoesNotMatch: ({ region }) =>
    `refuses our signature. S3_ACCESS_KEY and S3_SECRET_KEY are not a pair that it gave out, or S3_REGION is not "${region}".`,
  AccessDenied: ({ bucket }) =>
    `refuses S3_ACCESS_KEY in the bucket "${bucket}". Let it list the bucket, and get, put and delete in it.`,
  AuthorizationHeaderMalformed: ({ region }) =>
    `is in another region than "${region}". Set S3_REGION to the bucket's.`,
  PermanentRedirect: ({ region }) =>
    `has the bucket in another region than "${region}". Set S3_REGION to the bucket's.`,
  RequestTimeTooSkewed: () => 'has another time. Set the clock of this machine.',
};

function correction(account: S3Settings, error: unknown): string {
  const store = `The store at ${account.endpoint ?? `Amazon's S3 in ${account.region}`}`;
  const { name, message } = error as Error;
  const reason = ((error as Error).cause as Error | undefined)?.message ?? message;
  if (isOutage(error))
    return `${store} cannot be reached (${reason}). Start it, or set S3_ENDPOINT to where it is.`;
  return `${store} ${SAYS[name]?.(account) ?? `cannot be used: ${name}, ${message}.`}`;
}

const nothing = () => {};

/** What goes wrong is thrown, and told by whoever catches it. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function clientOf(
  { endpoint, region, accessKey, secretKey, pathStyle }: Omit<S3Settings, 'bucket'>,
  { connect, silence }: typeof PATIENCE,
): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: pathStyle,
    maxAttempts: 1,
    logger: SILENT,
    requestHandler: { connectionTimeout: connect, socketTimeout: silence },
    // The store checks the hash in the signature; other checksums are not known to every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  });
}
