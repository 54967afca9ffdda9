import * as m from '#messages/all.ts';
import type { PaperToChoose } from './shapes.ts';
import './sheet.css';

type Props = {
  papers: readonly PaperToChoose[];
  /** What was chosen before, by the papers’ ids. */
  chosen: ReadonlySet<string>;
};

/** The papers of the record to tick, in the order of their numbers. */
export function ChoosePapers({ papers, chosen }: Props) {
  return (
    <fieldset className="bnd-choose">
      <legend>{m.bundles_choose()}</legend>
      <ul className="ds-plain bnd-papers">
        {papers.map(({ id, number, title, isStruck }) => (
          <li key={id}>
            <label className="bnd-paper">
              <input type="checkbox" name="paper" value={id} defaultChecked={chosen.has(id)} />
              <span className="tn">{number}</span>
              <span dir="auto">{isStruck ? <del>{title}</del> : title}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
