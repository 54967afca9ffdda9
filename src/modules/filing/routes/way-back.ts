import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { openLink, redeem } from '#modules/filing/actions/redeeming-codes.ts';
import {
  filingDeletion,
  filingOffers,
  filingTakeover,
} from '#modules/filing/contract/takeovers.ts';
import { type App, type Ask, serve, setCookie } from '#platform/http.ts';
import { askForCode, askForProof, cookiesFor } from '../actions/codes.ts';
import type { FilingDeps, FilingVisitor } from '../actions/deps.ts';
import { deleteDraft, offersOf, takeOverDraft } from '../actions/takeover.ts';
import { filingCode, filingCodeProof, filingLink, filingProof } from '../contract/openings.ts';
import { offersView } from '../views/drafts.ts';

export function wayBackRoutes(
  app: App,
  deps: FilingDeps,
  asker: (ask: Ask, viewer: Viewer | null) => FilingVisitor,
): void {
  const cookies = cookiesFor(deps);
  /** This browser's token is another from now on. */
  const given = <T extends { token: string }, R>(
    ask: Ask,
    outcome: Result<T, R>,
  ): Result<Omit<T, 'token'>, R> => {
    if (!outcome.ok) return outcome;
    const { token, ...rest } = outcome.value;
    setCookie(ask, cookies.made(token));
    return allow(rest);
  };
  serve(app, filingCode, async ({ email }, ask, viewer) =>
    given(ask, told(ask, await askForCode(deps, asker(ask, viewer), email))),
  );
  serve(app, filingProof, async ({ id }, ask, viewer) =>
    given(ask, told(ask, await askForProof(deps, asker(ask, viewer), id))),
  );
  serve(app, filingCodeProof, async (proof, ask, viewer) =>
    given(ask, told(ask, await redeem(deps, asker(ask, viewer), proof))),
  );
  serve(app, filingLink, async ({ token }, ask, viewer) => {
    const outcome = await openLink(deps, asker(ask, viewer), token);
    return outcome.ok ? given(ask, outcome) : refuse({ code: outcome.refusal, field: 'token' });
  });
  serve(app, filingOffers, async ({ ticket }, ask, viewer) => {
    const offers = await offersOf(deps, asker(ask, viewer), ticket);
    return offers ? allow(offersView(offers)) : refuse({ code: 'ticket_over' as const, field: '' });
  });
  serve(app, filingTakeover, async (chosen, ask, viewer) => {
    const outcome = await takeOverDraft(deps, asker(ask, viewer), chosen);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  serve(app, filingDeletion, async (chosen, ask, viewer) => {
    const outcome = await deleteDraft(deps, asker(ask, viewer), chosen);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
}

/** Says with a refusal how long to wait, in the header that every client knows. */
function told<T, R extends { code: string; field: string }>(
  ask: Ask,
  outcome: Result<T, R>,
): Result<T, Omit<R, 'waitSeconds'>> {
  if (outcome.ok) return outcome;
  const { waitSeconds, ...refusal } = outcome.refusal as R & { waitSeconds?: number };
  if (waitSeconds !== undefined) ask.header('retry-after', String(waitSeconds));
  return refuse(refusal as Omit<R, 'waitSeconds'>);
}
