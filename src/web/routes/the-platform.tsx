import * as m from '#messages/all.ts';
import { Platform } from '#site/home/platform.tsx';
import { FeatureCards, PlatformHero, Standing } from '#site/offer/platform.tsx';
import { useReveal } from '#site/reveal.tsx';

export function meta() {
  return [{ title: m.site_title({ page: m.site_platform() }) }, { name: 'description', content: m.offer_platform_description() }];
}

export default function ThePlatform() {
  useReveal();
  return (
    <>
      <PlatformHero />
      <FeatureCards />
      <Platform />
      <Standing />
    </>
  );
}
