import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { DoorGlyph } from './door-glyph.tsx';
import { Icon } from './icon.tsx';

// Headless, because the library's own view writes a <style> element, which our Content-Security-Policy refuses.
export { toast };

// Spec, sections 4 and 9: success 2000 ms, error and other 4000 ms, loading never expires, at most 20 at once.
const spec = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: 240,
};

/** Stands once, at the end of the page. */
export function Toaster() {
  const { toasts, handlers } = useToaster(spec);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock; nothing here can be pressed.
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((one) => (
        <Message key={one.id} toast={one} />
      ))}
    </div>
  );
}

function Message({ toast: { type, visible, message } }: { toast: Toast }) {
  const failed = type === 'error';
  // One sentence of the spec brings its own cross; a second one beside it would stutter.
  const crossed = typeof message === 'string' && message.startsWith('❌');
  return (
    <div
      className={`toast toast-${crossed ? 'crossed' : type}`}
      data-leaving={!visible || undefined}
      role={failed ? 'alert' : 'status'}
      aria-live={failed ? 'assertive' : 'polite'}
    >
      {failed && !crossed ? <Icon name="x-circle" /> : null}
      {failed ? null : <DoorGlyph a={type === 'success'} b={type === 'success'} />}
      <span>{typeof message === 'function' ? null : message}</span>
    </div>
  );
}
