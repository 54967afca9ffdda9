import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { PaperToChoose } from './shapes.ts';
import './sheet.css';

type Props = {
  papers: readonly PaperToChoose[];
  /** How many there are in the record: of more than can be ticked, those alone are listed that were chosen before. */
  all: number;
  /** What was chosen before, by the papers’ ids. */
  chosen: ReadonlySet<string>;
  acted: Submission | undefined;
};

/** The papers of the record to tick, in the order of their numbers. */
export function ChoosePapers({ papers, all, chosen, acted }: Props) {
  return (
    <fieldset className="bnd-choose">
      <legend>{m.bundles_choose()}</legend>
      {all > papers.length ? <p>{m.bundles_numbers_many({ count: all })}</p> : null}
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
      <PaperNumbers label={m.bundles_numbers()} acted={acted} />
    </fieldset>
  );
}

/** Papers by their numbers, for whoever knows them, or has more than a list to tick may have. */
export function PaperNumbers({ label, acted }: { label: string } & Pick<Props, 'acted'>) {
  return (
    <Field label={label} hint={m.bundles_numbers_hint()} error={acted?.fields.numbers}>
      <Input name="numbers" maxLength={1000} defaultValue={acted?.values.numbers ?? ''} />
    </Field>
  );
}
