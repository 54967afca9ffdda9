import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { dropNotes, findNote, setNote } from '../store/notes.ts';
import type { SessionsDeps } from './deps.ts';
import { inRoom } from './room.ts';
import { closed } from './sealing.ts';

type NoteRefusal = 'talks_over' | 'note_changed';
type Noting = { id: string; words: string; seen: string };

export const noteRow = (disputeId: string, personId: string) => `${disputeId}/${personId}`;

/** What somebody writes for themselves alone; `seen` is when what they saw was written, so that nothing typed elsewhere is lost. */
export function keepNote(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, words, seen }: Noting,
): Promise<RailOutcome<NoteRefusal>> {
  return inRoom<NoteRefusal>(deps, viewer, { id, who: 'anybody' }, async (tx, { isOpen }) => {
    if (!isOpen) return refuse('talks_over');
    const { personId } = viewer;
    const before = await findNote(tx, id, personId);
    if ((before?.changedAt.toISOString() ?? '') !== seen) return refuse('note_changed');
    if (words.trim() === '') await dropNotes(tx, id, personId);
    else
      await setNote(tx, {
        ...{ disputeId: id, personId, changedAt: deps.now() },
        sealed: closed(deps, 'note', noteRow(id, personId), words),
      });
    return allow({ id });
  });
}
