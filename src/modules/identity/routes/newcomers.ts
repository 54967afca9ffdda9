import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { acceptInvitation, openInvitation } from '../actions/accepting-invitations.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { makeFirstAdministrator, openFirstLink } from '../actions/first-administrator.ts';
import {
  firstAdministrator,
  firstLinkOpening,
  invitationOpening,
  invitationTaking,
} from '../contract/new-account.ts';
import { arriving, welcome } from './sign-in.ts';

export function newcomerRoutes(app: App, deps: AccountDeps): void {
  serve(app, firstLinkOpening, async ({ token }) =>
    (await openFirstLink(deps, token))
      ? allow({ open: true })
      : refuse({ code: 'link_unknown', field: 'token' }),
  );
  serve(app, firstAdministrator, async (sent, ask) => {
    const outcome = await makeFirstAdministrator(deps, { ...sent, from: arriving(deps, ask) });
    return welcome(
      deps,
      ask,
      outcome.ok ? outcome : refuse({ code: outcome.refusal, field: FIELD[outcome.refusal] }),
    );
  });
  serve(app, invitationOpening, async ({ token }) => {
    const found = await openInvitation(deps, token);
    return found ? allow(found) : refuse({ code: 'link_unknown', field: 'token' });
  });
  serve(app, invitationTaking, async ({ token, name, password }, ask) => {
    const outcome = await acceptInvitation(deps, {
      token,
      name,
      password,
      from: arriving(deps, ask),
    });
    return welcome(
      deps,
      ask,
      outcome.ok ? outcome : refuse({ code: outcome.refusal, field: FIELD[outcome.refusal] }),
    );
  });
}

const FIELD = {
  busy: '',
  link_unknown: 'token',
  email_taken: 'email',
  password_short: 'password',
  password_long: 'password',
  password_guessable: 'password',
  password_personal: 'password',
} as const;
