// A large file over a line that breaks: how fast it comes, beside the same bytes through the same cipher onto the same disk; how much
// more memory the server needs for it; how long the look at it takes, and its first opening. `npm run bench -- upload`;
// `UPLOAD_MB=100 BREAKS=10 npm run bench -- upload` for less.
import type { ChildProcess } from 'node:child_process';
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asked, type Memory, type Room, withRoom } from './record-server.ts';

export const MB = 1024 * 1024;
const SIZE = Number(process.env.UPLOAD_MB ?? 1024) * MB;
const BREAKS = Number(process.env.BREAKS ?? 50);

export function uploadOf(): Promise<void> {
  return withRoom(measured);
}

async function measured(child: ChildProcess, room: Room, folder: string): Promise<void> {
  const file = join(folder, 'film.txt');
  const sha256 = await written(file, SIZE);
  console.log(
    `Upload of ${SIZE / MB} MB with ${BREAKS} broken lines; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const alone = await timed(() => throughCipher(file, `${file}.sealed`));
  tell('the same bytes through the cipher onto the disk', alone);
  await sentWhole(room, { file: null, size: 4 * MB }); // what is loaded once is loaded
  const before = await asked<Memory>(child, 'memory');
  const upload = { id: '' };
  const coming = await timed(async () => {
    upload.id = await sentWhole(room, { file, size: SIZE });
  });
  tell(`sent, ${(alone / coming).toFixed(2)} of that speed`, coming, await more(child, before));
  tell('looked at', await timed(() => asked(child, 'check')), await more(child, before));
  const document = await filed(room, upload.id);
  const opening = await opened(room, document);
  console.log(`  hash equal: ${opening.sha256 === sha256}`);
  tell(
    `first opening, first byte after ${opening.firstAfter.toFixed(1)} s`,
    opening.took,
    await more(child, before),
  );
  const again = await opened(room, document);
  tell(`second opening, first byte after ${again.firstAfter.toFixed(1)} s`, again.took);
}

function tell(what: string, seconds: number, memory = ''): void {
  const speed = (SIZE / MB / seconds).toFixed(0);
  console.log(
    `  ${what.padEnd(56)}${seconds.toFixed(1).padStart(7)} s ${speed.padStart(6)} MB/s${memory}`,
  );
}

export async function more(child: ChildProcess, before: Memory): Promise<string> {
  const { most } = await asked<Memory>(child, 'memory');
  return `   at most ${Math.round((most - before.now) / MB)} MB more memory`;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Text that nothing makes smaller, so that no look at it ends early. */
export async function written(file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'w');
  for (let at = 0; at < size; at += MB) {
    const text = Buffer.from(randomBytes(MB / 2).toString('hex'));
    hash.update(text);
    await handle.write(text);
  }
  await handle.close();
  return hash.digest('hex');
}

async function throughCipher(from: string, to: string): Promise<void> {
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  await pipeline(createReadStream(from), cipher, createWriteStream(to, { flush: true }));
  await rm(to);
}

const VERSION = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' };

/** Sends a file; the line breaks in the middle of as many requests as are asked for, and goes on where the server says. */
export async function sentWhole(
  room: Room,
  { file, size }: { file: string | null; size: number },
): Promise<string> {
  const name = Buffer.from('film.txt').toString('base64');
  const url = `http://127.0.0.1:${room.port}/api/disputes/${room.id}/uploads`;
  const headers = { ...VERSION, cookie: room.ada };
  const begun = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size), 'upload-metadata': `filename ${name}` },
  });
  if (begun.status !== 201) throw new Error(await begun.text());
  const path = `${url}/${(begun.headers.get('location') ?? '').slice(-36)}`;
  const step = Math.ceil(size / (BREAKS + 1));
  for (let at = 0; at < size; ) {
    const isBroken = file !== null && at + step < size;
    const to = isBroken ? at + step : size;
    await part(path, { ...headers, 'upload-offset': String(at) }, { file, at, to, size, isBroken });
    const head = await fetch(path, { method: 'HEAD', headers });
    at = Number(head.headers.get('upload-offset'));
  }
  return path.slice(-36);
}

type Part = { file: string | null; at: number; to: number; size: number; isBroken: boolean };

async function part(
  path: string,
  headers: Record<string, string>,
  { file, at, to, size, isBroken }: Part,
): Promise<void> {
  const type = { 'content-type': 'application/offset+octet-stream' };
  const length = { 'content-length': String(size - at) }; // where the line breaks, the rest of it never comes
  const sending = request(path, { method: 'PATCH', headers: { ...headers, ...type, ...length } });
  const state = { isOver: false };
  const over = new Promise<void>((done) => {
    const end = () => {
      state.isOver = true;
      done();
    };
    sending.on('error', end); // a line that we broke, or a server that answered before all was sent
    sending.on('response', (answer) => answer.resume().on('end', end));
  });
  const content = file
    ? createReadStream(file, { start: at, end: to - 1 })
    : [Buffer.alloc(to, 65)];
  for await (const piece of content) {
    if (state.isOver) break;
    if (!sending.write(piece)) await Promise.race([once(sending, 'drain'), over]);
  }
  if (isBroken) sending.destroy(new Error('The line broke.'));
  else sending.end();
  await over;
}

export async function filed({ port, id, ada }: Room, upload: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/disputes/${id}/papers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: ada },
    body: JSON.stringify({ papers: [{ upload, title: 'Film', kind: 'recording' }] }),
  });
  return ((await answer.json()) as { data: { papers: { id: string }[] } }).data.papers[0]?.id ?? '';
}

async function opened({ port, id, ben }: Room, document: string) {
  const from = performance.now();
  const hash = createHash('sha256');
  let firstAfter = 0;
  const answer = await fetch(`http://127.0.0.1:${port}/api/disputes/${id}/documents/${document}`, {
    headers: { cookie: ben },
  });
  if (answer.status !== 200 || !answer.body)
    throw new Error(`Opening it came to ${answer.status}.`);
  for await (const piece of answer.body) {
    firstAfter ||= (performance.now() - from) / 1000;
    hash.update(piece);
  }
  return { sha256: hash.digest('hex'), firstAfter, took: (performance.now() - from) / 1000 };
}
