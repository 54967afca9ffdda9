import { type ActionFunctionArgs, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { passwordSignIn } from '#modules/identity/contract/sign-in.ts';
import { PasskeyButton } from '#modules/identity/ui/account/passkey-button.tsx';
import { LoginForm } from '#modules/identity/ui/login-form.tsx';
import { Ways } from '#modules/identity/ui/sign-in-ways.tsx';
import { type At, head } from '#site/head.ts';
import { Starts } from '#site/starts/starts.tsx';
import { textIn } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { nextIn, onwards } from '../sign-in.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.login_heading() }),
    description: m.login_description(),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const sent = {
    username: textIn(form, 'username'),
    password: textIn(form, 'password'),
    agrees: form.has('agrees'),
    ...nextIn(request),
  };
  return onwards(await context.get(apiContext)(passwordSignIn, sent), form);
}

export default function Login() {
  return (
    <SignInFrame heading={m.login_heading()} lead={m.login_lead()}>
      <Starts />
      <LoginForm refused={useActionData<typeof action>()} />
      <PasskeyButton />
      <Ways />
      <p className="lg-first">
        {m.login_first()}{' '}
        <Link className="lnk" to="/lets-talk">
          {m.login_first_talk()}
        </Link>
      </p>
    </SignInFrame>
  );
}
