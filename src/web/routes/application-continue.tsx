import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { ContinueForm } from '#modules/panel/ui/continue-form.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { secretAddress } from '../secret-address.ts';

export function meta() {
  return unlisted(m.empanel_continue_title({ name: institution.name }));
}

export const headers = secretAddress;

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('draft') ?? '' };
}

export default function ApplicationContinue() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <div className="wrap form-page said">
      <div>
        <h1 className="d-m">{m.empanel_continue_heading()}</h1>
        <p className="b-l t2">{m.empanel_continue_lead()}</p>
      </div>
      <ContinueForm token={token} />
    </div>
  );
}
