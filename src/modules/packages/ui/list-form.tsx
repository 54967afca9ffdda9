import * as m from '#messages/all.ts';
import { clauseTicks } from '#modules/offers/contract/clause-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { TickList } from '#ui/tick-list.tsx';
import { ISSUE_KINDS, ISSUES_AT_MOST, OPTIONS_AT_MOST } from '../contract/packages.ts';
import { fieldsOf, type TemplateName, templateWords } from './templates.ts';
import type { PackagesView } from './view.ts';
import { kindWords, payerWords } from './words.ts';

type Props = { view: PackagesView; template: TemplateName; sent: Submission | undefined };

const PLACES = Array.from({ length: ISSUES_AT_MOST }, (_, at) => at);

/** The list to propose: it begins with a pattern, and everything in it may be changed. */
export function ListForm({ view, template, sent }: Props) {
  const failed = failedOf(sent, 'list');
  const { fields = {} } = failed ?? {};
  const values = failed?.values ?? fieldsOf(view, template);
  return (
    <Card
      title={view.list?.state === 'proposed' ? m.packages_propose_other() : m.packages_propose()}
    >
      <p>{m.packages_propose_hint({ issues: ISSUES_AT_MOST, options: OPTIONS_AT_MOST })}</p>
      <nav className="pk-patterns" aria-label={m.packages_templates()}>
        {(Object.keys(templateWords) as TemplateName[]).map((name) => (
          <Link
            key={name}
            className="lnk"
            to={`?pattern=${name}`}
            preventScrollReset
            aria-current={name === template ? 'true' : undefined}
          >
            {templateWords[name]()}
          </Link>
        ))}
      </nav>
      <PostForm
        key={template}
        ref={putBack}
        className="desk-form"
        preventScrollReset
        {...draftAttribute('device', `packages/${view.reference}/${template}`)}
      >
        <KeptBack />
        <input type="hidden" name="intent" value="list" />
        <SubmissionNotice submission={failed} />
        {PLACES.map((at) => (
          <IssueFields key={at} at={at} fields={fields} values={values} />
        ))}
        <TickList
          {...clauseTicks(view.sector)}
          {...{ legend: m.offers_clauses(), hint: m.packages_clauses_hint(), values }}
          error={fields.clauses}
          more={m.offers_clauses_others()}
        />
        <CutOff />
        <Button type="submit" look="solid">
          {m.packages_send_list()}
        </Button>
      </PostForm>
    </Card>
  );
}

type IssueProps = { at: number; fields: Fields; values: Fields };

function IssueFields({ at, fields, values }: IssueProps) {
  const of = (name: string) => ({ value: values[`${name}${at}`], error: fields[`${name}${at}`] });
  const [name, kind, options] = [of('name'), of('kind'), of('options')];
  const isWrong = ['name', 'options', 'days'].some((one) => fields[`${one}${at}`]);
  return (
    <details
      className="pk-issue"
      open={Boolean(name.value || options.value || isWrong || at === 0)}
    >
      <summary className="pk-sum">
        {m.packages_issue({ n: at + 1 })} <span dir="auto">{name.value}</span>
      </summary>
      <Field label={m.packages_issue_name()} error={name.error}>
        <Input name={`name${at}`} maxLength={200} autoComplete="off" defaultValue={name.value} />
      </Field>
      <Field label={m.packages_issue_kind()}>
        <Select name={`kind${at}`} defaultValue={kind.value ?? 'words'}>
          {ISSUE_KINDS.map((one) => (
            <option key={one} value={one}>
              {kindWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.packages_issue_options()}
        hint={m.packages_issue_options_hint()}
        error={options.error}
      >
        <Textarea name={`options${at}`} rows={4} maxLength={5000} defaultValue={options.value} />
      </Field>
      <MoneyFields at={at} fields={fields} values={values} />
    </details>
  );
}

function MoneyFields({ at, fields, values }: IssueProps) {
  return (
    <fieldset className="pk-money">
      <legend>{m.packages_issue_money()}</legend>
      <Field label={m.packages_issue_payer()}>
        <Select name={`payer${at}`} defaultValue={values[`payer${at}`] ?? 'respondent'}>
          {(['respondent', 'claimant'] as const).map((side) => (
            <option key={side} value={side}>
              {payerWords[side]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.packages_issue_days()} error={fields[`days${at}`]}>
        <Input
          name={`days${at}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={values[`days${at}`] ?? '30'}
        />
      </Field>
    </fieldset>
  );
}
