import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import type { FeesDeps } from '#modules/fees/actions/deps.ts';
import type { IdentityDeps } from '#modules/identity/actions/deps.ts';

export type FilingDeps = IdentityDeps & DisputesDeps & FeesDeps;

/** Who asks: the key of their browser, themselves when they are signed in, and where from. */
export type FilingVisitor = {
  token: string | null;
  personId: string | null;
  network: string;
  agent: string;
};
