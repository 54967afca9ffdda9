import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { DisputePapers } from '#modules/disputes/ui/party/papers.tsx';
import { caseTitle, openCase } from '../cases/opening.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.case_home_place_papers());
}

export function loader(asking: LoaderFunctionArgs) {
  return openCase(asking);
}

/** The papers that the reader may see. */
export default function CasePapers() {
  return <DisputePapers dispute={useLoaderData<typeof loader>().dispute} />;
}
