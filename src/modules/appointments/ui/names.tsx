import { Form } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio.tsx';

type NameFindings = {
  q: string;
  names: readonly { id: string; name: string; line: string }[];
  isMore: boolean;
};

type SearchProps = Pick<NameFindings, 'q'> & {
  /** What the name is for, by which it is told from another search of the page. */
  purpose: string;
};

/** A search over the public profiles of the panel, which needs no script. */
export function NameSearch({ q, purpose }: SearchProps) {
  return (
    <Form method="get" className="desk-form" role="search" aria-label={purpose} preventScrollReset>
      <Field label={m.tribunal_nominate_search()}>
        <Input name="q" type="search" maxLength={100} defaultValue={q} />
      </Field>
      <Button size="sm" type="submit">
        {m.tribunal_nominate_find()}
      </Button>
    </Form>
  );
}

type Props = {
  found: NameFindings;
  legend: string;
  error: string | undefined;
  chosen: string | undefined;
};

/** The names that were found, one of which is chosen. */
export function NameChoice({ found: { names, isMore }, legend, error, chosen }: Props) {
  if (names.length === 0) return <p>{m.tribunal_nominate_none()}</p>;
  return (
    <RadioGroup
      legend={legend}
      className="trb-choice"
      name="neutral"
      required
      error={error}
      {...(isMore ? { hint: m.tribunal_nominate_more({ n: names.length }) } : {})}
      options={names.map(({ id, name, line }) => ({
        value: id,
        label: (
          <span dir="auto">
            <span className="trb-name trb-line">{name}</span>
            {line}
          </span>
        ),
      }))}
      {...(chosen ? { defaultValue: chosen } : {})}
    />
  );
}
