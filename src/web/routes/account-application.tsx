import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { myApplications, statusOpening } from '#modules/panel/contract/status.ts';
import { ApplicationStatusCards } from '#modules/panel/ui/status/application-status.tsx';
import { actOnOwn } from '#modules/panel/ui/status/form-actions.ts';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Link } from '#ui/link.tsx';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.standing_title({ name: institution.name }));
}

const chosen = (request: Request) => new URL(request.url).searchParams.get('of');

/** The newest application from the caller's own address, or the one that the address names. */
export async function loader(asking: LoaderFunctionArgs) {
  const { applications } = await loadFromApi(asking, myApplications, {});
  const application = chosen(asking.request) ?? applications[0]?.id ?? null;
  const standing = application
    ? await loadFromApi(asking, statusOpening, { token: null, application })
    : null;
  return { applications, standing };
}

export async function action(asking: ActionFunctionArgs) {
  const { applications } = await loadFromApi(asking, myApplications, {});
  const who = { token: null, application: chosen(asking.request) ?? applications[0]?.id ?? null };
  const acted = await actOnOwn(asking.context.get(apiContext), who, await formOf(asking.request));
  return data(acted, { status: acted.status });
}

export default function AccountApplication() {
  const { applications, standing } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <div className="desk-stack">
      <PageHead title={m.standing_heading()} />
      {standing ? <ApplicationStatusCards standing={standing} acted={acted} /> : <None />}
      {applications.length > 1 ? (
        <nav aria-label={m.standing_others()}>
          <ul className="std">
            {applications.map(({ id, reference }) => (
              <li key={id}>
                <Link
                  className="lnk"
                  to={`?of=${id}`}
                  aria-current={id === standing?.id ? 'page' : undefined}
                >
                  {reference}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

function None() {
  return (
    <p>
      {m.standing_none()}{' '}
      <Link className="lnk" to="/application-of-arbitration">
        {m.standing_none_link()}
      </Link>
    </p>
  );
}
