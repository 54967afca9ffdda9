import type { At } from '#site/head.ts';
import { PaperPage, paperMeta } from '#site/legal-text.tsx';
import { privacy } from '../../../content/privacy/privacy.ts';

export function meta(at: At) {
  return paperMeta(at, privacy);
}

export default function Page() {
  return <PaperPage paper={privacy} />;
}
