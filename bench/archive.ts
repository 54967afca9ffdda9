// All of a dispute with 1 GB of papers as one archive: how long it is made, how fast it is fetched, beside the same bytes read from the
// same disk through the same cipher; and how much more memory the server needs. `npm run bench -- archive`;
// `ARCHIVE_MB=100 npm run bench -- archive` for less.
import type { ChildProcess } from 'node:child_process';
import { createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openZip } from '#platform/zip.ts';
import { asked, type Memory, type Room, withRoom } from './record-server.ts';
import { filed, MB, more, sentWhole, timed, written } from './upload.ts';

const PAPERS = 16;
const EACH = Math.floor(Number(process.env.ARCHIVE_MB ?? 1024) / PAPERS) * MB;

export function archiveOf(): Promise<void> {
  return withRoom(measured);
}

async function measured(child: ChildProcess, room: Room, folder: string): Promise<void> {
  const file = join(folder, 'film.txt');
  const hashes = new Set<string>();
  for (let n = 0; n < PAPERS; n += 1) {
    hashes.add(await written(file, EACH));
    const upload = await sentWhole(room, { file, size: EACH });
    await asked(child, 'check');
    await filed(room, upload);
  }
  console.log(
    `An archive of ${PAPERS} papers, ${(PAPERS * EACH) / MB} MB; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const alone = await timed(() => throughCipher(file));
  tell('one paper’s bytes off the disk through the cipher', alone, EACH);
  const before = await asked<Memory>(child, 'memory');
  const address = `http://127.0.0.1:${room.port}/api/disputes/${room.id}/export`;
  const headers = { 'sec-fetch-site': 'same-origin', cookie: room.ada };
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  const making = await timed(() => asked(child, 'archive'));
  tell('made', making, PAPERS * EACH, await more(child, before));
  const archive = join(folder, 'archive.zip');
  const fetching = await timed(async () => {
    const whole = await fetch(`${address}/${id}`, { headers });
    if (!whole.ok || !whole.body) throw new Error(`The archive came to ${whole.status}.`);
    // What fetch says of a body is not what Node says of it; it is the same stream.
    const body = Readable.fromWeb(whole.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, createWriteStream(archive));
  });
  tell('fetched', fetching, PAPERS * EACH, await more(child, before));
  console.log(`  papers whose hash is equal: ${await equal(archive, hashes)} of ${PAPERS}`);
  await rm(archive);
}

function tell(what: string, seconds: number, bytes: number, memory = ''): void {
  const speed = (bytes / MB / seconds).toFixed(0);
  console.log(
    `  ${what.padEnd(56)}${seconds.toFixed(1).padStart(7)} s ${speed.padStart(6)} MB/s${memory}`,
  );
}

/** Read and decrypted, and given to nobody: the least that whoever hands it out must do. */
async function throughCipher(file: string): Promise<void> {
  const cipher = createDecipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  for await (const piece of createReadStream(file)) cipher.update(piece);
}

async function equal(archive: string, hashes: ReadonlySet<string>): Promise<number> {
  const handle = await open(archive);
  const { size } = await handle.stat();
  const read = async (from: number, to: number) =>
    (await handle.read(Buffer.alloc(to - from), 0, to - from, from)).buffer;
  const zip = await openZip({ size, read });
  const listed = zip.ok ? await zip.value.list() : zip;
  if (!zip.ok || !listed.ok) throw new Error('The archive is no zip.');
  let found = 0;
  for (const entry of listed.value.entries.filter(({ size: one }) => one === EACH)) {
    const hash = createHash('sha256');
    const packed = { ...entry, isDeflated: entry.method !== 0 };
    for await (const piece of zip.value.unpacked(packed)) hash.update(piece);
    if (hashes.has(hash.digest('hex'))) found += 1;
  }
  await handle.close();
  return found;
}
