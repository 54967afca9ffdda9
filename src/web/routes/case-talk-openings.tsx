import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import * as m from '#messages/all.ts';
import { openedTalk } from '#modules/discussion/contract/openings.ts';
import { OpenedTalk } from '#modules/discussion/ui/opened.tsx';
import { caseTitle } from '../cases/opening.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.talk_opening_title());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { reference, openings } = await loadFromApi(asking, openedTalk, { id });
  return { dispute: { id, reference }, openings };
}

/** What two registrars opened of the sealed talk in which the reader reads. */
export default function CaseTalkOpenings() {
  const { dispute, openings } = useLoaderData<typeof loader>();
  return <OpenedTalk id={useParams().id ?? ''} reference={dispute.reference} openings={openings} />;
}
