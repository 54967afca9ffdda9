import type { ServiceDeps } from '#modules/service/actions/deps.ts';

/** A disclosure is served; and with the signer of the service the seed of a draw is made, which nobody chooses or makes a second time. */
export type AppointmentsDeps = ServiceDeps;
