import { useLoaderData } from 'react-router';
import { spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { Crafts } from '#site/people/crafts.tsx';
import { Leaders } from '#site/people/leaders.tsx';
import { PeopleHero } from '#site/people/people-hero.tsx';
import { Ways } from '#site/people/people-links.tsx';
import { useReveal } from '#site/reveal.tsx';
import { leaders } from '../../../content/team/leaders.ts';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.people_page() }),
    description: m.people_description(),
  });
}

/** Read at build: the two leaders travel with the page, in its language. */
export function loader() {
  return spoken(leaders);
}

export default function ThePeople() {
  useReveal();
  return (
    <>
      <PeopleHero />
      <Crafts />
      <Leaders leaders={useLoaderData<typeof loader>()} />
      <Ways />
    </>
  );
}
