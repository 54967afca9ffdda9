import { textOf } from '#platform/key-ring.ts';
import type { Signer } from '#platform/signing.ts';

export type PublishedDeps = { signer: Signer };

/** Every key of the institution as it is published: a file to keep. */
export function keyListOf({ signer }: PublishedDeps): string {
  return textOf(signer.published());
}
