import * as m from '#messages/all.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { RecordOfPapers } from './shapes.ts';

type ForWhomProps = { parties: RecordOfPapers['filesFor']; chosen?: string | undefined };

/** For whom somebody files or answers who stands for several parties; whoever stands for one is asked nothing. */
export function ForWhom({ parties, chosen }: ForWhomProps) {
  if (parties.length < 2) return null;
  return (
    <Field label={m.people_for()}>
      <Select name="party" defaultValue={chosen}>
        {parties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
