import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { bundleList } from '#modules/bundles/contract/bundles.ts';
import { BundlesPage } from '#modules/bundles/ui/bundles.tsx';
import { paperNumbers } from '#modules/documents/contract/papers.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { actOnBundles } from '../cases/bundles.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.bundles_page());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { dispute } = await openCase(asking);
  const chosen = asking.url.searchParams.getAll('paper').slice(0, 50);
  return {
    dispute: { id, reference: dispute.reference },
    record: await loadFromApi(asking, paperNumbers, { id, shown: chosen.join(',') }),
    bundles: (await loadFromApi(asking, bundleList, { id })).bundles,
    chosen,
  };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const acted = await actOnBundles(asking, { id: asking.params.id ?? '' }, form);
  return data(acted, { status: acted.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** What is made of the papers of a dispute, and what was. */
export default function CaseBundles() {
  const { dispute, record, bundles, chosen } = useLoaderData<typeof loader>();
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <div className="bnd-page">
      <PageHead title={m.bundles_page()} above={dispute.reference}>
        <Link className="lnk" to={`/cases/${dispute.id}/papers`}>
          {m.bundles_back()}
        </Link>
      </PageHead>
      <BundlesPage
        dispute={dispute.id}
        papers={record.papers}
        all={record.all}
        bundles={bundles}
        chosen={chosen}
        mayFile={record.may.includes('file')}
        acted={acted}
      />
    </div>
  );
}
