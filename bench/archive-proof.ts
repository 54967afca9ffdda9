// How long the one hash of a case's archive takes, verifying all of it, and the proof of one item; and whether ten times the items take
// ten times as long: `npm run bench -- archive-proof`. The contents are hashed before, which is another part's figure.
import { loadavg } from 'node:os';
import { canonicalJson } from '#modules/archive/rules/canonical.ts';
import { type ArchiveManifest, manifestOf } from '#modules/archive/rules/manifest.ts';
import { isProved, proofOf } from '#modules/archive/rules/proof.ts';
import type { ArchiveItem } from '#modules/archive/rules/tree.ts';
import { verifyArchive } from '#modules/archive/rules/verifying.ts';
import { hashOf } from '#platform/hash.ts';

const ROUNDS = 20;
const utf8 = new TextEncoder();

export async function archiveProofOf(): Promise<void> {
  const few = await measured(200);
  const many = await measured(2_000);
  console.log(`root, 2,000 to 200: ${(many.root / few.root).toFixed(2)} times as long`);
  console.log(`verified, 2,000 to 200: ${(many.verify / few.verify).toFixed(2)} times as long`);
}

function itemsOf(count: number): ArchiveItem[] {
  return Array.from({ length: count }, (_, at) => {
    const fact = canonicalJson({ paper: at, title: `Exhibit ${at}` });
    const bytes = utf8.encode(fact.ok ? fact.value : '');
    return {
      name: `papers/${String(at).padStart(6, '0')}.json`,
      size: bytes.length,
      hash: hashOf(bytes),
    };
  });
}

async function measured(count: number): Promise<{ root: number; verify: number }> {
  const items = itemsOf(count);
  const manifest = await sealed(items);
  const { root } = manifest;
  const name = items[count >> 1]?.name ?? '';
  const times = {
    root: await timed(async () => (await sealed(items)).root === root),
    verify: await timed(async () => {
      const faults = await verifyArchive(items, { manifest, signedRoot: root }, hashOf);
      return faults.length === 0;
    }),
  };
  const proof = await proofOf(manifest, name, hashOf);
  const item = items[count >> 1];
  const isHeld = proof && item && (await isProved(item, proof, { root, digest: hashOf }));
  console.log(
    `${count} items: root ${times.root.toFixed(2)} ms, verified ${times.verify.toFixed(2)} ms, proof of one ${proof?.path.length} hashes, ${isHeld ? 'held' : 'NOT HELD'}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return times;
}

async function sealed(items: readonly ArchiveItem[]): Promise<ArchiveManifest> {
  const manifest = await manifestOf(items, hashOf);
  if (!manifest.ok) throw new Error(manifest.refusal.code);
  return manifest.value;
}

/** The median, so that one collection of garbage does not tell. */
async function timed(act: () => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    if (!(await act())) throw new Error('What is timed has failed.');
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}
