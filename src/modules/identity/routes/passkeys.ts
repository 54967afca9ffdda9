import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, setCookie } from '#platform/http.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { addOwnPasskey, nameOwnPasskey, removeOwnPasskey } from '../actions/own-passkeys.ts';
import {
  passkeyOptions as optionsToAdd,
  signInOptions,
  signInWithPasskey,
} from '../actions/passkeys.ts';
import { cookiesFor } from '../actions/sessions.ts';
import { passkeyNaming, passkeyRemoval } from '../contract/passkey-changes.ts';
import {
  passkeyAddition,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
} from '../contract/passkeys.ts';
import { fromOf, mended } from './account-outcomes.ts';
import { arriving, welcome } from './sign-in.ts';

export function passkeyRoutes(app: App, deps: AccountDeps): void {
  serve(app, passkeyOptions, async ({ password }, _, viewer) =>
    mended(deps, await optionsToAdd(deps, viewer, password)),
  );
  serve(app, passkeyAddition, async ({ name, response }, ask, viewer) => {
    const outcome = mended(
      deps,
      await addOwnPasskey(deps, viewer, { name, response, from: fromOf(ask) }),
    );
    if (!outcome.ok) return outcome;
    const { id, token, recoveryCodes: codes } = outcome.value;
    if (token) setCookie(ask, cookiesFor(deps).made(token));
    return allow({ id, recoveryCodes: codes });
  });
  serve(app, passkeyNaming, async (sent, _, viewer) =>
    (await nameOwnPasskey(deps, viewer, sent))
      ? allow({ kept: true })
      : refuse({ code: 'passkey_unknown', field: '' }),
  );
  serve(app, passkeyRemoval, async ({ id, password }, ask, viewer) =>
    mended(deps, await removeOwnPasskey(deps, viewer, { id, password, from: fromOf(ask) })),
  );
  serve(app, passkeySignInOptions, async () => mended(deps, await signInOptions(deps)));
  serve(app, passkeySignIn, async ({ response, next }, ask) => {
    const outcome = mended(
      deps,
      await signInWithPasskey(deps, { response, next, from: arriving(deps, ask) }),
    );
    return welcome(deps, ask, outcome);
  });
}
