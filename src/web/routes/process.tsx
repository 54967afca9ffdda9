import * as m from '#messages/all.ts';
import { ProcessHero } from '#site/process/hero.tsx';
import { ProcessSteps } from '#site/process/steps.tsx';
import { Ready } from '#site/ready.tsx';

export const handle = { overPicture: true };

export function meta() {
  return [{ title: m.site_title({ page: m.site_process() }) }, { name: 'description', content: m.process_description() }];
}

export default function Process() {
  return (
    <>
      <ProcessHero />
      <ProcessSteps />
      <Ready />
    </>
  );
}
