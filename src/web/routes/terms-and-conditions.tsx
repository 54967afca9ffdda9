import type { At } from '#site/head.ts';
import { PaperPage, paperMeta } from '#site/legal-text.tsx';
import { terms } from '../../../content/terms/terms.ts';

export function meta(at: At) {
  return paperMeta(at, terms);
}

export default function Page() {
  return <PaperPage paper={terms} />;
}
