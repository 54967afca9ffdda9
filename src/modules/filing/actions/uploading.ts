import type { Result } from '#kernel/result.ts';
import { type Uploaded, type UploadRefusal, upload } from '#modules/disputes/actions/documents.ts';
import type { FilingDeps } from './deps.ts';

/** Takes a paper of a request that is not filed yet. It stays loose, and longer than a draft may rest. */
export function takePaper(deps: FilingDeps, content: AsyncIterable<Uint8Array>): Promise<Result<Uploaded, UploadRefusal>> {
  return upload(deps, content);
}
