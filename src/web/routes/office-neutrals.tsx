import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { officeNeutrals } from '#modules/panel/contract/neutrals.ts';
import { NeutralsPage } from '#modules/panel/ui/office/lists.tsx';
import { unlisted } from '#site/head.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_panel_neutrals() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const query = new URL(asking.request.url).searchParams;
  const filter = { list: query.get('list') ?? '', q: query.get('q') ?? '' };
  // The server tells what is no list of ours.
  const input = { ...filter, page: query.get('page') ?? '1' } as InputOf<typeof officeNeutrals>;
  return { found: await loadFromApi(asking, officeNeutrals, input), filter };
}

export default function OfficeNeutrals() {
  return <NeutralsPage {...useLoaderData<typeof loader>()} />;
}
