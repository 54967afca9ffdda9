import { useLoaderData } from 'react-router';
import { spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { Platform } from '#site/home/platform.tsx';
import { FeatureCards, PlatformHero, Standing } from '#site/offer/platform.tsx';
import { useReveal } from '#site/reveal.tsx';
import { standing } from '../../../content/platform.ts';
import { featureCards } from '../../../content/platform-features.ts';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.site_platform() }),
    description: m.offer_platform_description(),
  });
}

/** Read at build: what the page tells travels with it, in its language. */
export function loader() {
  return spoken({ featureCards, standing });
}

export default function ThePlatform() {
  useReveal();
  const { featureCards: cards, standing: stands } = useLoaderData<typeof loader>();
  return (
    <>
      <PlatformHero />
      <FeatureCards cards={cards} />
      <Platform />
      <Standing standing={stands} />
    </>
  );
}
