import { said, told } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import type { Belief } from '../../../content/belief.ts';
import type { Way } from '../../../content/ways.ts';
import { Beliefs } from './belief.tsx';
import { films } from './films.ts';
import { Limits } from './limits.tsx';
import { LitHero } from './lit-hero.tsx';

/** Arbitration or mediation: the banner, how it is done, and the accordion that both share (spec section 2). */
export function ServicePage({
  way,
  beliefs,
  belief,
}: {
  way: Way;
  beliefs: readonly Belief[];
  belief: string;
}) {
  return (
    <>
      <LitHero film={films[way.film]} labelledby="service">
        <h1 id="service" className="d-l">
          <span className="nar" {...told(way.heading[0])} />{' '}
          <span className="wide" {...told(way.heading[1])} />
        </h1>
        <p className="b-l" {...told(way.lead)} />
        <HandshakeButton to="/lets-talk" look="lite">
          {m.offer_opportunity_consult()}
        </HandshakeButton>
      </LitHero>
      <Help way={way} />
      <Beliefs beliefs={beliefs} text={belief} />
      <Limits limits={way.limits} />
    </>
  );
}

function Help({ way: { help, steps } }: { way: Way }) {
  return (
    <div className="hlp">
      <section className="wrap hlp-what" aria-labelledby="help">
        <h2 id="help" className="d-m nar" data-reveal="rise">
          {m.offer_help()}
        </h2>
        <div data-reveal="rise">
          <p className="b-l" {...told(help.text)} />
          <ul>
            {help.points.map((point) => (
              <li key={said(point)} {...told(point)} />
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap hlp-how" aria-labelledby="how">
        <h2 id="how" className="d-m wide" data-reveal="rise">
          {m.offer_how()}
        </h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={said(title)} data-reveal="rise">
              <h3 className="t-m" {...told(title)} />
              <p {...told(text)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
