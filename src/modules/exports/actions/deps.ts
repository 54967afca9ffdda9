import type { CalendarFileDeps } from '#modules/calendar/actions/feeds.ts';
import type { DiscussionDeps } from '#modules/discussion/actions/deps.ts';
import type { ShowingDeps } from '#modules/disputes/actions/deps.ts';
import type { FeesDeps } from '#modules/fees/actions/deps.ts';
import type { ServiceDeps } from '#modules/service/actions/deps.ts';
import type { Vault } from '#platform/vault/vault.ts';

export type ExportsDeps = ServiceDeps &
  ShowingDeps &
  FeesDeps &
  DiscussionDeps &
  CalendarFileDeps & {
    /** Pages of archives: a vault of their own, because a sweep removes what no row of ours names. */
    exports: Vault;
    /** Called once an archive is asked for. It must return at once. */
    wakeExports: () => void;
  };
