import type { OutputOf } from '#kernel/endpoint.ts';
import type { packagesOf } from '../contract/packages.ts';

export type PackagesView = OutputOf<typeof packagesOf>;
export type ListIssue = NonNullable<PackagesView['list']>['issues'][number];
export type PackagesRound = NonNullable<PackagesView['round']>;
export type ShownPackage = PackagesRound['packages'][number];
