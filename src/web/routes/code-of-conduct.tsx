import { PaperPage, paperMeta } from '#site/paper.tsx';
import { conduct } from '../../../content/conduct/conduct.ts';

export function meta() {
  return paperMeta(conduct);
}

export default function Page() {
  return <PaperPage paper={conduct} />;
}
