import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';

/** The way to the list of papers, to print. */
export function ManifestPdf({ dispute }: { dispute: string }) {
  return (
    <a className="lnk" href={`/api/disputes/${dispute}/manifest.pdf?language=${language()}`}>
      {m.manifest_print()}
    </a>
  );
}
