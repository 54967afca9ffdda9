// Papers of a settlement that two sign with certificates of our own, and that are sealed: how many a minute on one core, and of how many
// signatures; and one of 200 pages, signed, read back and checked by pdfsig of poppler where it is there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signerWith, signHash } from '#platform/certificates/cms.ts';
import {
  type CertifiedKey,
  issueCertificate,
  newAuthority,
} from '#platform/certificates/issuing.ts';
import {
  completeSignature,
  prepareSignature,
  ROOM_FOR_OURS,
} from '#platform/certificates/pades.ts';
import { readSignature, signaturesIn } from '#platform/certificates/reading.ts';
import { pdfOf } from '#platform/pdf/engine.ts';

const SIGNATURES = 1000;
const PAGES = 200;
const at = new Date();
const span = { from: new Date(at.getTime() - 60_000), to: new Date(at.getTime() + 3_600_000) };
const named = (commonName: string) => ({ commonName, organization: 'Munch', unit: 'A figure' });
const authority = newAuthority(named('Authority'), span);

export async function signaturesOf(): Promise<void> {
  console.log(`Signatures; load average ${loadavg()[0]?.toFixed(1)}`);
  const short = await drawn(3);
  const began = performance.now();
  for (let done = 0; done < SIGNATURES; done += 1) await signed(short, 'Signature', newKey());
  told(`${SIGNATURES} papers of a few pages, each with a key and certificate of its own`, began);
  const asked = performance.now();
  for (let done = 0; done < SIGNATURES / 10; done += 1) await settled(short);
  told(
    `${SIGNATURES / 10} settlements: drawn, two copies signed, enclosed, attested and sealed`,
    asked,
  );
  await long();
}

function told(what: string, began: number, count = Number.parseInt(what, 10)): void {
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  ${what}: ${seconds.toFixed(1)} s, ${Math.round((60 * count) / seconds)} a minute on one core`,
  );
}

const newKey = () => issueCertificate(authority, named('Asha Patil'), span);

async function signed(file: Uint8Array, field: string, by: CertifiedKey, enclosed: Buffer[] = []) {
  const note = { field, name: 'Asha Patil', reason: 'A figure', at, room: ROOM_FOR_OURS };
  const attached = enclosed.map((bytes, n) => ({ name: `${n}.pdf`, bytes, description: '' }));
  const prepared = await prepareSignature(file, note, attached);
  return completeSignature(prepared, await signHash(prepared.hash, signerWith(by), at));
}

/** What the last signature of a settlement brings about, but for the database. */
async function settled(text: Buffer): Promise<Buffer> {
  const copies = [
    await signed(text, 'Signature', newKey()),
    await signed(text, 'Signature', newKey()),
  ];
  const seal = newKey();
  let paper: Buffer = await drawn(3);
  for (const [n, field] of ['Attested1', 'Attested2', 'Seal'].entries())
    paper = await signed(paper, field, seal, n === 0 ? copies : []);
  return paper;
}

async function long(): Promise<void> {
  const file = await drawn(PAGES);
  const began = performance.now();
  const twice = await signed(await signed(file, 'One', newKey()), 'Two', newKey());
  const signing = performance.now() - began;
  const asked = performance.now();
  const found = (await signaturesIn(twice)).map(({ der, hash }) =>
    readSignature(der, { hash, roots: [authority.certificate] }),
  );
  const reading = performance.now() - asked;
  const valid = found.filter((one) => one?.isOfContent && one.holds && one.isTrusted).length;
  console.log(
    `  a paper of ${PAGES} pages, ${Math.round(twice.byteLength / 1024)} kB: two signatures in ${Math.round(signing)} ms, read and checked in ${Math.round(reading)} ms, ${valid} of 2 valid`,
  );
  byPdfsig(twice);
}

function byPdfsig(file: Buffer): void {
  const folder = mkdtempSync(join(tmpdir(), 'munch-bench-signatures-'));
  const path = join(folder, 'paper.pdf');
  writeFileSync(path, file);
  const began = performance.now();
  const { error, stdout } = spawnSync('pdfsig', ['-no-ocsp', path], { encoding: 'utf8' });
  const took = Math.round(performance.now() - began);
  rmSync(folder, { recursive: true });
  const valid = stdout?.match(/Signature is Valid/g)?.length ?? 0;
  console.log(
    error
      ? '  pdfsig: not on this machine'
      : `  pdfsig: ${took} ms, ${valid} of 2 signatures valid`,
  );
}

function drawn(pages: number): Promise<Buffer> {
  const text = 'The respondent pays the claimant on the last day of each month. '.repeat(30);
  return pdfOf({
    ...{ title: 'A text', author: 'Munch', subject: 'M-1', language: 'en-IN', madeAt: at },
    ...{ above: ['M-1', ''], foot: 'A text' },
    parts: Array.from({ length: pages }, (_, n) => [
      ...(n === 0 ? [] : [{ page: true } as const]),
      { heading: `Part ${n + 1}` },
      { text },
    ]).flat(),
  });
}
