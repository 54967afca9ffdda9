import { useLoaderData } from 'react-router';
import { spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { ProcessHero } from '#site/process/hero.tsx';
import { ProcessSteps } from '#site/process/steps.tsx';
import { Ready } from '#site/ready.tsx';
import { steps } from '../../../content/process/steps.ts';

export const handle = { overPicture: true };

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.site_process() }),
    description: m.process_description(),
  });
}

/** Read at build: the steps travel with the page, in its language. */
export function loader() {
  return spoken(steps);
}

export default function Process() {
  return (
    <>
      <ProcessHero />
      <ProcessSteps steps={useLoaderData<typeof loader>()} />
      <Ready />
    </>
  );
}
