import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { DocumentsDeps } from '../actions/deps.ts';
import { noteOn, notesOn, removeNote } from '../actions/notes.ts';
import { paperFor, picturedPagesFor, wordsFor } from '../actions/viewing.ts';
import {
  onePaper,
  paperNote,
  paperNoteRemoval,
  paperPages,
  paperWords,
} from '../contract/viewer.ts';
import { onePaperView } from '../views/viewer.ts';

const refused = <Code extends string>(code: Code, field = '') => refuse({ code, field });

export function viewerRoutes(app: App, deps: DocumentsDeps): void {
  serve(app, onePaper, async ({ id, paper }, _, viewer) => {
    const of = { disputeId: id, id: paper };
    const found = await paperFor(deps, viewer, of);
    return found ? allow(onePaperView(found, await notesOn(deps, viewer, of))) : refused('unknown');
  });
  serve(app, paperWords, async ({ id, paper }, _, viewer) => {
    const words = await wordsFor(deps, viewer, { disputeId: id, id: paper });
    return words.ok ? words : refused(words.refusal);
  });
  serve(app, paperPages, async ({ id, paper, words }, _, viewer) => {
    const pages = await picturedPagesFor(deps, viewer, { disputeId: id, id: paper, words });
    return pages ? allow({ pages }) : refused('unknown');
  });
  noteRoutes(app, deps);
}

function noteRoutes(app: App, deps: DocumentsDeps): void {
  serve(app, paperNote, async ({ id, paper, ...note }, _, viewer) => {
    const noted = await noteOn(deps, viewer, { disputeId: id, id: paper, ...note });
    if (noted.ok) return noted;
    return refused(noted.refusal, noted.refusal === 'words_missing' ? 'words' : '');
  });
  serve(app, paperNoteRemoval, async ({ id, paper, note }, _, viewer) => {
    const removed = await removeNote(deps, viewer, { disputeId: id, id: paper, note });
    return removed.ok ? removed : refused(removed.refusal);
  });
}
