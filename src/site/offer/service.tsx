import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import type { Way } from '../../../content/ways.ts';
import { Beliefs } from './belief.tsx';
import { Limits } from './limits.tsx';
import { LitHero } from './lit-hero.tsx';

/** Arbitration or mediation: the banner, how it is done, and the accordion that both share (spec section 2). */
export function ServicePage({ way, belief }: { way: Way; belief: string }) {
  return (
    <>
      <LitHero still={way.still} labelledby="service">
        <h1 id="service" className="d-l">
          <span className="nar">{way.heading[0]}</span> <span className="wide">{way.heading[1]}</span>
        </h1>
        <p className="b-l">{way.lead}</p>
        <HandshakeButton to="/lets-talk" look="lite">
          {m.offer_opportunity_consult()}
        </HandshakeButton>
      </LitHero>
      <Help way={way} />
      <Beliefs text={belief} />
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
          <p className="b-l">{help.text}</p>
          <ul>
            {help.points.map((point) => (
              <li key={point}>{point}</li>
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
            <li key={title} data-reveal="rise">
              <h3 className="t-m">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
