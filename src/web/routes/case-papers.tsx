import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { ManifestPdf } from '#modules/bundles/ui/manifest-pdf.tsx';
import { disputeDocuments } from '#modules/disputes/contract/party-view.ts';
import { DisputePapers } from '#modules/disputes/ui/party/papers.tsx';
import { recordOfPapers } from '#modules/documents/contract/papers.ts';
import { uploadList } from '#modules/documents/contract/uploads.ts';
import { Papers } from '#modules/documents/ui/papers.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { caseTitle } from '../cases/opening.ts';
import { actOnPapers } from '../cases/papers.ts';
import { openPlace } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace, m.case_home_place_papers());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { workspace } = await openPlace(asking);
  const asked = askedIn(asking.url.searchParams);
  const record = await loadFromApi(asking, recordOfPapers, { id, ...asked });
  const { uploads } = record.may.includes('file')
    ? await loadFromApi(asking, uploadList, { id })
    : { uploads: [] };
  // What stands in the record is not listed a second time.
  const shown = await loadFromApi(asking, disputeDocuments, { id, beside: 'record' });
  const ticked = asking.url.searchParams.getAll('paper');
  return { workspace, shown, record, uploads, asked: { ...asked, ticked } };
}

/** Which page, and of which papers; an address that somebody wrote by hand shows what can be understood of it. */
function askedIn(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? page : '1',
    words: lineOf(params.get('words')).slice(0, 200),
    issue: lineOf(params.get('issue')).slice(0, 120),
  };
}

function lineOf(value: string | null): string {
  return (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ');
}

export async function action(asking: ActionFunctionArgs) {
  const id = asking.params.id ?? '';
  // Who it is, before their files are read: a stranger fills no memory of ours with 32 MB.
  await loadFromApi(asking, uploadList, { id });
  const acted = await actOnPapers(asking, id, await formOf(asking.request));
  return data(acted, { status: acted.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** The record of papers, what is on its way into it, and what the institution issued. */
export default function CasePapers() {
  const { workspace, shown, record, uploads, asked } = useLoaderData<typeof loader>();
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id } = workspace;
  return (
    <DisputePapers head={workspace} dispute={{ ...shown, id }}>
      <Papers dispute={id} record={record} uploads={uploads} asked={asked} acted={acted} />
      <p>
        <ManifestPdf dispute={id} />
      </p>
      <p>
        <Link className="lnk" to={`/cases/${id}/export`}>
          {m.export_title()}
        </Link>
      </p>
    </DisputePapers>
  );
}
