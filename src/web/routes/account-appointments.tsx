import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { ownInvitations } from '#modules/appointments/contract/invitations.ts';
import { InvitationsPage } from '#modules/appointments/ui/neutral/invitations.tsx';
import { unlisted } from '#site/head.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.invited_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, ownInvitations, {});
}

/** What a neutral is or was asked. */
export default function AccountAppointments() {
  return <InvitationsPage invitations={useLoaderData<typeof loader>().invitations} />;
}
