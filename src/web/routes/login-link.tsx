import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { linkRequest, linkSignIn } from '#modules/identity/contract/sign-in.ts';
import { AskForm } from '#modules/identity/ui/ask-form.tsx';
import { ProveForm } from '#modules/identity/ui/prove-form.tsx';
import { unlisted } from '#site/head.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { secretAddress } from '../secret-address.ts';
import { broughtIn, nextIn, onwards, toTicket } from '../sign-in.ts';
import { BackLink, SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.link_heading() }));
}

export const headers = secretAddress;

export function loader({ request }: LoaderFunctionArgs) {
  return { brought: broughtIn(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const api = context.get(apiContext);
  const token = new URL(request.url).searchParams.get('token');
  if (token) return onwards(await api(linkSignIn, { token, ...nextIn(request) }), form);
  const sent = { username: textIn(form, 'username'), agrees: form.has('agrees') };
  return toTicket('/login/link', await api(linkRequest, sent), form);
}

export default function LoginLink() {
  const { brought } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (brought === 'link') return <LinkOpened refused={refused} />;
  if (brought === 'code')
    return (
      <SignInFrame heading={m.link_sent_heading()} lead={m.link_sent_lead()} voice="status">
        <BackLink to="/login/link">{m.sign_in_again()}</BackLink>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={m.link_heading()} lead={m.link_lead()}>
      <AskForm name={m.link_heading()} submit={m.link_submit()} refused={refused} />
      <BackLink />
    </SignInFrame>
  );
}

function LinkOpened({ refused }: { refused: Submission | undefined }) {
  return (
    <SignInFrame heading={m.link_open_heading()} lead={m.link_open_lead()}>
      <ProveForm
        name={m.link_open_heading()}
        submit={m.code_sent_submit()}
        asksCode={false}
        refused={refused}
      />
      <BackLink to="/login/link">{m.sign_in_again()}</BackLink>
    </SignInFrame>
  );
}
