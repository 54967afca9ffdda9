import * as m from '#messages/all.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

type Props = { parties: readonly { id: string; name: string }[]; chosen: string | undefined };

/** For which of one's own parties something is said; nobody is asked who has only one. */
export function OfParty({ parties, chosen }: Props) {
  const [only, ...more] = parties;
  if (more.length === 0) return <input type="hidden" name="partyId" value={only?.id} />;
  return (
    <Field label={m.tribunal_for()} required>
      <Select name="partyId" defaultValue={chosen}>
        {parties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
