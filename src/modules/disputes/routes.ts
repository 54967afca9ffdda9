import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from '#platform/http.ts';
import type { ListingDeps } from './actions/deps.ts';
import { disputesInvitationEndpoints } from './contract/invitations.ts';
import { disputesPartyEndpoints } from './contract/party.ts';
import { disputesInvitationRoutes } from './routes/invitations.ts';
import { disputesOfficeEndpoints, disputesOfficeRoutes } from './routes/office.ts';
import { disputesPartyRoutes } from './routes/party.ts';

export { ownSubjects } from './actions/conflict-of-interest.ts';
export type { Listener, ListingDeps, ShowingDeps } from './actions/deps.ts';
export { moneyListener, moneyOf } from './actions/money.ts';
export { moveDispute } from './actions/moves.ts';
export { ownPartiesOf } from './actions/own-roles.ts';
export { disputesDataOf, disputesEraser } from './actions/person-data.ts';
export { writeToParties } from './actions/steps.ts';

/** The pages whose forms carry papers when there is no script; they end like this in every language. */
export const disputesPages = {
  shapes: [/\/office\/disputes\/[^/]+$/, /\/cases\/[^/]+\/(?:defects|people)$/],
  maxBytes: FORM_DOCUMENTS_BYTES_MAX,
};

export const disputesEndpoints: readonly Endpoint[] = [
  ...disputesPartyEndpoints,
  ...disputesInvitationEndpoints,
  ...disputesOfficeEndpoints,
];

export function disputesRoutes(app: App, deps: ListingDeps): void {
  disputesPartyRoutes(app, deps);
  disputesInvitationRoutes(app, deps);
  disputesOfficeRoutes(app, deps);
}
