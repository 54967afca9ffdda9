import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether poppler's checker is on this machine; tests that ask it are named as skipped where it is not. */
export const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

export type PdfsigFinding = { field: string; name: string; isValid: boolean; coversAll: boolean };

/** What pdfsig of poppler, which is none of ours, says of each signature of a file. */
export function pdfsig(file: Uint8Array): PdfsigFinding[] {
  const folder = mkdtempSync(join(tmpdir(), 'munch-pdfsig-'));
  try {
    const path = join(folder, 'signed.pdf');
    writeFileSync(path, file);
    // It asks no server whether a certificate was revoked, and leaves with an error where one does not hold.
    const said = spawnSync('pdfsig', ['-no-ocsp', path], { encoding: 'utf8' }).stdout;
    return said
      .split(/^Signature #\d+:$/m)
      .slice(1)
      .map(findingIn);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findingIn(said: string): PdfsigFinding {
  const after = (label: string) => new RegExp(`- ${label}: (.*)`).exec(said)?.[1] ?? '';
  return {
    field: after('Signature Field Name'),
    name: after('Signer Certificate Common Name'),
    isValid: after('Signature Validation') === 'Signature is Valid.',
    coversAll: said.includes('- Total document signed'),
  };
}
