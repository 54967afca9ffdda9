import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PointsFields } from '#ui/desk/points-fields.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, FieldError, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Questions } from './questions.tsx';
import type { ListIssue, PackagesView } from './view.ts';
import { optionWords } from './words.ts';

type Props = { view: PackagesView; sent: Submission | undefined };

/** What matters to one's own side; nobody else reads it. */
export function WishesPart({ view, sent }: Props) {
  const { list, wish } = view;
  if (!list) return null;
  const failed = failedOf(sent, 'wish');
  const { fields = {} } = failed ?? {};
  const values = failed?.values ?? valuesOf(view);
  return (
    <>
      <Card
        title={m.packages_wishes()}
        aside={<Badge tone="info">{m.packages_private()}</Badge>}
        id="wishes"
      >
        <p>{m.packages_wishes_words()}</p>
        <PostForm className="desk-form" preventScrollReset>
          <input type="hidden" name="intent" value="wish" />
          <input type="hidden" name="about" value={list.id} />
          <SubmissionNotice submission={failed} />
          <h3 className="pk-h">{m.packages_weights_title()}</h3>
          <PointsFields
            of={list.issues.map(({ name }, at) => ({ name: `w${at}`, label: name }))}
            fields={fields}
            values={values}
          />
          <h3 className="pk-h">{m.packages_options_title()}</h3>
          {list.issues.map((issue, at) => (
            <IssueWish
              key={issue.name}
              {...{ issue, at, fields, values }}
              currency={view.currency}
            />
          ))}
          <Questions view={view} values={values} />
          <Button type="submit" look="solid">
            {m.packages_keep()}
          </Button>
        </PostForm>
      </Card>
      {wish ? (
        <Card title={m.packages_ready()}>
          {wish.isReady ? (
            <p>{m.packages_waiting()}</p>
          ) : (
            <>
              <p>{m.packages_ready_words()}</p>
              <ActForm intent="ready" about={list.id} acted={sent} label={m.packages_ready()} />
            </>
          )}
        </Card>
      ) : null}
    </>
  );
}

type IssueProps = {
  issue: ListIssue;
  at: number;
  fields: Fields;
  values: Fields;
  currency: string;
};

function IssueWish({ issue, at, fields, values, currency }: IssueProps) {
  return (
    <fieldset className="pk-wish">
      <legend dir="auto">{issue.name}</legend>
      <FieldError id={`i${at}-error`}>{fields[`i${at}`]}</FieldError>
      <ul className="pk-options">
        {issue.options.map((one, option) => {
          const words = optionWords(issue, option, currency);
          const place = `${at}-${option}`;
          return (
            <li key={`${one.said}/${one.amount}/${one.instalments}`}>
              <Field label={m.packages_score({ option: words })} error={fields[`s${place}`]}>
                <Part name={`s${place}`} values={values} />
              </Field>
              <Checkbox
                name={`x${place}`}
                defaultChecked={values[`x${place}`] === 'on'}
                aria-label={m.packages_bar_of({ option: words })}
              >
                {m.packages_bar()}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <Field label={m.packages_without()} hint={m.packages_without_hint()} error={fields[`n${at}`]}>
        <Part name={`n${at}`} values={values} />
      </Field>
    </fieldset>
  );
}

function Part({ name, values }: { name: string; values: Fields }) {
  return (
    <Input
      className="pk-part"
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      defaultValue={values[name]}
    />
  );
}

/** What was given before, as the fields have it. */
function valuesOf({ wish }: PackagesView): Fields {
  if (!wish) return {};
  const { weights, scores, barred, without } = wish;
  return Object.fromEntries([
    ...weights.map((one, at) => [`w${at}`, String(one)]),
    ...without.map((one, at) => [`n${at}`, String(one)]),
    ...scores.flatMap((own, at) => own.map((one, option) => [`s${at}-${option}`, String(one)])),
    ...barred.flatMap((own, at) => own.map((one, option) => [`x${at}-${option}`, one ? 'on' : ''])),
    ...wish.questions.map(({ preference }, at) => [`q${at}`, preference ?? '']),
  ]);
}
