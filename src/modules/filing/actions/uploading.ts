import type { Result } from '#kernel/result.ts';
import {
  type Uploaded,
  type UploadRefusal,
  uploadFrom,
} from '#modules/disputes/actions/documents.ts';
import { sha256 } from '#platform/hash.ts';
import type { Asker, FilingDeps } from './deps.ts';

/** Takes a paper of a request that is not filed yet. It stays loose for hours, and as long as the draft once that names it. */
export function takePaper(
  deps: FilingDeps,
  content: AsyncIterable<Uint8Array>,
  { token, personId, network }: Asker,
): Promise<Result<Uploaded, UploadRefusal | 'uploads_full'>> {
  // Of the account, or else of the browser; whoever has neither is known by their network alone.
  const of = personId ?? (token === null ? `nobody ${network}` : sha256(token));
  return uploadFrom(deps, content, { network, of });
}
