import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// A store with S3's interface for tests, in memory. Like a real one it takes nothing that is not signed (AWS Signature Version 4)
// with the secret of a key that it knows, or whose content is not what was signed.

export const ACCESS_KEY = 'munch-test';
export const SECRET_KEY = 'the-secret-of-munch-test';
export const REGION = 'us-east-1';
const BUCKET = 'documents';

export type S3 = {
  endpoint: string;
  /** What lies there, by name. */
  kept: Map<string, { bytes: Buffer; at: Date }>;
  /** Ends, with every connection, and keeps what it has. */
  stop(): Promise<void>;
  /** Listens again where it listened. */
  start(): Promise<void>;
  /** Takes what is sent and answers nothing, until it is told not to. */
  beSilent(is: boolean): void;
};

export async function startS3(): Promise<S3> {
  const kept: S3['kept'] = new Map();
  let [isSilent, port] = [false, 0];
  const newServer = () =>
    createServer(async (request, response) => {
      const body = await bodyOf(request).catch(() => null);
      if (!body || isSilent) return;
      const [status, text] = answer(request, body, kept);
      response.writeHead(status, {
        'content-type': 'application/xml',
        'content-length': Buffer.byteLength(text),
      });
      response.end(request.method === 'HEAD' ? undefined : text);
    });
  let server = newServer();
  const s3 = {
    endpoint: '',
    kept,
    async start() {
      server = newServer();
      port = await listening(server, port);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    beSilent(is: boolean) {
      isSilent = is;
    },
  };
  await s3.start();
  return { ...s3, endpoint: `http://127.0.0.1:${port}` };
}

/** The settings with which the product keeps its documents there. */
export function settingsFor({ endpoint }: Pick<S3, 'endpoint'>): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: ACCESS_KEY,
    S3_SECRET_KEY: SECRET_KEY,
  };
}

/** The same for whoever opens it without the settings. */
export function accountAt({ endpoint }: Pick<S3, 'endpoint'>) {
  return {
    endpoint,
    region: REGION,
    bucket: BUCKET,
    accessKey: ACCESS_KEY,
    secretKey: SECRET_KEY,
    pathStyle: true,
  };
}

async function listening(server: Server, port: number): Promise<number> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return (server.address() as AddressInfo).port;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

type Answer = [status: number, body: string | Buffer];

function answer(request: IncomingMessage, body: Buffer, kept: S3['kept']): Answer {
  const refused = refusalOf(request, body);
  if (refused) return said(403, refused);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) return said(404, 'NoSuchBucket');
  const name = rest.join('/');
  if (name === '')
    return [
      200,
      list(
        kept,
        searchParams.get('prefix') ?? '',
        Number(searchParams.get('continuation-token') ?? 0),
      ),
    ];
  const found = kept.get(name);
  if (request.method === 'PUT') {
    kept.set(name, { bytes: body, at: new Date() });
    return [200, ''];
  }
  if (request.method === 'DELETE') {
    kept.delete(name);
    return [204, ''];
  }
  return found ? part(found.bytes, request.headers.range) : said(404, 'NoSuchKey');
}

function part(bytes: Buffer, range: string | undefined): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return [200, bytes];
  return Number(from) < bytes.length
    ? [206, bytes.subarray(Number(from), Number(to) + 1)]
    : said(416, 'InvalidRange');
}

const said = (status: number, code: string): Answer => [
  status,
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
];

const PAGE = 3; // so that every longer list is told in several

function list(kept: S3['kept'], prefix: string, from: number): string {
  const names = [...kept.keys()].filter((name) => name.startsWith(prefix)).sort();
  const page = names.slice(from, from + PAGE);
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${kept.get(name)?.at.toISOString()}</LastModified></Contents>`,
  );
  const isMore = from + PAGE < names.length;
  const more = `<IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''}`;
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Why a request is not taken, in the words of S3; null for one that is signed as Signature Version 4 says. */
function refusalOf(request: IncomingMessage, body: Buffer): string | null {
  const told =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', signature] =
    told.exec(request.headers.authorization ?? '') ?? [];
  if (!key) return 'AccessDenied';
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId';
  const [at, content] = [
    String(request.headers['x-amz-date']),
    String(request.headers['x-amz-content-sha256']),
  ];
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch'; // nothing unsigned is taken either
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    headers.join(''),
    names,
    content,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    at,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day), region), 's3'), 'aws4_request');
  return region === REGION && hmac(signing, toSign).toString('hex') === signature
    ? null
    : 'SignatureDoesNotMatch';
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
