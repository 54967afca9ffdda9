import type { At } from '#site/head.ts';
import { PaperPage, paperMeta } from '#site/legal-text.tsx';
import { conduct } from '../../../content/conduct/conduct.ts';

export function meta(at: At) {
  return paperMeta(at, conduct);
}

export default function Page() {
  return <PaperPage paper={conduct} />;
}
