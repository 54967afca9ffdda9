import { type LoaderFunctionArgs, useLoaderData, useMatches } from 'react-router';
import { localize, spoken, withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { ServicePage } from '#site/offer/service.tsx';
import { Opportunity } from '#site/opportunity.tsx';
import { useReveal } from '#site/reveal.tsx';
import { beliefs } from '../../../content/belief.ts';
import { ways } from '../../../content/procedures.ts';

export const handle = { overPicture: true };

// The route's id names its page (web/routes.ts).
function pathOf(id: string): keyof typeof ways {
  return id === 'service/mediation-services' ? '/mediation-services' : '/arbitration-services';
}

/** Read at build: one of the two travels with its page, in the page's language. */
export function loader({ url }: LoaderFunctionArgs) {
  return spoken({ way: ways[pathOf(`service${withoutLanguage(url.pathname)}`)], beliefs });
}

export function meta({
  loaderData,
  ...at
}: At & { loaderData: ReturnType<typeof loader> | undefined }) {
  const heading = loaderData?.way.heading.map(localize).join(' ') ?? '';
  return head(at, {
    title: m.site_title({ page: heading }),
    description: localize(loaderData?.way.description ?? ''),
  });
}

export default function ServiceRoute() {
  useReveal();
  const path = pathOf(useMatches().at(-1)?.id ?? '');
  const { way, beliefs } = useLoaderData<typeof loader>();
  const says = path === '/mediation-services' ? m.offer_belief_mediation() : m.offer_belief_text();
  return (
    <>
      <ServicePage key={path} way={way} beliefs={beliefs} belief={says} />
      <Opportunity />
    </>
  );
}
