import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import type { FeesDeps } from '#modules/fees/actions/deps.ts';
import type { IdentityDeps } from '#modules/identity/actions/deps.ts';

export type FilingDeps = IdentityDeps & DisputesDeps & FeesDeps;

/** Who asks: the key of her browser, herself when she is signed in, and where from. */
export type FilingVisitor = {
  token: string | null;
  personId: string | null;
  network: string;
  agent: string;
};
