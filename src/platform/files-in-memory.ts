import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';

type Copy = { bytes: Buffer; headers: string[] };
type Kept = { type: string; etag: string; plain: Copy; br?: Copy; gz?: Copy };

/** Serves what was built ahead, before the HTTP app sees the request. False when the address is not one of ours. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.data': 'text/x-script',
};

// The pictures that a page is shared with are made to be shown on other sites.
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Reads every built file once and keeps it with its finished headers: a page is one look-up and one write. Files under
 * /assets carry a hash in their name and never change; everything else is asked for again with its ETag.
 */
export function staticFiles(
  folder: string,
  pageHeaders: Record<string, string>,
  fileHeaders: Record<string, string>,
): StaticFiles {
  const kept = new Map<string, Kept>();
  for (const file of existsSync(folder) ? globSync('**/*.*', { cwd: folder }) : []) {
    const type = TYPES[extname(file)];
    if (!type || file.startsWith('.vite/')) continue;
    const path = file.replaceAll('\\', '/');
    const page = path.endsWith('.html');
    const headers = page
      ? pageHeaders
      : path.startsWith('pictures/')
        ? { ...fileHeaders, ...SHOWN_ELSEWHERE }
        : fileHeaders;
    kept.set(addressOf(path), keep(`${folder}/${path}`, type, headers, path.startsWith('assets/')));
  }
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = request.url ?? '';
    const found = kept.get(address) ?? kept.get(address.split('?', 1)[0] ?? '');
    if (!found) return false;
    answer(request, response, found);
    return true;
  };
}

function addressOf(path: string): string {
  if (path === 'index.html') return '/';
  return `/${path.replace(/\/index\.html$/, '')}`;
}

function keep(
  file: string,
  type: string,
  headers: Record<string, string>,
  immutable: boolean,
): Kept {
  const bytes = readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const shared = {
    'content-type': type,
    'cache-control': immutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    etag,
    // Shown in the tab; whoever keeps it gets its name.
    ...(type === 'application/pdf'
      ? { 'content-disposition': `inline; filename="${basename(file)}"` }
      : {}),
    ...headers,
  };
  const copy = (body: Buffer, encoding?: string): Copy => ({
    bytes: body,
    headers: Object.entries({
      ...shared,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(existsSync(`${file}.br`) ? { vary: 'accept-encoding' } : {}),
    }).flat(),
  });
  const found: Kept = { type, etag, plain: copy(bytes) };
  if (existsSync(`${file}.br`)) found.br = copy(readFileSync(`${file}.br`), 'br');
  if (existsSync(`${file}.gz`)) found.gz = copy(readFileSync(`${file}.gz`), 'gzip');
  return found;
}

type Asked = { encodings: string; etags: string; range: string | undefined };

// Read from the raw list: node makes its table of headers when it is first looked at, and a page needs three of them.
function askedOf({ rawHeaders }: IncomingMessage): Asked {
  const asked: Asked = { encodings: '', etags: '', range: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') asked.encodings = value;
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') asked.etags = value;
    else if (name.length === 5 && name.toLowerCase() === 'range') asked.range = value;
  }
  return asked;
}

function answer(request: IncomingMessage, response: ServerResponse, found: Kept): void {
  const asked = askedOf(request);
  const copy =
    (asked.encodings.includes('br') && found.br) ||
    (asked.encodings.includes('gzip') && found.gz) ||
    found.plain;
  if (asked.etags.includes(found.etag)) {
    response.writeHead(304, without(copy.headers, 'content-length'));
    response.end();
    return;
  }
  const range = found.type.startsWith('video/') ? rangeOf(asked.range, copy.bytes.length) : null;
  if (range) {
    response.writeHead(206, [
      ...without(copy.headers, 'content-length'),
      'content-length',
      String(range.end - range.start + 1),
      'content-range',
      `bytes ${range.start}-${range.end}/${copy.bytes.length}`,
    ]);
    response.end(
      request.method === 'HEAD' ? undefined : copy.bytes.subarray(range.start, range.end + 1),
    );
    return;
  }
  response.writeHead(200, copy.headers);
  response.end(request.method === 'HEAD' ? undefined : copy.bytes);
}

function without(headers: string[], name: string): string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : [...headers.slice(0, at), ...headers.slice(at + 2)];
}

// Safari plays no video from a server that cannot answer a part of it.
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const parts = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!parts) return null;
  const start = Number(parts[1]);
  const end = parts[2] ? Math.min(Number(parts[2]), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : null;
}
