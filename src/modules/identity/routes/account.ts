import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, mapResult, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { erasureOf, requestErasure, withdrawErasure } from '../actions/erasures.ts';
import { dataOf } from '../actions/my-data.ts';
import {
  addressChange,
  addressRequest,
  otherSessionsEnd,
  passwordChange,
  sessionEnd,
  sessions,
} from '../contract/account.ts';
import { erasure, erasureRequest, erasureWithdrawal, myData } from '../contract/my-data.ts';
import { passkeyNaming, passkeyRemoval } from '../contract/passkey-changes.ts';
import {
  passkeyAddition,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
} from '../contract/passkeys.ts';
import { noticeChoices, profile, profileChange } from '../contract/profile.ts';
import {
  authenticatorRemoval,
  enrolment,
  enrolmentEnd,
  recoveryCodes,
  security,
  verification,
} from '../contract/second-factor.ts';
import { erasureStandingView, erasureView } from '../views/account.ts';
import { fromOf, mended } from './account-outcomes.ts';
import { factorRoutes, profileRoutes } from './own-profile.ts';
import { passkeyRoutes } from './passkeys.ts';

export const ownEndpoints: readonly Endpoint[] = [
  profile,
  profileChange,
  addressRequest,
  addressChange,
  noticeChoices,
  passwordChange,
  sessions,
  sessionEnd,
  otherSessionsEnd,
  security,
  enrolment,
  enrolmentEnd,
  authenticatorRemoval,
  verification,
  recoveryCodes,
  passkeyOptions,
  passkeyAddition,
  passkeyNaming,
  passkeyRemoval,
  passkeySignInOptions,
  passkeySignIn,
  myData,
  erasure,
  erasureRequest,
  erasureWithdrawal,
];

/** Each is a guess at a secret, or makes work for a visitor: one address may do only so much of it. */
export const ownForms: readonly Endpoint[] = [
  verification,
  enrolmentEnd,
  passkeySignInOptions,
  passkeySignIn,
  otherSessionsEnd,
  passwordChange,
  addressRequest,
  addressChange,
];

/** What a person does to their own account. */
export function ownRoutes(app: App, deps: AccountDeps): void {
  profileRoutes(app, deps);
  factorRoutes(app, deps);
  passkeyRoutes(app, deps);
  serveBytes(app, myData, async (_, __, viewer) =>
    allow({
      body: JSON.stringify(await dataOf(deps, viewer), plainly, 2),
      filename: 'munch-my-data.json',
    }),
  );
  serve(app, erasure, async (_, __, viewer) =>
    allow(erasureStandingView(await erasureOf(deps, viewer))),
  );
  serve(app, erasureRequest, async ({ password }, ask, viewer) => {
    const asked = await requestErasure(deps, viewer, { password, from: fromOf(ask) });
    return mapResult(mended(deps, asked), erasureView);
  });
  serve(app, erasureWithdrawal, async (_, ask, viewer) =>
    (await withdrawErasure(deps, viewer, fromOf(ask)))
      ? allow({ withdrawn: true })
      : refuse({ code: 'erasure_none', field: '' }),
  );
}

/** What JSON has no word for. */
function plainly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
