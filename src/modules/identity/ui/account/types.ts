import type { OutputOf } from '#kernel/endpoint.ts';
import type { sessions } from '../../contract/account.ts';
import type { security } from '../../contract/second-factor.ts';

/** What the pages of an account are given to show. */
export type Security = OutputOf<typeof security>;
export type SessionList = OutputOf<typeof sessions>['sessions'];
