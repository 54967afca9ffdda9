import { useMatches } from 'react-router';
import { Coming, comingMeta } from '#site/coming.tsx';
import { type PagePath, pages } from '../../../content/pages.ts';

// The route's id names its page (web/routes.ts).
function pageOf(id: string): (typeof pages)[PagePath] {
  // Only web/routes.ts gives out these ids, one for each page.
  return pages[id.replace(/^coming/, '') as PagePath];
}

export function meta({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  return comingMeta(pageOf(matches.at(-1)?.id ?? ''));
}

export default function ComingPage() {
  return <Coming page={pageOf(useMatches().at(-1)?.id ?? '')} />;
}
