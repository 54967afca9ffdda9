import type { DamagedFound } from '../actions/damaged.ts';

/** What cannot be read, and what it belongs to. */
export function damagedView({ documents, total }: DamagedFound) {
  return {
    documents: documents.map((one) => ({
      ...one,
      foundAt: one.foundAt.toISOString(),
      lookedAt: one.lookedAt.toISOString(),
    })),
    total,
  };
}
