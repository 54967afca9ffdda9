import * as m from '#messages/all.ts';
import { Banner } from '#site/home/banner.tsx';
import { Closing } from '#site/home/closing.tsx';
import { Features } from '#site/home/features.tsx';
import { Hero } from '#site/home/hero.tsx';
import { Platform } from '#site/home/platform.tsx';
import { Services } from '#site/home/services.tsx';
import { Weeks } from '#site/home/weeks.tsx';
import { useReveal } from '#site/reveal.tsx';

export const handle = { overPicture: true };

export function meta() {
  return [{ title: m.home_meta_title() }, { name: 'description', content: m.home_meta_description() }];
}

export default function Home() {
  useReveal();
  return (
    <>
      <Hero />
      <Banner />
      <Services />
      <Platform />
      <Features />
      <Weeks />
      <Closing />
    </>
  );
}
