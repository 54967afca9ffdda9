import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { invitationOpening, invitationTaking } from '#modules/identity/contract/new-account.ts';
import { NewcomerForm } from '#modules/identity/ui/account/newcomer.tsx';
import { roleName } from '#modules/identity/ui/people/words.ts';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onwardDocument } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.newcomer_invited_title() }));
}

export const headers = secretAddress;

export async function loader(asking: LoaderFunctionArgs) {
  const token = new URL(asking.request.url).searchParams.get('token') ?? '';
  return { token, invited: await loadFromApi(asking, invitationOpening, { token }) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const sent = {
    token: text('token'),
    name: text('name'),
    password: text('password'),
    agrees: form.get('agrees') !== null,
  };
  const {
    attempt,
    data: made,
    status,
  } = await attempted(asking, 'newcomer', invitationTaking, sent);
  return made ? onwardDocument(made.to) : data(attempt, { status });
}

export default function Invitation() {
  const { token, invited } = useLoaderData<typeof loader>();
  return (
    <SignInFrame
      heading={m.newcomer_invited_heading()}
      lead={m.newcomer_invited_lead({ role: roleName(invited.role) })}
    >
      <NewcomerForm
        token={token}
        said={useActionData<typeof action>()}
        name={invited.name}
        email={invited.email}
      />
    </SignInFrame>
  );
}
