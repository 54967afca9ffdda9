import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import type { PartOfSessions } from './view.ts';

/** Notes that nobody else reads, and that go with the talks. */
export function NotePart({ view: { note, as }, sent }: PartOfSessions) {
  const { fields = {}, values = {} } = ownOf(sent, 'note') ?? {};
  return (
    <Card title={m.sessions_notes()} id="notes">
      <p>{as === 'leader' ? m.sessions_notes_leader() : m.sessions_notes_words()}</p>
      <ActForm intent="note" acted={sent} label={m.sessions_notes_keep()}>
        <input type="hidden" name="seen" value={note.seen} />
        <Field label={m.sessions_notes_own()} error={fields.words}>
          <Textarea
            key={note.seen}
            name="words"
            rows={8}
            maxLength={20000}
            dir="auto"
            autoComplete="off"
            defaultValue={values.words ?? note.words}
          />
        </Field>
      </ActForm>
    </Card>
  );
}
