import { useMatches } from 'react-router';
import * as m from '#messages/all.ts';
import { ServicePage } from '#site/offer/service.tsx';
import { Opportunity } from '#site/opportunity.tsx';
import { useReveal } from '#site/reveal.tsx';
import { type Way, ways } from '../../../content/ways.ts';

export const handle = { overPicture: true };

// The route's id names its page (web/routes.ts).
function pathOf(id: string): keyof typeof ways {
  return id === 'service/mediation-services' ? '/mediation-services' : '/arbitration-services';
}

export function meta({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  const way: Way = ways[pathOf(matches.at(-1)?.id ?? '')];
  return [{ title: m.site_title({ page: way.heading.join(' ') }) }, { name: 'description', content: way.description }];
}

export default function ServiceRoute() {
  useReveal();
  const path = pathOf(useMatches().at(-1)?.id ?? '');
  const says = path === '/mediation-services' ? m.offer_belief_mediation() : m.offer_belief_text();
  return (
    <>
      <ServicePage key={path} way={ways[path]} belief={says} />
      <Opportunity />
    </>
  );
}
