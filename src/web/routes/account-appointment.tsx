import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { ownInvitation } from '#modules/appointments/contract/invitations.ts';
import { actOnInvitation } from '#modules/appointments/ui/neutral/form-actions.ts';
import { InvitationPage } from '#modules/appointments/ui/neutral/invitation.tsx';
import { unlisted } from '#site/head.ts';
import { isSent } from '#ui/forms/submission.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.invited_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, ownInvitation, {
    id: asking.params.id ?? '',
    q: asking.url.searchParams.get('q') ?? '',
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnInvitation(
    context.get(apiContext),
    params.id ?? '',
    await formOf(request),
  );
  return data(acted, { status: acted.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

/** After a refusal too: the count may have changed. */
export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Somebody is asked whether they will decide a dispute. */
export default function AccountAppointment() {
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  return <InvitationPage invitation={useLoaderData<typeof loader>()} acted={acted} />;
}
