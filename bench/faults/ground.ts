import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { closeDb, openDb } from '#platform/db.ts';
import { signedIn } from '../../tests/cast.ts';

/** Officers who are signed in, by their cookies. */
export async function officers(pool: pg.PoolConfig, count: number): Promise<string[]> {
  const db = openDb({ ...pool, max: 2 });
  const cookies: string[] = [];
  for (let n = 0; n < count; n += 1)
    cookies.push((await signedIn(db, { roles: ['case_officer'] })).cookie);
  await closeDb(db);
  return cookies;
}

/** A disk of its own that can be filled without harm to the machine; null where one may not mount it. */
export function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'munch-faults-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    }),
  );
}
