import * as m from '#messages/all.ts';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { PROCESSES, STATES } from '../../contract/desk-words.ts';
import { processWords } from '../party/words.ts';
import { stands } from './words.ts';

type Asked = Readonly<Record<string, string>>;

const NARROWING = ['q', 'state', 'process', 'officer', 'urgent'];

/** The form above the list. All that it asks is in the address, so that a list can be kept and sent. */
export function DisputeFilters({ asked }: { asked: Asked }) {
  const isNarrowed = NARROWING.some((name) => asked[name]);
  return (
    <Toolbar>
      {/* Another address is another form: what it shows is what the address says. */}
      <FilterForm
        key={JSON.stringify(asked)}
        label={m.office_disputes_filter()}
        clear={isNarrowed ? '?' : null}
      >
        <FilterField label={m.office_disputes_search()} wide>
          {(id) => (
            <Input
              id={id}
              type="search"
              name="q"
              defaultValue={asked.q}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </FilterField>
        <Choice name="state" label={m.office_disputes_state()} asked={asked}>
          {[
            ['open', m.office_disputes_open()],
            ['over', m.office_disputes_over()],
            ...STATES.map((state) => [state, stands[state].label()] as const),
          ]}
        </Choice>
        <Choice name="process" label={m.office_disputes_process()} asked={asked}>
          {PROCESSES.map((process) => [process, processWords[process]()])}
        </Choice>
        <Choice name="officer" label={m.office_disputes_officer()} asked={asked}>
          {[
            ['me', m.office_disputes_mine()],
            ['nobody', m.office_disputes_nobody()],
          ]}
        </Choice>
        <Choice name="urgent" label={m.office_disputes_urgent()} asked={asked}>
          {[['yes', m.office_disputes_yes()]]}
        </Choice>
      </FilterForm>
    </Toolbar>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  asked: Asked;
  children: readonly (readonly [value: string, words: string])[];
};

function Choice({ name, label, asked, children }: ChoiceProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select id={id} name={name} defaultValue={asked[name] ?? ''}>
          <option value="">{m.office_disputes_any()}</option>
          {children.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FilterField>
  );
}
