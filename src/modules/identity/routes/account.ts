import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, mapResult, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes, setCookie } from '#platform/http.ts';
import {
  changeChoices,
  changeProfile,
  endOtherSessions,
  endOwnSession,
  profileOf,
  securityOf,
  sessionsOf,
} from '../actions/account.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { dataOf, erasureOf, requestErasure, withdrawErasure } from '../actions/my-data.ts';
import { askNewAddress, confirmNewAddress } from '../actions/own-address.ts';
import { changeOwnPassword } from '../actions/own-password.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  removeApp,
  renewCodes,
  verifyCode,
} from '../actions/second-factor.ts';
import { cookiesFor } from '../actions/sessions.ts';
import {
  addressChange,
  addressRequest,
  noticeChoices,
  otherSessionsEnd,
  passwordChange,
  profile,
  profileChange,
  sessionEnd,
  sessions,
} from '../contract/account.ts';
import { erasure, erasureRequest, erasureWithdrawal, myData } from '../contract/my-data.ts';
import {
  passkeyAddition,
  passkeyNaming,
  passkeyOptions,
  passkeyRemoval,
  passkeySignIn,
  passkeySignInOptions,
} from '../contract/passkeys.ts';
import {
  authenticatorRemoval,
  enrolment,
  enrolmentEnd,
  recoveryCodes,
  security,
  verification,
} from '../contract/second-factor.ts';
import {
  erasureStandingView,
  erasureView,
  profileView,
  securityView,
  sessionsView,
} from '../views/account.ts';
import { AT_PASSWORD, fromOf, mended, woken } from './account-outcomes.ts';
import { passkeyRoutes } from './passkeys.ts';
import { arriving, withRetryAfter } from './sign-in.ts';

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

function profileRoutes(app: App, deps: AccountDeps): void {
  serve(app, profile, async (_, __, viewer) => allow(profileView(await profileOf(deps, viewer))));
  serve(app, profileChange, async (sent, _, viewer) => {
    await changeProfile(deps, viewer, sent);
    return allow({ kept: true });
  });
  serve(app, noticeChoices, async (sent, _, viewer) => {
    await changeChoices(deps, viewer, sent);
    return allow({ kept: true });
  });
  serve(app, passwordChange, async (sent, ask, viewer) => {
    const outcome = await changeOwnPassword(deps, viewer, { ...sent, from: arriving(deps, ask) });
    if (!outcome.ok)
      return refuse({
        code: outcome.refusal,
        field: AT_PASSWORD.has(outcome.refusal) ? 'current' : 'password',
      });
    deps.wakeMail();
    return outcome;
  });
  serve(app, addressRequest, async (sent, ask, viewer) =>
    withRetryAfter(
      ask,
      woken(deps, await askNewAddress(deps, viewer, { ...sent, from: fromOf(ask) })),
    ),
  );
  serve(app, addressChange, async (sent, ask, viewer) =>
    withRetryAfter(
      ask,
      woken(deps, await confirmNewAddress(deps, viewer, { ...sent, from: fromOf(ask) })),
    ),
  );
  serve(app, sessions, async (_, __, viewer) =>
    allow({ sessions: sessionsView(await sessionsOf(deps, viewer)) }),
  );
  serve(app, sessionEnd, async (sent, _, viewer) =>
    mended(deps, await endOwnSession(deps, viewer, sent)),
  );
  serve(app, otherSessionsEnd, async ({ password }, ask, viewer) =>
    mended(deps, await endOtherSessions(deps, viewer, { password, from: fromOf(ask) })),
  );
}

function factorRoutes(app: App, deps: AccountDeps): void {
  serve(app, security, async (_, __, viewer) =>
    allow(securityView(await securityOf(deps, viewer))),
  );
  serve(app, enrolment, async ({ password }, _, viewer) =>
    mended(deps, await beginEnrolment(deps, viewer, password)),
  );
  serve(app, enrolmentEnd, async ({ code }, ask, viewer) => {
    const outcome = await confirmEnrolment(deps, viewer, { code, from: fromOf(ask) });
    if (!outcome.ok) return refuse({ code: outcome.refusal, field: 'code' });
    setCookie(ask, cookiesFor(deps).made(outcome.value.token));
    deps.wakeMail();
    return allow({ recoveryCodes: outcome.value.recoveryCodes });
  });
  serve(app, verification, async ({ code, next }, ask, viewer) => {
    const outcome = await verifyCode(deps, viewer, { code, next, from: fromOf(ask) });
    if (!outcome.ok) return refuse({ code: outcome.refusal, field: 'code' });
    setCookie(ask, cookiesFor(deps).made(outcome.value.token));
    deps.wakeMail();
    return allow({ by: outcome.value.by, next: outcome.value.next });
  });
  serve(app, authenticatorRemoval, async ({ password }, ask, viewer) =>
    mended(deps, await removeApp(deps, viewer, { password, from: fromOf(ask) })),
  );
  serve(app, recoveryCodes, async ({ password }, ask, viewer) =>
    mended(deps, await renewCodes(deps, viewer, { password, from: fromOf(ask) })),
  );
}

/** What JSON has no word for. */
function plainly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
