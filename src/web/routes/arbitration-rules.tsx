import { PaperPage, paperMeta } from '#site/paper.tsx';
import { rules } from '../../../content/rules/rules.ts';

export function meta() {
  return paperMeta(rules);
}

export default function Page() {
  return <PaperPage paper={rules} />;
}
