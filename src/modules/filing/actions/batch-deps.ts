import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import type { Vault } from '#platform/vault/vault.ts';

export type BatchesDeps = DisputesDeps & {
  /** What institutions send, in pieces: a vault of its own, because a sweep removes what no row of ours names. */
  pieces: Vault;
  /** Called once a batch has something to do. It must return at once. */
  wakeBatches: () => void;
};
