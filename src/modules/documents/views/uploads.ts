import type { OutputOf } from '#kernel/endpoint.ts';
import { faultInWords } from '../contract/fault-words.ts';
import type { oneUpload } from '../contract/uploads.ts';
import { UPLOAD_FAULTS } from '../rules/kinds.ts';
import type { UploadRow } from '../store/uploads.ts';

export function uploadView({
  id,
  name,
  size,
  received,
  state,
  type,
  fault,
  contentHash,
  keptUntil,
  unpacked,
  entries,
  leftOut,
}: UploadRow): OutputOf<typeof oneUpload> {
  const code = UPLOAD_FAULTS.find((one) => one === fault);
  return {
    id,
    name,
    size: Number(size),
    received: Number(received),
    state,
    type,
    fault: code ? { code, says: faultInWords(code) } : null,
    unpacked: entries === null ? null : { done: unpacked ?? 0, of: entries, leftOut: leftOut ?? 0 },
    sha256: contentHash?.toString('hex') ?? null,
    keptUntil: keptUntil.toISOString(),
  };
}
