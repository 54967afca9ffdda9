import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { problemOf, type Submission } from '#ui/forms/submission.ts';

/** What is wrong, first on the page and each with a way to its field. */
export function ErrorSummary({ posted }: { posted: Submission | undefined }) {
  if (!posted) return null;
  const fields = Object.entries(posted.fields);
  const isWhole = fields.length === 0 || posted.outcome !== 'invalid';
  const whole = isWhole ? problemOf(posted) : undefined;
  // What is refused for one field says the same over the form and at the field: once is enough.
  const over = fields.some(([, error]) => error === whole) ? undefined : whole;
  if (fields.length === 0 && over === undefined) return null;
  return (
    <div className="trouble" role="alert" id="trouble" tabIndex={-1}>
      <p>{m.notice_form_errors()}</p>
      <ul>
        {over ? <li>{over}</li> : null}
        {fields.map(([field, error]) => (
          <li key={field}>
            <a href={`#f-${idOf(field)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function idOf(field: string): string {
  return field.replaceAll('.', '-');
}

/** The address of a page below a notice. */
export function below(code: string, rest = ''): string {
  return here(`/n/${code}${rest}`);
}

export function Lines({ all }: { all: readonly { label: string; value: string }[] }) {
  return (
    <dl>
      {all.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it will likely cost, before and after it is sent; nothing where it costs nothing more. */
export function Costs({ all }: { all: readonly { label: string; value: string }[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{m.notice_costs()}</h2>
      <Lines all={all} />
    </section>
  );
}
