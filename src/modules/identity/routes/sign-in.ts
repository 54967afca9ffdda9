import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve, setCookie } from '#platform/http.ts';
import { deviceCookies, type SignInCookies, type SignInOrigin } from '../actions/arrival.ts';
import { openAccount, resetPassword } from '../actions/choosing-passwords.ts';
import type { IdentityDeps } from '../actions/deps.ts';
import type { CodeOrLink } from '../actions/proof.ts';
import { signInByLetter } from '../actions/redeem.ts';
import { cookiesFor, endSessionOf } from '../actions/sessions.ts';
import { signIn } from '../actions/sign-in.ts';
import { askForLetter } from '../actions/tickets.ts';
import {
  accountOpening,
  passwordReset,
  passwordResetRequest,
} from '../contract/chosen-passwords.ts';
import {
  codeRequest,
  codeSignIn,
  linkRequest,
  linkSignIn,
  passwordSignIn,
  signUp,
} from '../contract/sign-in.ts';

/** Forms that anybody may send and that cost work or mail: also counted for each address in a minute, see server.ts. */
export const signInForms: readonly Endpoint[] = [
  passwordSignIn,
  codeRequest,
  codeSignIn,
  linkRequest,
  linkSignIn,
  signUp,
  accountOpening,
  passwordResetRequest,
  passwordReset,
];

export function signInRoutes(app: App, deps: IdentityDeps): void {
  serve(app, passwordSignIn, async ({ username, password, next }, ask) =>
    welcome(
      deps,
      ask,
      await signIn(deps, { username, password, next: next ?? null }, arriving(deps, ask)),
    ),
  );
  serve(app, codeSignIn, async ({ ticket, code, next }, ask) => {
    const sent = { proof: { ticket, code }, next: next ?? null };
    return welcome(deps, ask, await signInByLetter(deps, sent, arriving(deps, ask)));
  });
  serve(app, linkSignIn, async ({ token, next }, ask) => {
    const sent = { proof: { token }, next: next ?? null };
    return welcome(deps, ask, await signInByLetter(deps, sent, arriving(deps, ask)));
  });
  serve(app, accountOpening, async ({ password, next, ...proof }, ask) => {
    const sent = { proof: proofIn(proof), password, next: next ?? null };
    return welcome(deps, ask, await openAccount(deps, sent, arriving(deps, ask)));
  });
  serve(app, passwordReset, async ({ password, ...proof }, ask) =>
    withRetryAfter(
      ask,
      await resetPassword(deps, { proof: proofIn(proof), password }, arriving(deps, ask)),
    ),
  );
  const from = (ask: Ask) => arriving(deps, ask);
  serve(app, codeRequest, async ({ username }, ask) =>
    withRetryAfter(ask, await askForLetter(deps, { purpose: 'code', username, from: from(ask) })),
  );
  serve(app, linkRequest, async ({ username }, ask) =>
    withRetryAfter(ask, await askForLetter(deps, { purpose: 'link', username, from: from(ask) })),
  );
  serve(app, passwordResetRequest, async ({ username }, ask) =>
    withRetryAfter(ask, await askForLetter(deps, { purpose: 'reset', username, from: from(ask) })),
  );
  serve(app, signUp, async ({ username, name }, ask) =>
    withRetryAfter(
      ask,
      await askForLetter(deps, { purpose: 'sign_up', username, name, from: from(ask) }),
    ),
  );
}

/** Where a call comes from; the browser's mark is kept beside the session and opens nothing. */
export function arriving(deps: IdentityDeps, ask: Ask): SignInOrigin {
  const device = deviceCookies(deps).tokenIn(ask.req.header('cookie'));
  return { agent: ask.req.header('user-agent') ?? '', network: ask.get('address'), device };
}

type Waiting<Code extends string> = Problem<Code> & { waitSeconds?: number };

/** Hands a browser its new session. The one that it came with, whoever's it is, ends: none is ever taken over. */
export async function welcome<Code extends string>(
  deps: IdentityDeps,
  ask: Ask,
  outcome: Result<SignInCookies, Waiting<Code>>,
): Promise<Result<{ to: string }, Problem<Code>>> {
  if (!outcome.ok) return withRetryAfter(ask, outcome);
  const { token, device, to } = outcome.value;
  // By its token: one that owes its factor has no viewer, and is not left open either.
  await endSessionOf(deps, cookiesFor(deps).tokenIn(ask.req.header('cookie')));
  setCookie(ask, cookiesFor(deps).made(token));
  if (device) setCookie(ask, deviceCookies(deps).made(device));
  return allow({ to });
}

/** Says with a refusal how long to wait, in the header that every client knows. */
export function withRetryAfter<T, Code extends string>(
  ask: Ask,
  outcome: Result<T, Waiting<Code>>,
): Result<T, Problem<Code>> {
  if (outcome.ok) return outcome;
  const { code, field, waitSeconds } = outcome.refusal;
  if (waitSeconds !== undefined) ask.header('retry-after', String(waitSeconds));
  return refuse({ code, field });
}

const NO_TICKET = '00000000-0000-0000-0000-000000000000';

function proofIn({
  ticket,
  code,
  token,
}: {
  ticket?: string | undefined;
  code?: string | undefined;
  token?: string | undefined;
}): CodeOrLink {
  return token ? { token } : { ticket: ticket ?? NO_TICKET, code: code ?? '' };
}
