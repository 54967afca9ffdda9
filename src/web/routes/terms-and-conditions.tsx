import { PaperPage, paperMeta } from '#site/paper.tsx';
import { terms } from '../../../content/terms/terms.ts';

export function meta() {
  return paperMeta(terms);
}

export default function Page() {
  return <PaperPage paper={terms} />;
}
