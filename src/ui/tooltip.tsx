import { type KeyboardEvent, type ReactNode, useState } from 'react';

/** A word under a control that has only a picture. The control carries its own label, so the ear hears it once. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false);
  // WCAG 1.4.13: whoever finds it in the way can send it off without moving pointer or focus.
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its child, the control, is given; it is no control itself.
    <span
      className="tip-host"
      data-dismissed={dismissed || undefined}
      onKeyDown={dismiss}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span className="tip" aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
