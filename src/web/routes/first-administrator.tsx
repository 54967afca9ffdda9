import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { firstAdministrator, firstLinkOpening } from '#modules/identity/contract/new-account.ts';
import { NewcomerForm } from '#modules/identity/ui/account/newcomer.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onwardDocument } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.newcomer_first_title() }));
}

export const headers = secretAddress;

export async function loader(asking: LoaderFunctionArgs) {
  const token = new URL(asking.request.url).searchParams.get('token') ?? '';
  await loadFromApi(asking, firstLinkOpening, { token });
  return { token };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const sent = {
    token: text('token'),
    name: text('name'),
    email: text('email').trim(),
    password: text('password'),
    agrees: form.has('agrees'),
  };
  const {
    attempt,
    data: made,
    status,
  } = await attempted(asking, 'newcomer', firstAdministrator, sent);
  return made ? onwardDocument(made.to) : data(attempt, { status });
}

export default function FirstAdministrator() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <SignInFrame heading={m.newcomer_first_heading()} lead={m.newcomer_first_lead()}>
      <NewcomerForm token={token} said={useActionData<typeof action>()} name="" email={null} />
    </SignInFrame>
  );
}
