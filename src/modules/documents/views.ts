import type { OutputOf } from '#kernel/endpoint.ts';
import type { oneUpload } from './contract/uploads.ts';
import type { UploadRow } from './store/uploads.ts';

export function uploadView({
  id,
  name,
  size,
  received,
  state,
  keptUntil,
}: UploadRow): OutputOf<typeof oneUpload> {
  return {
    id,
    name,
    size: Number(size),
    received: Number(received),
    state,
    keptUntil: keptUntil.toISOString(),
  };
}
