import { mapResult, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import type { OpeningDeps } from '../actions/deps.ts';
import { openingsSeen } from '../actions/opening-letters.ts';
import { askToOpen, decideOnOpening, openingsFor, readOpened } from '../actions/openings.ts';
import {
  openedTalk,
  talkOpeningDecision,
  talkOpeningReading,
  talkOpeningRequest,
  talkOpenings,
} from '../contract/openings.ts';
import { openedView, openingsView, readingView } from '../views/openings.ts';

const fieldOf: Readonly<Record<string, string | undefined>> = {
  why_missing: 'why',
  place_unknown: 'place',
  not_sealed: 'place',
  never_opened: 'place',
  span_wrong: 'to',
  ground_differs: 'ground',
};

function refused<Code extends string>(code: Code) {
  return refuse({ code, field: fieldOf[code] ?? '' });
}

/** How sealed talk is opened in an emergency, and how its readers see that it was. */
export function openingRoutes(app: App, deps: OpeningDeps): void {
  const at = (ask: Ask) => ask.req.header('cookie');
  serve(app, talkOpenings, async ({ id }, ask, viewer) => {
    const found = await openingsFor(deps, { viewer, cookie: at(ask) }, id);
    return found.ok
      ? mapResult(found, (openings) => openingsView(openings, deps.now()))
      : refused(found.refusal);
  });
  serve(app, talkOpeningRequest, async ({ id, from, to, ...asked }, ask, viewer) => {
    const request = { ...asked, disputeId: id, from: from ?? null, to: to ?? null };
    const outcome = await askToOpen(deps, { viewer, cookie: at(ask) }, request);
    return outcome.ok ? outcome : refused(outcome.refusal);
  });
  serve(app, talkOpeningDecision, async ({ id, opening, ...decided }, ask, viewer) => {
    const deciding = { ...decided, disputeId: id, id: opening };
    const outcome = await decideOnOpening(deps, { viewer, cookie: at(ask) }, deciding);
    return outcome.ok ? outcome : refused(outcome.refusal);
  });
  serve(app, talkOpeningReading, async ({ id, opening, after = 0 }, ask, viewer) => {
    const reading = { disputeId: id, id: opening, after };
    const outcome = await readOpened(deps, { viewer, cookie: at(ask) }, reading);
    return outcome.ok ? mapResult(outcome, readingView) : refused(outcome.refusal);
  });
  serve(app, openedTalk, async ({ id }, _, viewer) => {
    const found = await openingsSeen(deps, viewer, id);
    return found.ok
      ? mapResult(found, (openings) => openedView(openings, deps.now()))
      : refused(found.refusal);
  });
}
