import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { invitedAsWords } from '#modules/disputes/contract/invitation-words.ts';
import {
  disputeInvitationOpening,
  invitationAcceptance,
} from '#modules/disputes/contract/invitations.ts';
import { OfferedInvitation } from '#modules/disputes/ui/party/offered-invitation.tsx';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { wayTo } from '../page-request.ts';
import { onward } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.people_open_title() }));
}

export const headers = secretAddress;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await context.get(apiContext)(disputeInvitationOpening, { token });
  if (answer.outcome === 'done') return { token, invitation: answer.data, refused: null };
  if (answer.outcome !== 'refused') throw data(null, { status: 503 });
  const way = wayTo(url, answer.error.code);
  if (way) throw onward(way);
  const refused = { token, invitation: null, refused: answer.error.message };
  return data(refused, { status: answer.status });
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const accepting = await attempted(asking, 'accept', invitationAcceptance, {
    ...{ token: textIn(form, 'token'), firm: textIn(form, 'firm') },
  });
  if (accepting.data) throw onward(`/cases/${accepting.data.id}`, 303);
  return data(accepting.attempt, { status: accepting.status });
}

/** By whom somebody is invited into which case, and to what. */
export default function CaseInvitation() {
  const { token, invitation, refused } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return (
    <div className="desk-stack">
      <PageHead
        title={m.people_open_title()}
        {...(invitation
          ? { lead: m.people_open_lead({ ...invitation, as: invitedAsWords[invitation.as]() }) }
          : {})}
      />
      <OfferedInvitation {...{ token, invitation, refused, attempt }} />
    </div>
  );
}
