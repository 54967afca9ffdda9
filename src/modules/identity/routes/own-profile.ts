import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, setCookie } from '#platform/http.ts';
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
import { beginEnrolment, confirmEnrolment } from '../actions/authenticator.ts';
import { askNewAddress, confirmNewAddress } from '../actions/own-address.ts';
import { changeOwnPassword } from '../actions/own-password.ts';
import { removeApp, renewCodes } from '../actions/second-factor.ts';
import { cookiesFor } from '../actions/sessions.ts';
import { verifyCode } from '../actions/verifying-codes.ts';
import {
  addressChange,
  addressRequest,
  otherSessionsEnd,
  passwordChange,
  sessionEnd,
  sessions,
} from '../contract/account.ts';
import { noticeChoices, profile, profileChange } from '../contract/profile.ts';
import {
  authenticatorRemoval,
  enrolment,
  enrolmentEnd,
  recoveryCodes,
  security,
  verification,
} from '../contract/second-factor.ts';
import { profileView, securityView, sessionsView } from '../views/account.ts';
import { AT_PASSWORD, fromOf, mended, woken } from './account-outcomes.ts';
import { arriving, withRetryAfter } from './sign-in.ts';

export function profileRoutes(app: App, deps: AccountDeps): void {
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

export function factorRoutes(app: App, deps: AccountDeps): void {
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
