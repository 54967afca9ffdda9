import * as m from '#messages/all.ts';
import { Crafts } from '#site/people/crafts.tsx';
import { Leaders } from '#site/people/leaders.tsx';
import { PeopleHero } from '#site/people/people-hero.tsx';
import { Ways } from '#site/people/ways.tsx';
import { useReveal } from '#site/reveal.tsx';

export function meta() {
  return [{ title: m.site_title({ page: m.people_page() }) }, { name: 'description', content: m.people_description() }];
}

export default function ThePeople() {
  useReveal();
  return (
    <>
      <PeopleHero />
      <Crafts />
      <Leaders />
      <Ways />
    </>
  );
}
