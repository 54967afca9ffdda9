import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';

/** The way on at the end of a page: a free consultation. */
export function Ready() {
  return (
    <section className="wrap" aria-labelledby="ready">
      <div className="ready">
        <h2 id="ready" className="d-l">
          {m.process_ready()}
        </h2>
        <HandshakeButton to="/lets-talk">{m.process_ready_button()}</HandshakeButton>
      </div>
    </section>
  );
}
