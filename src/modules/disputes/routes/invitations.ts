import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { acceptInvitation, openInvitation } from '../actions/accepting.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { changeFirm } from '../actions/firms.ts';
import {
  type InvitationRefusal,
  invitePerson,
  storeAuthority,
  takeBack,
} from '../actions/invitations.ts';
import { peopleFor } from '../actions/people-page.ts';
import {
  authorityUpload,
  disputeInvitationOpening,
  firmOfLawyer,
  invitationAcceptance,
  invitationEnd,
  newInvitation,
  peopleOfDispute,
} from '../contract/invitations.ts';
import { offeredInvitationView, peopleView } from '../views/invitations.ts';

/** Which field of the form a refusal is about. */
const fieldOf: Record<InvitationRefusal, string> = {
  unknown: '',
  not_allowed: 'party',
  places_missing: 'reads',
  place_not_offered: 'reads',
  authority_missing: 'authority',
  upload_unknown: 'authority',
  contact_opposite: 'email',
  already_invited: 'email',
  invitations_full: '',
  firm_of_lawyers: 'firm',
  firms_full: 'firm',
};

const FIRM = { firm_of_lawyers: 'firm', firms_full: 'firm', firm_missing: 'firm' } as const;

function about<T, R extends string>(outcome: Result<T, R>, fields: Partial<Record<R, string>>) {
  return outcome.ok
    ? outcome
    : refuse({ code: outcome.refusal, field: fields[outcome.refusal] ?? '' });
}

export function disputesInvitationRoutes(app: App, deps: DisputesDeps): void {
  serve(app, peopleOfDispute, async ({ id }, _, viewer) => {
    const reading = await peopleFor(deps, viewer, id);
    return reading ? allow(peopleView(reading)) : refuse({ code: 'unknown' as const, field: '' });
  });
  serve(app, authorityUpload, async (input, ask, viewer) =>
    about(await storeAuthority(deps, viewer, input, bodyOf(ask.req.raw)), {
      document_empty: 'authority',
      document_type: 'authority',
    }),
  );
  serve(app, newInvitation, async ({ id, party, authority, firm = '', ...asked }, _, viewer) =>
    about(
      await invitePerson(deps, viewer, {
        ...asked,
        firm,
        disputeId: id,
        partyId: party,
        authorityToken: authority,
      }),
      fieldOf,
    ),
  );
  serve(app, invitationEnd, async ({ id, invitation }, _, viewer) =>
    about(await takeBack(deps, viewer, { disputeId: id, invitation }), {}),
  );
  serve(app, firmOfLawyer, async ({ id, ...said }, _, viewer) =>
    about(await changeFirm(deps, viewer, { ...said, disputeId: id }), FIRM),
  );
  serve(app, disputeInvitationOpening, async ({ token }, _, viewer) => {
    const found = await openInvitation(deps, viewer, token);
    return found.ok ? allow(offeredInvitationView(found.value)) : about(found, {});
  });
  serve(app, invitationAcceptance, async (said, _, viewer) =>
    about(await acceptInvitation(deps, viewer, said), FIRM),
  );
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function bodyOf(request: Request): AsyncIterable<Uint8Array> {
  return request.body ?? nothing();
}
