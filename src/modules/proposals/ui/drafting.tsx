import { addDays } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { clauseTicks, tickedClauses } from '#modules/offers/contract/clause-words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { TickList } from '#ui/tick-list.tsx';
import { ClauseForm } from './clause-forms.tsx';
import { ClauseList } from './clauses.tsx';
import type { ProposalsView, ShownClause, StandingProposal } from './view.ts';
import { clauseName } from './words.ts';

type Props = { view: ProposalsView; sent: Submission | undefined };

/** What whoever leads the talks writes before anybody sees it, and how they show it. */
export function DraftPart({ view, sent }: Props) {
  const { draft, standing, currency } = view;
  const clauses = draft?.clauses ?? standing?.clauses ?? [];
  return (
    <>
      <Card title={standing ? m.proposals_reformulate() : m.proposals_draft()}>
        <p className="pr-words">{m.proposals_draft_words()}</p>
        {clauses.length > 0 ? (
          <ClauseList
            {...{ clauses, currency }}
            gone={draft?.gone ?? []}
            goneStandard={draft?.goneStandard ?? []}
            below={(clause) => <ClauseActs key={clause.key} {...{ view, clause, sent }} />}
          />
        ) : null}
        <details open={clauses.length === 0 || isOpen(sent, 'new-words')}>
          <summary className="pr-sum">{m.proposals_add_words()}</summary>
          <ClauseForm key={clauses.length} view={view} kind="words" sent={sent} />
        </details>
        <details open={isOpen(sent, 'new-money')}>
          <summary className="pr-sum">{m.proposals_add_payment()}</summary>
          <ClauseForm key={clauses.length} view={view} kind="money" sent={sent} />
        </details>
        <Standard view={view} clauses={clauses} sent={sent} />
      </Card>
      {draft && draft.clauses.length > 0 ? <Showing view={view} sent={sent} /> : null}
    </>
  );
}

type StandardProps = Props & { clauses: readonly ShownClause[] };

/** Standard clauses of the draft, one tick each. */
function Standard({ view, clauses, sent }: StandardProps) {
  const picked = clauses.flatMap(({ standard }) => standard ?? []);
  const failed = ownOf(sent, 'standard');
  const values = failed?.values ?? tickedClauses(picked);
  return (
    <details open={failed !== undefined}>
      <summary className="pr-sum">{m.offers_clauses()}</summary>
      <ActForm
        key={picked.join()}
        intent="standard"
        acted={sent}
        label={m.proposals_standard_keep()}
      >
        <TickList
          {...clauseTicks(view.sector)}
          {...{ legend: m.offers_clauses(), hint: m.proposals_standard_hint(), values }}
          error={failed?.fields.clauses}
          more={m.offers_clauses_others()}
        />
      </ActForm>
    </details>
  );
}

const isOpen = (sent: Submission | undefined, about: string) =>
  ownOf(sent, 'clause', about)?.status !== undefined &&
  (ownOf(sent, 'clause', about)?.status ?? 0) >= 400;

type ActsProps = Props & { clause: ShownClause };

function ClauseActs({ view, clause, sent }: ActsProps) {
  const about = String(clause.key);
  return (
    <details open={isOpen(sent, about)}>
      <summary className="pr-sum">
        {m.proposals_clause_change({ name: clauseName(clause) })}
      </summary>
      {clause.kind === 'standard' ? null : (
        <ClauseForm view={view} kind={clause.kind} clause={clause} sent={sent} />
      )}
      <ActForm intent="remove" about={about} acted={sent} label={m.proposals_clause_remove()} />
    </details>
  );
}

function Showing({ view, sent }: Props) {
  const { fields = {}, values = {} } = ownOf(sent, 'show') ?? {};
  return (
    <Card title={m.proposals_show()}>
      <ActForm intent="show" acted={sent} label={m.proposals_show_send()}>
        <Field label={m.proposals_note()} hint={m.proposals_note_hint()} error={fields.note}>
          <Textarea name="note" rows={3} maxLength={2000} defaultValue={values.note} />
        </Field>
        <RadioGroup
          name="asks"
          legend={m.proposals_asks()}
          defaultValue={values.asks ?? 'observations'}
          options={[
            { value: 'observations', label: m.proposals_asks_observations() },
            { value: 'yes', label: m.proposals_asks_yes() },
          ]}
        />
        <UntilField view={view} fields={fields} values={values} />
      </ActForm>
    </Card>
  );
}

type UntilProps = Pick<Props, 'view'> & {
  fields: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};

function UntilField({ view, fields, values }: UntilProps) {
  return (
    <Field label={m.proposals_until()} hint={m.proposals_until_hint()} error={fields.until}>
      <Input type="date" name="until" defaultValue={values.until ?? addDays(view.today, 7)} />
    </Field>
  );
}

type StandingProps = Props & { standing: StandingProposal };

/** What the leader may do with what both sides see: ask them for a yes or no, or take it back. */
export function LeaderActs({ view, standing, sent }: StandingProps) {
  const { fields = {}, values = {} } = ownOf(sent, 'put', standing.id) ?? {};
  return (
    <>
      {standing.answersUntil ? null : (
        <details open={fields.until !== undefined}>
          <summary className="pr-sum">{m.proposals_put()}</summary>
          <p className="pr-words">{m.proposals_put_words()}</p>
          <ActForm intent="put" about={standing.id} acted={sent} label={m.proposals_put_send()}>
            <UntilField view={view} fields={fields} values={values} />
          </ActForm>
        </details>
      )}
      <details>
        <summary className="pr-sum">{m.proposals_withdraw()}</summary>
        <p className="pr-words">{m.proposals_withdraw_words()}</p>
        <ActForm
          intent="withdraw"
          about={standing.id}
          acted={sent}
          label={m.proposals_withdraw_send()}
        />
      </details>
    </>
  );
}
