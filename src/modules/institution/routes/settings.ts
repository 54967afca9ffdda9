import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { InstitutionDeps } from '../actions/deps.ts';
import { draw, restore } from '../actions/drawing.ts';
import { overview, readDraft, readKind, readVersion } from '../actions/reading.ts';
import { force, renew, withdraw } from '../actions/settings.ts';
import { settingInForce, settingWithdrawal } from '../contract/setting-acts.ts';
import {
  factsDraft,
  feesDraft,
  holidaysDraft,
  lettersDraft,
  retentionDraft,
  settingRenewal,
  settingRestoration,
  witnessesDraft,
} from '../contract/setting-drafts.ts';
import {
  settingDraft,
  settingKind,
  settingsOverview,
  settingVersion,
} from '../contract/settings.ts';
import { draftView, kindView, overviewView, versionView } from '../views/settings.ts';

export const settingsEndpoints = [
  settingsOverview,
  settingDraft,
  settingKind,
  settingVersion,
  factsDraft,
  feesDraft,
  holidaysDraft,
  lettersDraft,
  retentionDraft,
  witnessesDraft,
  settingRestoration,
  settingRenewal,
  settingWithdrawal,
  settingInForce,
] as const;

const FIELD_OF = {
  day_invalid: 'effectiveFrom',
  nothing_changed: '',
  version_unknown: 'number',
  why_missing: 'why',
} as const;

export function settingsRoutes(app: App, deps: InstitutionDeps): void {
  serve(app, settingsOverview, async () => allow(overviewView(await overview(deps))));
  serve(app, settingKind, async ({ kind }) => allow(kindView(await readKind(deps, kind))));
  serve(app, settingVersion, async ({ kind, number }) => {
    const found = await readVersion(deps, kind, Number(number));
    if (!found.ok) return refuse({ code: found.refusal, field: 'number' });
    return allow(versionView(found.value));
  });
  serve(app, settingDraft, async ({ id }) => {
    const found = await readDraft(deps, id);
    if (!found.ok) return refuse({ code: found.refusal, field: 'id' });
    return allow(draftView(found.value));
  });
  draftRoutes(app, deps);
  serve(app, settingRestoration, async (from, _, by) => {
    const outcome = await restore(deps, by, from);
    return outcome.ok
      ? outcome
      : refuse({ code: outcome.refusal, field: FIELD_OF[outcome.refusal] });
  });
  serve(app, settingRenewal, async ({ id }, _, by) => beside(await renew(deps, by, id), ''));
  serve(app, settingWithdrawal, async ({ id }, _, by) => beside(await withdraw(deps, by, id), ''));
  serve(app, settingInForce, async ({ draftId }, _, by) =>
    beside(await force(deps, by, draftId), ''),
  );
}

function draftRoutes(app: App, deps: InstitutionDeps): void {
  serve(app, factsDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'facts', ...form })),
  );
  serve(app, feesDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'fees', ...form })),
  );
  serve(app, holidaysDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'holidays', ...form })),
  );
  serve(app, lettersDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'letters', ...form })),
  );
  serve(app, retentionDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'retention', ...form })),
  );
  serve(app, witnessesDraft, async (form, _, by) =>
    drawn(await draw(deps, by, { kind: 'witnesses', ...form })),
  );
}

const drawn = (outcome: Awaited<ReturnType<typeof draw>>) =>
  outcome.ok ? outcome : refuse({ code: outcome.refusal, field: FIELD_OF[outcome.refusal] });

/** A refusal beside the field that is wrong. */
function beside<T, R extends string>(
  outcome: { ok: true; value: T } | { ok: false; refusal: R },
  field: string,
) {
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field });
}
