import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { disputeWorkspace } from '#modules/disputes/contract/workspace.ts';
import { disputeSearch } from '#modules/search/contract.ts';
import { SearchPage } from '#modules/search/ui/page.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { searchAsked } from '../cases/searching.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.search_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const asked = searchAsked(asking);
  const id = asking.params.id ?? '';
  const answer = await loadFromApi(asking, disputeSearch, { id, ...asked });
  const { reference } = await loadFromApi(asking, disputeWorkspace, { id });
  return { asked, answer, reference };
}

/** The words of one dispute, as far as its reader may read them. */
export default function CaseSearch() {
  return <SearchPage {...useLoaderData<typeof loader>()} isOne />;
}
