import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { codeRequest, codeSignIn } from '#modules/identity/contract/sign-in.ts';
import { AskForm } from '#modules/identity/ui/ask-form.tsx';
import { ProveForm } from '#modules/identity/ui/prove-form.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { broughtIn, nextIn, onwards, ticketIn, toTicket } from '../sign-in.ts';
import { BackLink, SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.code_heading() }));
}

export function loader({ request }: LoaderFunctionArgs) {
  return { asked: broughtIn(request) === 'code' };
}

/** The same page twice: it asks for a code, and then for what was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const api = context.get(apiContext);
  if (broughtIn(request) === 'code')
    return onwards(
      await api(codeSignIn, {
        ticket: ticketIn(request),
        code: textIn(form, 'code'),
        ...nextIn(request),
      }),
      form,
    );
  const sent = { username: textIn(form, 'username'), agrees: form.has('agrees') };
  return toTicket('/login/code', await api(codeRequest, sent), form, nextIn(request));
}

export default function LoginCode() {
  const { asked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (asked)
    return (
      <SignInFrame heading={m.code_sent_heading()} lead={m.code_sent_lead()}>
        <ProveForm
          name={m.code_sent_heading()}
          submit={m.code_sent_submit()}
          asksCode
          refused={refused}
        />
        <BackLink to="/login/code">{m.sign_in_again()}</BackLink>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={m.code_heading()} lead={m.code_lead()}>
      <AskForm name={m.code_heading()} submit={m.code_submit()} refused={refused} />
      <BackLink />
    </SignInFrame>
  );
}
