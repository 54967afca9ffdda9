import * as m from '#messages/all.ts';

type NoteProps = { className?: string; button?: string };

/** Over a form: what stands in it was typed here before, and is not with us yet. Shown by autosave.ts alone. */
export function KeptBack({ className = 'note note-done', button = 'btn2 btn2-sm' }: NoteProps) {
  return (
    <div className={className} role="status" data-keep-note="back" hidden>
      <p>{m.ui_kept_back()}</p>
      <button type="button" className={button} data-keep-do="drop">
        {m.ui_kept_drop()}
      </button>
    </div>
  );
}

/** Beside the button of a form: there is no line, nothing is lost, and what goes when there is one. */
export function CutOff({ className = 'note', button = 'btn2 btn2-sm' }: NoteProps) {
  return (
    <div className={className} role="alert" data-keep-note="cut" hidden>
      <p>{m.ui_cut_off()}</p>
      <button type="button" className={button} data-keep-do="send">
        {m.ui_cut_again()}
      </button>
    </div>
  );
}

/** Beneath a form of which nothing is kept: there was no line, and nothing of it is sent later by itself. */
export function NotSent() {
  return (
    <p className="note" role="alert" data-keep-note="off" hidden>
      {m.ui_not_sent()}
    </p>
  );
}
