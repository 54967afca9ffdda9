import { givenRoles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { roleName } from './words.ts';

/** Every role to choose from, none chosen: power is given by a choice, not by an oversight. */
export function RoleSelect({ error }: { error: string | undefined }) {
  return (
    <Field label={m.office_people_role()} error={error} required>
      <Select name="role" required defaultValue="">
        <option value="" disabled>
          {m.office_people_role_choose()}
        </option>
        {givenRoles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
