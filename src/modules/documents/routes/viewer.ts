import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { DocumentsDeps } from '../actions/deps.ts';
import { paperFor, wordsFor } from '../actions/viewing.ts';
import { onePaper, paperWords } from '../contract/viewer.ts';
import { onePaperView } from '../views/viewer.ts';

const refused = <Code extends string>(code: Code, field = '') => refuse({ code, field });

export function viewerRoutes(app: App, deps: DocumentsDeps): void {
  serve(app, onePaper, async ({ id, paper }, _, viewer) => {
    const found = await paperFor(deps, viewer, { disputeId: id, id: paper });
    return found ? allow(onePaperView(found)) : refused('unknown');
  });
  serve(app, paperWords, async ({ id, paper }, _, viewer) => {
    const words = await wordsFor(deps, viewer, { disputeId: id, id: paper });
    return words.ok ? words : refused(words.refusal);
  });
}
