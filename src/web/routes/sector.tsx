import { type LoaderFunctionArgs, useLoaderData, useMatches } from 'react-router';
import { localize, spoken, withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { SectorPage } from '#site/offer/sector.tsx';
import { useReveal } from '#site/reveal.tsx';
import type { Sector } from '../../../content/sectors/sector.ts';
import { sectors } from '../../../content/sectors/sectors.ts';
import { type Service, services } from '../../../content/services.ts';

export const handle = { overPicture: true };

// The route's id names its page (web/routes.ts): one for each of the six services.
function serviceOf(id: string): Service {
  const found = services.find(({ path }) => id === `sector${path}`);
  if (!found) throw new Error(`No sector has the route ${id}`);
  return found;
}

/** Read at build: one sector travels with its page, in the page's language, and the other five stay where they are. */
export function loader({ url }: LoaderFunctionArgs) {
  return spoken(sectors[serviceOf(`sector${withoutLanguage(url.pathname)}`).picture]);
}

export function meta({
  matches,
  loaderData,
  ...at
}: At & { matches: readonly ({ id: string } | undefined)[]; loaderData: Sector | undefined }) {
  const { name } = serviceOf(matches.at(-1)?.id ?? '');
  return head(at, {
    title: m.site_title({ page: localize(name) }),
    description: localize(loaderData?.description ?? ''),
  });
}

export default function SectorRoute() {
  useReveal();
  const service = serviceOf(useMatches().at(-1)?.id ?? '');
  return (
    <SectorPage key={service.path} service={service} sector={useLoaderData<typeof loader>()} />
  );
}
