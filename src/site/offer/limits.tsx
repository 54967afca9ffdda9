import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { SectorLimit } from '../../../content/sectors/sector.ts';
import { Voice } from '../voice.tsx';

/** What may not be settled here, each with the section or the judgment that says so. */
export function Limits({ limits }: { limits: readonly SectorLimit[] }) {
  return (
    <section className="lim" aria-labelledby="limits">
      <div className="wrap">
        <div className="lim-head" data-reveal="rise">
          <h2 id="limits" className="d-m">
            <Voice>{m.offer_limits()}</Voice>
          </h2>
          <p className="b-l">{m.offer_limits_text()}</p>
        </div>
        <ul className="lim-list">
          {limits.map(({ title, text, law }) => (
            <LimitItem key={localize(title)} title={title} text={text} law={law} />
          ))}
        </ul>
        <p className="lim-note">{m.offer_limits_advice()}</p>
      </div>
    </section>
  );
}

function LimitItem({ title, text, law }: Pick<SectorLimit, 'title' | 'text' | 'law'>) {
  return (
    <li data-reveal="rise">
      <h3 className="t-m" {...localizedProps(title)} />
      <p {...localizedProps(text)} />
      <p className="lim-law">
        <span className="sr">{m.offer_law()} </span>
        <span {...localizedProps(law)} />
      </p>
    </li>
  );
}
