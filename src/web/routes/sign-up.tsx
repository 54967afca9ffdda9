import { type ActionFunctionArgs, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { signUp } from '#modules/identity/contract/sign-in.ts';
import { AskForm } from '#modules/identity/ui/ask-form.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { nextIn, toTicket } from '../sign-in.ts';
import { BackLink, SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.sign_up_heading() }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const sent = {
    name: textIn(form, 'name'),
    username: textIn(form, 'username'),
    agrees: form.has('agrees'),
  };
  return toTicket('/verify', await context.get(apiContext)(signUp, sent), form, nextIn(request));
}

export default function SignUp() {
  return (
    <SignInFrame heading={m.sign_up_heading()} lead={m.sign_up_lead()}>
      <AskForm
        name={m.sign_up_heading()}
        submit={m.sign_up_submit()}
        asksName
        refused={useActionData<typeof action>()}
      />
      <BackLink>{m.sign_up_have()}</BackLink>
    </SignInFrame>
  );
}
