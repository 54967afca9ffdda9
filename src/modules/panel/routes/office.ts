import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { applicationForOffice } from '../actions/application.ts';
import { declare, voteOnListing } from '../actions/committee.ts';
import type { PanelDeps } from '../actions/deps.ts';
import { placesList } from '../actions/list.ts';
import { openNeutralDocument, reviewProfile } from '../actions/neutrals.ts';
import {
  askApplicant,
  checkItem,
  moveListing,
  openDocument,
  openListing,
} from '../actions/office.ts';
import { neutralForOffice, neutralsList } from '../actions/people.ts';
import { serveConductNotice, voteOnProceeding } from '../actions/proceedings.ts';
import {
  conductNotice,
  listingVote,
  memberDeclaration,
  proceedingVote,
} from '../contract/committee.ts';
import {
  neutralDocument,
  officeNeutral,
  officeNeutrals,
  profileLook,
} from '../contract/neutrals.ts';
import { applicationDocument, officeApplication, officeApplications } from '../contract/office.ts';
import {
  applicationCheck,
  applicationListing,
  applicationQuestion,
  listingMove,
} from '../contract/office-acts.ts';
import { applicationView } from '../views/application.ts';
import { neutralsView, officeNeutralView } from '../views/neutrals.ts';
import { placesView } from '../views/places.ts';

export const officeEndpoints: readonly Endpoint[] = [
  officeApplications,
  officeApplication,
  applicationDocument,
  applicationCheck,
  applicationQuestion,
  applicationListing,
  listingMove,
  memberDeclaration,
  listingVote,
  conductNotice,
  proceedingVote,
  officeNeutrals,
  officeNeutral,
  profileLook,
  neutralDocument,
];

const notFound = refuse({ code: 'not_found' as const, field: '' });

export function officeRoutes(app: App, deps: PanelDeps): void {
  serve(app, officeApplications, async ({ state, list, q, page }) =>
    allow(
      placesView(
        await placesList(deps, { state: state || 'open', list: list || null, q: q ?? '', page }),
      ),
    ),
  );
  serve(app, officeApplication, async ({ id }, _, viewer) => {
    const found = await applicationForOffice(deps, viewer, id);
    return found ? allow(applicationView(found)) : notFound;
  });
  serveBytes(app, applicationDocument, (input, _, viewer) => openDocument(deps, viewer, input));
  serve(app, applicationCheck, (input, _, viewer) => checkItem(deps, viewer, input));
  serve(app, applicationQuestion, (input, _, viewer) => askApplicant(deps, viewer, input));
  serve(app, applicationListing, (input, _, viewer) => openListing(deps, viewer, input));
  serve(app, listingMove, (input, _, viewer) => moveListing(deps, viewer, input));
  serve(app, memberDeclaration, (input, _, viewer) => declare(deps, viewer, input));
  serve(app, listingVote, (input, _, viewer) => voteOnListing(deps, viewer, input));
  serve(app, conductNotice, (input, _, viewer) => serveConductNotice(deps, viewer, input));
  serve(app, proceedingVote, (input, _, viewer) => voteOnProceeding(deps, viewer, input));
  serve(app, officeNeutrals, async ({ list, q, page }) =>
    allow(neutralsView(await neutralsList(deps, { list: list || null, q: q ?? '', page }))),
  );
  serve(app, officeNeutral, async ({ id }, _, viewer) => {
    const found = await neutralForOffice(deps, viewer, id);
    return found ? allow(officeNeutralView(found)) : notFound;
  });
  serve(app, profileLook, (input, _, viewer) => reviewProfile(deps, viewer, input));
  serveBytes(app, neutralDocument, (input, _, viewer) => openNeutralDocument(deps, viewer, input));
}
