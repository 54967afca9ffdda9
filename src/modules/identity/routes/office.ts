import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { confirmErasure, openErasures } from '../actions/erasures.ts';
import { removeLostFactor } from '../actions/lost-factor.ts';
import { invite, openInvitations, withdrawInvitation } from '../actions/new-account.ts';
import {
  end,
  endSessionsOf,
  grantRoleToPerson,
  listOfPeople,
  personAndRoles,
} from '../actions/roles.ts';
import { erasureConfirmation, erasures } from '../contract/erasures.ts';
import { invitationEnd, invitationGift, invitations } from '../contract/invitations.ts';
import {
  firstAdministrator,
  firstLinkOpening,
  invitationOpening,
  invitationTaking,
} from '../contract/new-account.ts';
import { people, personRoles } from '../contract/people.ts';
import { lostFactorRemoval, personSessionsEnd, roleEnd, roleGift } from '../contract/roles.ts';
import { erasuresView, invitationsView, peopleView, personView } from '../views/office.ts';
import { newcomerRoutes } from './newcomers.ts';

export const roleEndpoints: readonly Endpoint[] = [
  people,
  personRoles,
  roleGift,
  roleEnd,
  personSessionsEnd,
  lostFactorRemoval,
  invitations,
  invitationGift,
  invitationEnd,
  erasures,
  erasureConfirmation,
  firstLinkOpening,
  firstAdministrator,
  invitationOpening,
  invitationTaking,
];

/** Guesses at a link, or the work of a password's hash: one address may do only so much of it. */
export const roleForms: readonly Endpoint[] = [
  firstLinkOpening,
  firstAdministrator,
  invitationOpening,
  invitationTaking,
];

/** Who works for the institution, and how somebody comes to. */
export function roleRoutes(app: App, deps: AccountDeps): void {
  serve(app, people, async ({ search = '', role = null, page = '1' }) =>
    allow(peopleView(await listOfPeople(deps, { search, role, page: Number(page) }))),
  );
  serve(app, personRoles, async ({ id }) => {
    const found = await personAndRoles(deps, id);
    return found ? allow(personView(found)) : refuse({ code: 'person_unknown', field: '' });
  });
  serve(app, roleGift, async ({ id, role, why }, _, viewer) => {
    const outcome = await grantRoleToPerson(deps, viewer, { personId: id, role, why });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'role' });
  });
  serve(app, roleEnd, async ({ id, role, why }, _, viewer) => {
    const outcome = await end(deps, viewer, { personId: id, role, why });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'role' });
  });
  serve(app, personSessionsEnd, async ({ id, why }, _, viewer) => {
    const outcome = await endSessionsOf(deps, viewer, { personId: id, why });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  invitationRoutes(app, deps);
  newcomerRoutes(app, deps);
  serve(app, lostFactorRemoval, async ({ id, why }, ask, viewer) => {
    const outcome = await removeLostFactor(deps, viewer, {
      personId: id,
      why,
      from: { agent: '', network: ask.get('address') },
    });
    if (!outcome.ok) return refuse({ code: outcome.refusal, field: '' });
    deps.wakeMail();
    return outcome;
  });
  serve(app, erasures, async () => allow({ erasures: erasuresView(await openErasures(deps)) }));
  serve(app, erasureConfirmation, async ({ id }, _, viewer) => {
    const outcome = await confirmErasure(deps, viewer, id);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
}

function invitationRoutes(app: App, deps: AccountDeps): void {
  serve(app, invitations, async () =>
    allow({ invitations: invitationsView(await openInvitations(deps)) }),
  );
  serve(app, invitationGift, async (sent, _, viewer) => {
    const outcome = await invite(deps, viewer, sent);
    if (outcome.ok) deps.wakeMail();
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'email' });
  });
  serve(app, invitationEnd, async (sent, _, viewer) =>
    (await withdrawInvitation(deps, viewer, sent))
      ? allow({ withdrawn: true })
      : refuse({ code: 'invitation_unknown', field: '' }),
  );
}
