import type { Db } from '#platform/db.ts';
import { textOf } from '#platform/key-ring.ts';
import type { Signer } from '#platform/signing.ts';

export type PublishedDeps = { db: Db; signer: Signer };

/** Every key of the institution as it is published: a file to keep. */
export function keyListOf({ signer }: Pick<PublishedDeps, 'signer'>): string {
  return textOf(signer.published());
}
