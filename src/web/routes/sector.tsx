import { useMatches } from 'react-router';
import * as m from '#messages/all.ts';
import { SectorPage } from '#site/offer/sector.tsx';
import { useReveal } from '#site/reveal.tsx';
import { sectors } from '../../../content/sectors/sectors.ts';
import { type Service, services } from '../../../content/services.ts';

export const handle = { overPicture: true };

// The route's id names its page (web/routes.ts): one for each of the six services.
function serviceOf(id: string): Service {
  const found = services.find(({ path }) => id === `sector${path}`);
  if (!found) throw new Error(`No sector has the route ${id}`);
  return found;
}

export function meta({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  const { name, picture } = serviceOf(matches.at(-1)?.id ?? '');
  return [{ title: m.site_title({ page: name }) }, { name: 'description', content: sectors[picture].description }];
}

export default function SectorRoute() {
  useReveal();
  const service = serviceOf(useMatches().at(-1)?.id ?? '');
  return <SectorPage key={service.path} service={service} sector={sectors[service.picture]} />;
}
