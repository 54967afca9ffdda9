import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type Admit, type App, type Ask, serve, setCookie } from '#platform/http.ts';
import type { AccountDeps } from './actions/account-deps.ts';
import type { IdentityDeps } from './actions/deps.ts';
import {
  aboutViewer,
  cookiesFor,
  endSession,
  type SessionAdmission,
  sessionAdmission,
} from './actions/sessions.ts';
import { signOut, theAccount, theOffice, theViewer } from './contract/session.ts';
import { ownEndpoints, ownForms, ownRoutes } from './routes/account.ts';
import { roleEndpoints, roleForms, roleRoutes } from './routes/office.ts';
import { signInForms, signInRoutes } from './routes/sign-in.ts';
import { viewerView } from './views/account.ts';

export type { AccountDeps, PersonData, PersonErasers } from './actions/account-deps.ts';
export type { IdentityDeps } from './actions/deps.ts';
export { firstAdministratorLink } from './actions/first-administrator.ts';

/** What anybody may send and what costs work, mail or a guess: counted for each address in a minute, see server.ts. */
export const identityForms: readonly Endpoint[] = [...signInForms, ...ownForms, ...roleForms];

export const identityEndpoints: readonly Endpoint[] = [
  theViewer,
  theAccount,
  theOffice,
  signOut,
  ...signInForms,
  ...ownEndpoints,
  ...roleEndpoints,
];

export function identityRoutes(app: App, deps: AccountDeps): void {
  signInRoutes(app, deps);
  ownRoutes(app, deps);
  roleRoutes(app, deps);
  serve(app, theViewer, async (_, __, viewer) =>
    allow(viewer && viewerView(await aboutViewer(deps, viewer))),
  );
  for (const own of [theAccount, theOffice])
    serve(app, own, async (_, __, viewer) => allow(viewerView(await aboutViewer(deps, viewer))));
  serve(app, signOut, async (_, ask, viewer) => {
    await endSession(deps, viewer);
    setCookie(ask, cookiesFor(deps).ended());
    return allow({ ended: true });
  });
}

/** Says of a request who asks, as far as it is proved. The session is looked up when it is first asked for, and once. */
export function admitting(
  deps: Pick<IdentityDeps, 'db' | 'now' | 'settings'>,
  { req }: Pick<Ask, 'req'>,
): Admit {
  let looking: Promise<SessionAdmission> | undefined;
  return async (needs) => {
    looking ??= sessionAdmission(deps, cookiesFor(deps).tokenIn(req.header('cookie')));
    return (await looking)(needs);
  };
}
