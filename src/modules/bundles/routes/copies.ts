import { language } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { askForCertificate } from '../actions/certificate.ts';
import { askForCopy } from '../actions/copy.ts';
import type { BundlesDeps } from '../actions/deps.ts';
import { manifestFor, manifestPdfFor } from '../actions/manifest.ts';
import { newCertificate } from '../contract/certificates.ts';
import { newCopy } from '../contract/copies.ts';
import { manifestFile, manifestPdf } from '../contract/manifest.ts';

const refused = <Code extends string>(code: Code) => refuse({ code, field: fieldOf[code] ?? '' });
const fieldOf: Readonly<Record<string, string>> = {
  pages_unread: 'pages',
  box_unread: 'boxes',
  numbers_unread: 'numbers',
  number_unknown: 'numbers',
};

export function copyRoutes(app: App, deps: BundlesDeps): void {
  serve(app, newCopy, async ({ id, ...asked }, _, viewer) => {
    const outcome = await askForCopy(deps, viewer, { ...asked, disputeId: id });
    return outcome.ok ? allow({ id: outcome.value.id }) : refused(outcome.refusal);
  });
  serve(app, newCertificate, async ({ id, papers, numbers, ...partA }, _, viewer) => {
    const of = { disputeId: id, papers, numbers };
    const outcome = await askForCertificate(deps, viewer, { ...of, partA });
    return outcome.ok ? allow({ id: outcome.value.id }) : refused(outcome.refusal);
  });
  serveBytes(app, manifestFile, async ({ id }, _, viewer) => {
    const manifest = await manifestFor(deps, viewer, id);
    return manifest ? allow({ body: manifest.text, filename: manifest.name }) : refused('unknown');
  });
  // Its page says in which language it is read; a program's call is in the one that it accepts.
  serveBytes(app, manifestPdf, async ({ id, language: asked }, _, viewer) => {
    const of = { disputeId: id, language: asked ?? language() };
    const manifest = await manifestPdfFor(deps, viewer, of);
    return manifest
      ? allow({ body: new Uint8Array(manifest.bytes), filename: manifest.name, inline: true })
      : refused('unknown');
  });
}
