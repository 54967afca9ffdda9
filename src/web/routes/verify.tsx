import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { accountOpening } from '#modules/identity/contract/chosen-passwords.ts';
import { ProveForm } from '#modules/identity/ui/prove-form.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { secretAddress } from '../secret-address.ts';
import { broughtIn, nextIn, onwards, proofIn } from '../sign-in.ts';
import { BackLink, SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.sign_up_heading() }));
}

export const headers = secretAddress;

export function loader({ request }: LoaderFunctionArgs) {
  return { brought: broughtIn(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const sent = {
    ...proofIn(request, form),
    password: textIn(form, 'password'),
    ...nextIn(request),
  };
  return onwards(await context.get(apiContext)(accountOpening, sent), form);
}

export default function Verify() {
  const isLink = useLoaderData<typeof loader>().brought === 'link';
  const [heading, lead] = isLink
    ? [m.verify_link_heading(), m.verify_link_lead()]
    : [m.verify_heading(), m.verify_lead()];
  return (
    <SignInFrame heading={heading} lead={lead}>
      <ProveForm
        name={heading}
        submit={m.verify_submit()}
        asksCode={!isLink}
        password={m.verify_password()}
        refused={useActionData<typeof action>()}
      />
      <BackLink to="/sign-up">{m.sign_in_again()}</BackLink>
    </SignInFrame>
  );
}
