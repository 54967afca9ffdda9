import { addDays, isDay, momentOn } from '#kernel/days.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { SearchDeps } from './actions/deps.ts';
import { find, type SearchQuestion } from './actions/finding.ts';
import { disputeSearch, ownSearch } from './contract.ts';
import { answerView } from './views.ts';

export type { SearchDeps } from './actions/deps.ts';
export { searchEraser } from './actions/keeping.ts';

export const searchEndpoints: readonly Endpoint[] = [disputeSearch, ownSearch];

export function searchRoutes(app: App, deps: SearchDeps): void {
  serve(app, disputeSearch, async ({ id, ...asked }, _, viewer) => {
    const found = await find(deps, viewer, questionOf(id, asked));
    return found ? allow(answerView(found)) : refuse({ code: 'unknown' as const, field: '' });
  });
  serve(app, ownSearch, async (asked, _, viewer) => {
    const found = await find(deps, viewer, questionOf(null, asked));
    if (!found) throw new Error('Nobody is a stranger to their own disputes.');
    return allow(answerView(found));
  });
}

function questionOf(disputeId: string | null, asked: InputOf<typeof ownSearch>): SearchQuestion {
  const { q = '', kind = null, side = null, from, to, exact, page = '1' } = asked;
  return {
    disputeId,
    words: q,
    kind,
    side,
    window: {
      from: isDay(from) ? momentOn(from) : null,
      before: isDay(to) ? momentOn(addDays(to, 1)) : null,
    },
    exact: exact === '1',
    page: Number(page),
  };
}
