import type { ReactNode } from 'react';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { FilterChoice, FilterField, FilterForm, FilterSearch, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { ENQUIRY_KINDS, SEARCH_MAX } from '../../contract/queue.ts';
import { kindWords, languageWords } from './words.ts';

type Asked = Readonly<Record<string, string>>;

const FURTHER = ['due', 'urgent', 'language', 'from', 'to'];
const NARROWING = ['q', 'kind', 'assigned', ...FURTHER];

/** The form above the list. All that it asks is in the address, so that a list can be kept and sent. */
export function Filters({ asked }: { asked: Asked }) {
  const choice = (name: keyof typeof CHOICES) => {
    const { label, any, options }: Choice = CHOICES[name];
    const words = { label: label(), any: any(), options: options() };
    return <FilterChoice name={name} value={asked[name]} {...words} />;
  };
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
        <FilterSearch label={m.office_enquiries_search()} value={asked.q} max={SEARCH_MAX} />
        {choice('kind')}
        {choice('assigned')}
        <More isOpen={FURTHER.some((name) => asked[name])}>
          {choice('urgent')}
          {choice('due')}
          {choice('language')}
          <FilterField label={m.office_enquiries_from()}>
            {(id) => <Input id={id} type="date" name="from" defaultValue={asked.from} />}
          </FilterField>
          <FilterField label={m.office_enquiries_to()}>
            {(id) => <Input id={id} type="date" name="to" defaultValue={asked.to} />}
          </FilterField>
        </More>
      </FilterForm>
    </Toolbar>
  );
}

type Choice = {
  label: () => string;
  any: () => string;
  options: () => readonly (readonly [value: string, words: string])[];
};

const CHOICES = {
  kind: {
    label: m.office_enquiries_col_kind,
    any: m.office_enquiries_any_kind,
    options: () => ENQUIRY_KINDS.map((kind) => [kind, kindWords[kind]()]),
  },
  assigned: {
    label: m.office_enquiries_col_assignee,
    any: m.office_enquiries_any_assignee,
    options: () => [
      ['me', m.office_enquiries_assigned_me()],
      ['nobody', m.office_enquiries_assigned_nobody()],
      ['somebody', m.office_enquiries_assigned_somebody()],
    ],
  },
  urgent: {
    label: m.office_enquiries_col_urgent,
    any: m.office_enquiries_any,
    options: () => [['yes', m.office_enquiries_only_urgent()]],
  },
  due: {
    label: m.office_enquiries_col_follow_up,
    any: m.office_enquiries_any,
    options: () => [['yes', m.office_enquiries_only_due()]],
  },
  language: {
    label: m.office_enquiries_col_language,
    any: m.office_enquiries_any_language,
    options: () => languages.map((one) => [one, languageWords[one]()]),
  },
} satisfies Record<string, Choice>;

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
