import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { statusOpening } from '#modules/panel/contract/status.ts';
import { ApplicationStatusCards } from '#modules/panel/ui/status/application-status.tsx';
import { actOnOwn } from '#modules/panel/ui/status/form-actions.ts';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { secretAddress } from '../secret-address.ts';

export function meta() {
  return unlisted(m.standing_title({ name: institution.name }));
}

export const headers = secretAddress;

// In the query, which no log line of ours has; a token in the path would stand in each of them.
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(statusOpening, {
    token: tokenOf(request),
    application: null,
  });
  if (answer.outcome === 'done') return { standing: answer.data, problem: null };
  if (answer.outcome === 'refused')
    return data({ standing: null, problem: answer.error.message }, { status: answer.status });
  return data({ standing: null, problem: m.error_unexpected() }, { status: 503 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const who = { token: tokenOf(request), application: null };
  const acted = await actOnOwn(context.get(apiContext), who, await formOf(request));
  return data(acted, { status: acted.status });
}

export default function ApplicationStatus() {
  const { standing, problem } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <div className="wrap form-page">
      <h1 className="d-m">{m.standing_heading()}</h1>
      {standing ? (
        <ApplicationStatusCards standing={standing} acted={acted} />
      ) : (
        <p className="b-l t2" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
