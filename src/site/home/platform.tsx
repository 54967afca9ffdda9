import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Voice } from '../voice.tsx';
import { Stage } from './stage.tsx';

export function Platform() {
  return (
    <section className="pf" aria-labelledby="home-platform">
      <div className="wrap">
        <div className="pf-head">
          <h2 id="home-platform" className="d-l" data-reveal="rise">
            <Voice>{m.home_platform_title()}</Voice>
          </h2>
          <div data-reveal="rise">
            <p className="b-l">{m.home_platform_text()}</p>
            <HandshakeButton to="/lets-talk">{m.home_platform_consult()}</HandshakeButton>
          </div>
        </div>
      </div>
      <Stage />
    </section>
  );
}
