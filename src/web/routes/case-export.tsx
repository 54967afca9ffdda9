import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeExport, exportRequest } from '#modules/exports/contract.ts';
import { ExportPage } from '#modules/exports/ui/export.tsx';
import { isSent, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.export_title());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { archive, reference } = await loadFromApi(asking, disputeExport, { id });
  return { dispute: { id, reference }, archive };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const api = context.get(apiContext);
  const anew = textIn(form, 'anew') === 'yes';
  const acted = await submit({ form, api, intent: 'export' }, exportRequest, {
    id: params.id ?? '',
    anew,
  });
  return data(acted, { status: acted.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** Everything that the reader may see of a dispute, to take along. */
export default function CaseExport() {
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return <ExportPage {...useLoaderData<typeof loader>()} attempt={attempt} />;
}
