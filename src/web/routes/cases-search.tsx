import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { ownSearch } from '#modules/search/contract.ts';
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
  return { asked, answer: await loadFromApi(asking, ownSearch, asked) };
}

/** The words of all disputes of a reader, as far as its reader may read them. */
export default function CasesSearch() {
  return <SearchPage {...useLoaderData<typeof loader>()} isOne={false} />;
}
