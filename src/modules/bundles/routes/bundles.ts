import { allow, refuse } from '#kernel/result.ts';
import * as m from '#messages/all.ts';
import { type App, readingOf, serve, serveBytes } from '#platform/http.ts';
import { askForBundle } from '../actions/bundle.ts';
import type { BundlesDeps } from '../actions/deps.ts';
import { bundlesFor, endBundle, openBundle } from '../actions/reading.ts';
import { bundleEnd, bundleFile, bundleList, newBundle } from '../contract/bundles.ts';
import { bundlesView } from '../views/bundles.ts';

const refused = <Code extends string>(code: Code) => refuse({ code, field: fieldOf[code] ?? '' });
const fieldOf: Readonly<Record<string, string>> = {
  numbers_unread: 'numbers',
  number_unknown: 'numbers',
};

export function bundleRoutes(app: App, deps: BundlesDeps): void {
  serve(app, bundleList, async ({ id }, _, viewer) => {
    const reading = await bundlesFor(deps, viewer, { disputeId: id });
    return reading ? allow(bundlesView(reading)) : refused('unknown');
  });
  serve(app, newBundle, async ({ id, papers, numbers, title }, _, viewer) => {
    const outcome = await askForBundle(deps, viewer, {
      disputeId: id,
      title: title || m.bundles_title_default(),
      papers,
      numbers,
    });
    return outcome.ok ? allow({ id: outcome.value.id }) : refused(outcome.refusal);
  });
  serve(app, bundleEnd, async ({ id, bundle }, _, viewer) => {
    const isGone = await endBundle(deps, viewer, { disputeId: id, id: bundle });
    return isGone ? allow({ id: bundle }) : refused('unknown');
  });
  serveBytes(app, bundleFile, async ({ id, bundle }, ask, viewer) => {
    const file = await openBundle(deps, viewer, {
      disputeId: id,
      id: bundle,
      readsOf: (content) => readingOf(ask, content) !== 'nothing',
    });
    return file ? allow({ body: file.content, filename: file.name }) : refused('unknown');
  });
}
