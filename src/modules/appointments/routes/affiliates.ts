import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { linksFor, recordLink, takeBackLink } from '../actions/affiliates.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { affiliateEnding, affiliateRecording, affiliates } from '../contract/affiliates.ts';
import { linkView } from '../views/affiliates.ts';
import { answered } from './answered.ts';

/** Who belongs together: seen and recorded by the office. */
export function affiliateRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, affiliates, async ({ name = '', after = null }, _, viewer) => {
    const { links, next } = await linksFor(deps, { name, after });
    const mayDecide = viewer.may.includes('decide_disputes');
    return allow({ links: links.map(linkView), next, mayDecide });
  });
  serve(app, affiliateRecording, async (input, _, viewer) =>
    answered(await recordLink(deps, viewer, input)),
  );
  serve(app, affiliateEnding, async ({ id }, _, viewer) =>
    answered(await takeBackLink(deps, viewer, id)),
  );
}
