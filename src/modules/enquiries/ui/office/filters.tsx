import type { ReactNode } from 'react';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ENQUIRY_KINDS, SEARCH_MAX } from '../../contract/queue.ts';
import { kindWords, languageWords } from './words.ts';

type Asked = Readonly<Record<string, string>>;

const FURTHER = ['due', 'urgent', 'language', 'from', 'to'];
const NARROWING = ['q', 'kind', 'assigned', ...FURTHER];

/** The form above the list. All that it asks is in the address, so that a list can be kept and sent. */
export function Filters({ asked }: { asked: Asked }) {
  const isNarrowed = NARROWING.some((name) => asked[name]);
  return (
    <Toolbar>
      {/* Another address is another form: what it shows is what the address says. */}
      <FilterForm
        key={JSON.stringify(asked)}
        label={m.office_enquiries_filters()}
        clear={isNarrowed ? stateAlone(asked) : null}
      >
        {asked.state ? <input type="hidden" name="state" value={asked.state} /> : null}
        <FilterField label={m.office_enquiries_search()} wide>
          {(id) => (
            <Input
              id={id}
              type="search"
              name="q"
              defaultValue={asked.q}
              maxLength={SEARCH_MAX}
              autoComplete="off"
            />
          )}
        </FilterField>
        <Choice
          name="kind"
          label={m.office_enquiries_col_kind()}
          asked={asked}
          any={m.office_enquiries_any_kind()}
        >
          {ENQUIRY_KINDS.map((kind) => [kind, kindWords[kind]()])}
        </Choice>
        <Choice
          name="assigned"
          label={m.office_enquiries_col_assignee()}
          asked={asked}
          any={m.office_enquiries_any_assignee()}
        >
          {[
            ['me', m.office_enquiries_assigned_me()],
            ['nobody', m.office_enquiries_assigned_nobody()],
            ['somebody', m.office_enquiries_assigned_somebody()],
          ]}
        </Choice>
        <Further asked={asked} />
      </FilterForm>
    </Toolbar>
  );
}

/** What is asked more rarely, folded away until it is. */
function Further({ asked }: { asked: Asked }) {
  return (
    <More isOpen={FURTHER.some((name) => asked[name])}>
      <Choice
        name="urgent"
        label={m.office_enquiries_col_urgent()}
        asked={asked}
        any={m.office_enquiries_any()}
      >
        {[['yes', m.office_enquiries_only_urgent()]]}
      </Choice>
      <Choice
        name="due"
        label={m.office_enquiries_col_follow_up()}
        asked={asked}
        any={m.office_enquiries_any()}
      >
        {[['yes', m.office_enquiries_only_due()]]}
      </Choice>
      <Choice
        name="language"
        label={m.office_enquiries_col_language()}
        asked={asked}
        any={m.office_enquiries_any_language()}
      >
        {languages.map((one) => [one, languageWords[one]()])}
      </Choice>
      <FilterField label={m.office_enquiries_from()}>
        {(id) => <Input id={id} type="date" name="from" defaultValue={asked.from} />}
      </FilterField>
      <FilterField label={m.office_enquiries_to()}>
        {(id) => <Input id={id} type="date" name="to" defaultValue={asked.to} />}
      </FilterField>
    </More>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  asked: Asked;
  any: string;
  children: readonly (readonly [value: string, words: string])[];
};

/** One of a few, or any. */
export function Choice({ name, label, asked, any, children }: ChoiceProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select id={id} name={name} defaultValue={asked[name] ?? ''}>
          <option value="">{any}</option>
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

function stateAlone({ state }: Asked): string {
  return state ? `?state=${state}` : '?';
}

/** Asked more seldom, so folded away until one of them is; what is folded is sent with the rest. */
function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details className="eq-more" open={isOpen}>
      <summary>{m.office_enquiries_more_filters()}</summary>
      <div className="flt">{children}</div>
    </details>
  );
}
