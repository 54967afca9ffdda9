import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Field } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { PackagesView } from './view.ts';
import { optionWords } from './words.ts';

type Props = { view: PackagesView; sent: Submission | undefined };
type Suggestion = PackagesView['suggestions'][number];

/** Packages that one side shows to the other openly, and a form for one's own. */
export function SuggestionsPart({ view, sent }: Props) {
  return (
    <>
      {view.suggestions.map((one) => (
        <SuggestionCard key={one.id} one={one} view={view} sent={sent} />
      ))}
      <SuggestForm key={view.suggestions.find(({ isOwn }) => isOwn)?.id} view={view} sent={sent} />
    </>
  );
}

function SuggestionCard({ one, view, sent }: Props & { one: Suggestion }) {
  const { id, isOwn, options, score } = one;
  const facts = (view.list?.issues ?? []).map((issue, at) => ({
    term: issue.name,
    said: <span dir="auto">{optionWords(issue, options[at] ?? 0, view.currency)}</span>,
  }));
  return (
    <Card title={isOwn ? m.packages_suggested_own() : m.packages_suggested_theirs()}>
      <DefinitionList facts={facts} />
      {score === null ? null : <p>{m.packages_suggested_score({ score })}</p>}
      {isOwn ? (
        <ActForm intent="withdraw" about={id} acted={sent} label={m.packages_take_back()} />
      ) : (
        <details>
          <summary className="pk-sum">{m.packages_accept()}</summary>
          <p>{m.packages_accept_words()}</p>
          <ActForm intent="accept" about={id} acted={sent} label={m.packages_accept_yes()} />
        </details>
      )}
    </Card>
  );
}

function SuggestForm({ view, sent }: Props) {
  const { list, suggestions, currency } = view;
  if (!list) return null;
  const { values = {} } = ownOf(sent, 'suggest', list.id) ?? {};
  const own = suggestions.find(({ isOwn }) => isOwn)?.options;
  return (
    <Card title={m.packages_suggest()}>
      <p>{m.packages_suggest_words()}</p>
      <ActForm intent="suggest" about={list.id} acted={sent} label={m.packages_suggest_send()}>
        {list.issues.map((issue, at) => (
          <Field key={issue.name} label={issue.name}>
            <Select name={`o${at}`} defaultValue={values[`o${at}`] ?? String(own?.[at] ?? 0)}>
              {issue.options.map((one, option) => (
                <option key={`${one.said}/${one.amount}/${one.instalments}`} value={option}>
                  {optionWords(issue, option, currency)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </ActForm>
    </Card>
  );
}
