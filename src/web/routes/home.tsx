import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { Banner } from '#site/home/banner.tsx';
import { Closing } from '#site/home/closing.tsx';
import { Features } from '#site/home/features.tsx';
import { Hero } from '#site/home/hero.tsx';
import { Platform } from '#site/home/platform.tsx';
import { Services } from '#site/home/services.tsx';
import { Weeks } from '#site/home/weeks.tsx';
import { organization } from '#site/linked-data.ts';
import { useReveal } from '#site/reveal.tsx';

export const handle = { overPicture: true };

export function meta(at: At) {
  const description = m.home_meta_description();
  return head(at, { title: m.home_meta_title(), description, data: [organization(description)] });
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
