import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as m from '#messages/all.ts';
import { Icon } from './icon.tsx';
import './sheet.css';

type DialogProps = {
  title: ReactNode;
  /** Whether it is open; whoever opened it closes it when told. */
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it holds the focus, closes on Esc, and gives the focus back. It is there after React
 * alone, so nothing that must be done may be reachable through it only.
 */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (!node || node.open === open) return;
    if (open) node.showModal();
    else node.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop closes it; the keyboard has Esc and the button.
    <dialog
      className="dlg"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="dlg-in">
        <DialogHead id={id} title={title} dialog={dialog} />
        {children}
      </div>
    </dialog>
  );
}

function DialogHead({
  id,
  title,
  dialog,
}: {
  id: string;
  title: ReactNode;
  dialog: React.RefObject<HTMLDialogElement | null>;
}) {
  return (
    <header className="dlg-top">
      <h2 id={id}>{title}</h2>
      <button
        className="ibs"
        type="button"
        aria-label={m.desk_close()}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
    </header>
  );
}
