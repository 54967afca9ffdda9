import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Belief } from '../../../content/belief.ts';

/**
 * Three items, the first one open, one open at a time, and a click on the open one closes it (spec section 2): that is
 * what a browser does with `details` of one name, before and without any script.
 */
export function Beliefs({ beliefs, text }: { beliefs: readonly Belief[]; text: string }) {
  return (
    <section className="wrap bel" aria-labelledby="belief">
      <div className="bel-head" data-reveal="rise">
        <h2 id="belief" className="d-m">
          {m.offer_belief()}
        </h2>
        <p className="b-l t2">{text}</p>
      </div>
      <div className="bel-list" data-reveal="rise">
        {beliefs.map((item, place) => (
          <BeliefItem key={localize(item.title)} item={item} place={place} />
        ))}
      </div>
    </section>
  );
}

function BeliefItem({ item, place }: { item: Belief; place: number }) {
  return (
    <details name="belief" open={place === 0}>
      <summary>
        <h3 className="t-l" {...localizedProps(item.title)} />
        <span className="bel-target" {...localizedProps(item.target)} />
        <i aria-hidden="true" />
      </summary>
      <div className="bel-body">
        <p className="b-l" {...localizedProps(item.text)} />
        <div>
          <ul>
            {item.points.map((point) => (
              <li key={localize(point)} {...localizedProps(point)} />
            ))}
          </ul>
          <p className="bel-law" {...localizedProps(item.law)} />
        </div>
      </div>
    </details>
  );
}
