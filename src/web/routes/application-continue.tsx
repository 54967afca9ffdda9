import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { ContinueForm } from '#modules/panel/ui/continue-form.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';

export function meta() {
  return unlisted(m.empanel_continue_title({ name: institution.name }));
}

/**
 * The address holds the token of a mail: nothing that the page loads or links to is told more of it than the site's name.
 * Not `no-referrer`, under which browsers post with `Origin: null`, and such a post is refused as another site's.
 */
export function headers() {
  return { 'referrer-policy': 'strict-origin' };
}

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
