import { PaperPage, paperMeta } from '#site/paper.tsx';
import { privacy } from '../../../content/privacy/privacy.ts';

export function meta() {
  return paperMeta(privacy);
}

export default function Page() {
  return <PaperPage paper={privacy} />;
}
