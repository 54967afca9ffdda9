import type { ShowingDeps } from '#modules/disputes/actions/deps.ts';
import type { DocumentsDeps } from '#modules/documents/actions/deps.ts';

export type BundlesDeps = DocumentsDeps &
  ShowingDeps & {
    /** Called once something waits to be made. It must return at once. */
    wakeBundles: () => void;
  };
