import { upload } from '#modules/disputes/actions/uploads.ts';
import { papersOf } from '../rules/bulk-keys.ts';
import type { BatchDocumentRow } from '../store/batch-documents.ts';
import { chunksOf, type Unpack, unpackingOf } from './batch-chunks.ts';
import type { BatchesDeps } from './batch-deps.ts';

type Zips = { papers: ReadonlyMap<string, BatchDocumentRow>; zips: Map<string, Promise<Unpack>> };

/** The papers that a row names, each an upload of its own: what two disputes share, each has for itself. */
export async function uploadAll(
  deps: BatchesDeps,
  cells: Parameters<typeof papersOf>[0],
  { papers, zips }: Zips,
): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const key of papersOf(cells)) {
    const paper = papers.get(key);
    if (!paper)
      throw new Error('A paper that was there when the row was checked is there no more.');
    const zip = zips.get(paper.fileId) ?? openedZip(deps, paper.fileId);
    zips.set(paper.fileId, zip);
    const { at, packed, size, isDeflated, crc } = paper;
    const unpack = await zip;
    const found = await unpack({
      at: Number(at),
      packed: Number(packed),
      size: Number(size),
      isDeflated,
      crc: Number(crc),
    });
    if (!found.ok)
      throw new Error(`A paper that was good when it was looked at is ${found.refusal}.`);
    const uploaded = await upload(deps, once(found.value));
    if (!uploaded.ok)
      throw new Error(`A paper that was good when it was looked at is ${uploaded.refusal}.`);
    tokens.set(key, uploaded.value.token);
  }
  return tokens;
}

async function openedZip(deps: BatchesDeps, fileId: string): Promise<Unpack> {
  return unpackingOf(await chunksOf(deps.db, deps.pieces, fileId));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
