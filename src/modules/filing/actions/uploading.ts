import type { Result } from '#kernel/result.ts';
import {
  type DisputeUploadRefusal,
  type UploadedDocument,
  uploadFrom,
} from '#modules/disputes/actions/uploads.ts';
import { sha256 } from '#platform/hash.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';

/** Takes a paper of a request that is not filed yet. It stays loose for hours, and as long as the draft once that names it. */
export function storeUploadedDocument(
  deps: FilingDeps,
  content: AsyncIterable<Uint8Array>,
  { token, personId, network }: FilingVisitor,
): Promise<Result<UploadedDocument, DisputeUploadRefusal | 'uploads_full'>> {
  // Of the account, or else of the browser; whoever has neither is known by their network alone.
  const of = personId ?? (token === null ? `nobody ${network}` : sha256(token));
  return uploadFrom(deps, content, { network, of });
}
