import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { onePaper } from '#modules/documents/contract/viewer.ts';
import { Viewer } from '#modules/documents/ui/viewer/viewer.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actOnPapers } from '../cases/papers.ts';
import { wordsOfPaper } from '../cases/viewing.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  const paper = loaderData?.paper;
  return caseTitle(paper, paper?.filed?.number ?? paper?.title);
}

export async function loader(asking: LoaderFunctionArgs) {
  const { id = '', paper = '' } = asking.params;
  const found = await loadFromApi(asking, onePaper, { id, paper });
  return { paper: found, words: await wordsOfPaper(asking, id, found) };
}

export async function action(asking: ActionFunctionArgs) {
  const acted = await actOnPapers(asking, asking.params.id ?? '', await formOf(asking.request));
  return data(acted, { status: acted.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

type Change = { actionResult?: unknown; currentUrl: URL; nextUrl: URL; formMethod?: string };

/** Another place in the same paper needs nothing new. */
export function shouldRevalidate({ actionResult: acted, currentUrl, nextUrl, formMethod }: Change) {
  if (isConnectionLost(acted)) return false;
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
}

export default function CasePaper() {
  const { paper, words } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  return <Viewer key={paper.id} dispute={id} paper={paper} words={words} acted={acted} />;
}
