import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import {
  passwordReset,
  passwordResetRequest,
} from '#modules/identity/contract/chosen-passwords.ts';
import { AskForm } from '#modules/identity/ui/ask-form.tsx';
import { ProveForm } from '#modules/identity/ui/prove-form.tsx';
import { unlisted } from '#site/head.ts';
import { HandshakeButton } from '#ui/button.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { secretAddress } from '../secret-address.ts';
import { broughtIn, proofIn, shown, toTicket } from '../sign-in.ts';
import { BackLink, SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.reset_heading() }));
}

export const headers = secretAddress;

export function loader({ request }: LoaderFunctionArgs) {
  return { brought: broughtIn(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const api = context.get(apiContext);
  if (broughtIn(request) === null)
    return toTicket(
      '/reset-password',
      await api(passwordResetRequest, { username: textIn(form, 'username') }),
      form,
    );
  const answer = await api(passwordReset, {
    ...proofIn(request, form),
    password: textIn(form, 'password'),
  });
  return answer.outcome === 'done' ? { done: true as const } : shown(answer, form);
}

export default function ResetPassword() {
  const { brought } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'done' in answer) return <ResetDone />;
  if (brought === null) return <ResetAsked answer={answer} />;
  return (
    <SignInFrame
      heading={m.reset_heading()}
      lead={brought === 'link' ? m.reset_open_lead() : m.reset_sent_lead()}
    >
      <ProveForm
        name={m.reset_heading()}
        submit={m.reset_submit()}
        asksCode={brought === 'code'}
        password={m.reset_password()}
        refused={answer}
      />
      <BackLink to="/reset-password">{m.sign_in_again()}</BackLink>
    </SignInFrame>
  );
}

function ResetDone() {
  return (
    <SignInFrame heading={m.reset_done_heading()} lead={m.reset_done_lead()} voice="status">
      <HandshakeButton to="/login">{m.code_sent_submit()}</HandshakeButton>
    </SignInFrame>
  );
}

function ResetAsked({ answer }: { answer: Submission | undefined }) {
  return (
    <SignInFrame heading={m.reset_heading()} lead={m.reset_lead()}>
      <AskForm
        name={m.reset_heading()}
        submit={m.code_submit()}
        asksAgreement={false}
        refused={answer}
      />
      <BackLink />
    </SignInFrame>
  );
}
