import type { RefObject } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import type { OnePaper } from '../shapes.ts';

type NotesProps = {
  paper: OnePaper;
  page: number;
  acted: Submission | undefined;
  /** Where the reader begins to write; the place is taken at that moment. */
  field: RefObject<HTMLTextAreaElement | null>;
  down: number;
  onBegin: () => void;
  onPage: (page: number) => void;
};

/** What the reader noted for themselves, and the field for more. */
export function OwnNotes({ paper, page, acted, field, down, onBegin, onPage }: NotesProps) {
  const own = ownOf(acted, 'note', paper.id);
  const removed = acted?.intent === 'note-removal' ? acted : undefined;
  return (
    <section id="notes">
      <div className="pvw-both">
        <h2>{m.viewer_notes()}</h2>
        <Badge>{m.viewer_notes_only_you()}</Badge>
      </div>
      {paper.notes.length === 0 ? <p className="t2 ds-small">{m.viewer_notes_none()}</p> : null}
      <SubmissionNotice submission={removed} done={m.viewer_note_removed()} />
      <ol className="pvw-notes">
        {paper.notes.map((note, at) => (
          <Note key={note.id} paper={paper.id} note={note} number={at + 1} onPage={onPage} />
        ))}
      </ol>
      <PostForm key={isSent(own) ? paper.notes.length : 0} className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="about" value={paper.id} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="down" value={down} />
        <SubmissionNotice submission={own} done={m.viewer_note_saved()} />
        <Field label={m.viewer_note_words({ page })}>
          <Textarea
            ref={field}
            name="words"
            rows={2}
            maxLength={2000}
            defaultValue={isSent(own) ? '' : (own?.values.words ?? '')}
            onFocus={onBegin}
            dir="auto"
          />
        </Field>
        <Button size="sm" type="submit">
          {m.viewer_note_save()}
        </Button>
      </PostForm>
    </section>
  );
}

type NoteProps = {
  paper: string;
  note: OnePaper['notes'][number];
  number: number;
  onPage: (page: number) => void;
};

function Note({ paper, note: { id, page, words, at }, number, onPage }: NoteProps) {
  return (
    <li>
      <span className="pvw-pin tn" aria-hidden="true">
        {number}
      </span>
      <div>
        <p className="pvw-said" dir="auto">
          {words}
        </p>
        <p className="t2 ds-small tn">
          <a
            className="lnk"
            href={`?page=${page}`}
            onClick={(event) => {
              event.preventDefault();
              onPage(page);
            }}
          >
            {m.viewer_page_number({ number: page })}
          </a>
          , <Moment at={at} />
        </p>
        <PostForm preventScrollReset>
          <input type="hidden" name="intent" value="note-removal" />
          <input type="hidden" name="paper" value={paper} />
          <input type="hidden" name="about" value={id} />
          <Button
            size="sm"
            look="ghost"
            type="submit"
            aria-label={m.viewer_note_remove_named({ number })}
          >
            {m.viewer_note_remove()}
          </Button>
        </PostForm>
      </div>
    </li>
  );
}

/** The reader's pins on a page. */
export function Pins({ paper: { notes }, page }: { paper: OnePaper; page: number }) {
  return notes.map((note, at) =>
    note.page === page ? <Pin key={note.id} down={note.down} number={at + 1} /> : null,
  );
}

function Pin({ down, number }: { down: number; number: number }) {
  return (
    <span
      className="pvw-pin pvw-placed tn"
      role="img"
      aria-label={m.viewer_note_pin({ number })}
      // By the element's own style: the policy of our pages takes no style from their text.
      ref={(pin) => {
        if (pin) pin.style.top = `calc(${down / 100}% - 16px)`;
      }}
    >
      {number}
    </span>
  );
}

/** How far down a page the reader looks, or marked something: in ten-thousandths of its height. */
export function placeOn(scroller: HTMLElement | null, page: number): number {
  const sheet = scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!scroller || !sheet) return 0;
  const { top, height } = sheet.getBoundingClientRect();
  const marked = getSelection();
  const isMarked = marked?.isCollapsed === false && sheet.contains(marked.anchorNode);
  const looked = scroller.getBoundingClientRect();
  const at = isMarked
    ? marked.getRangeAt(0).getBoundingClientRect().top
    : looked.top + looked.height / 2;
  return Math.round(Math.min(1, Math.max(0, (at - top) / height)) * 10_000);
}
