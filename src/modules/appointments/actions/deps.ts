import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import type { Signer } from '#platform/signing.ts';

export type AppointmentsDeps = DisputesDeps & {
  /** With which the seed of a draw is made: nobody chooses it, and it cannot be made a second time into another one. */
  signer: Pick<Signer, 'sign'>;
};
