import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { startServer } from './e2e/site.ts';

const KILLS = 6;
const WRITERS = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'munch-upload-crash-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function documentOf(name: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(300_000, `${name} `);
  bytes.write('%PDF-1.7\n');
  return bytes;
}

/** Uploads as fast as answers come, until the server is gone; tells each document that was acknowledged. */
async function uploadUntilGone(
  url: string,
  writer: string,
  acknowledged: (sha256: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const body = documentOf(`${writer}-${number}`);
    try {
      const answer = await fetch(`${url}/api/panel/documents`, {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body,
      });
      await answer.json();
      if (answer.status === 201) acknowledged(createHash('sha256').update(body).digest('hex'));
    } catch {
      return;
    }
  }
}

test(`killed in the middle of uploads, ${KILLS} times: what was answered is there and whole, and no half file counts`, async () => {
  const acknowledged = new Set<string>();
  const { host, port, user, database: name } = database.pool;
  const url = `postgres:///${name}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`;
  for (let time = 0; time < KILLS; time += 1) {
    const munch = await startServer({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      POSTS_PER_MINUTE: '0',
    });
    const before = acknowledged.size;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      uploadUntilGone(munch.url, `${time}-${writer}`, (sha256) => acknowledged.add(sha256)),
    );
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000, interval: 10, message: 'uploaded' })
      .toBeGreaterThan(before + 1);
    await new Promise((done) => setTimeout(done, time * 50));
    await new Promise((done) => {
      munch.child.on('exit', done);
      munch.child.kill('SIGKILL');
    });
    await Promise.all(writers);
  }
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const vault = openVault({
    folder: join(dataDir, 'files/panel'),
    incoming: join(dataDir, 'incoming'),
    key,
  });
  const rows = await database.db.selectFrom('panel_document').select('contentHash').execute();
  const named = new Set(rows.map(({ contentHash }) => contentHash.toString('hex')));
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect([...acknowledged].filter((sha256) => !named.has(sha256))).toEqual([]);
  // Whatever has a name in the vault is whole, answered or not.
  const kept = (await readdir(join(dataDir, 'files/panel'), { recursive: true })).filter((path) =>
    /[0-9a-f]{64}$/.test(path),
  );
  for (const path of kept)
    expect((await vault.read(path.slice(-64))).subarray(0, 8).toString()).toBe('%PDF-1.7');
  for (const sha256 of named) expect(kept.map((path) => path.slice(-64))).toContain(sha256);
}, 120_000);
