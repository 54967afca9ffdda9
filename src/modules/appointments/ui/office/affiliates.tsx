import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, ownOf, problemOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { affiliates } from '../../contract/affiliates.ts';
import { linkWords } from '../../contract/words.ts';

type Page = OutputOf<typeof affiliates>;
type Props = { page: Page; name: string; acted: Submission | undefined };

/** Who belongs together: what is on file, and a form for what was found. */
export function AffiliatesPage({ page: { links, next, mayDecide }, name, acted }: Props) {
  const isRecorded = acted?.intent === 'record' && isSent(acted);
  const after = new URLSearchParams({
    ...(name ? { name } : {}),
    ...(next ? { after: next } : {}),
  });
  return (
    <div className="desk-stack">
      <PageHead title={m.office_affiliates_title()} lead={m.office_affiliates_lead()} />
      <SubmissionNotice
        submission={acted?.intent === 'record' && problemOf(acted) ? undefined : acted}
        done={m.office_affiliates_done()}
        tone="warn"
      />
      <Card title={m.office_affiliates_add()}>
        {/* What was kept is another form's. */}
        <Recording
          key={isRecorded ? links[0]?.id : 'form'}
          acted={isRecorded ? undefined : acted}
          mayDecide={mayDecide}
        />
      </Card>
      <Toolbar>
        <FilterForm key={name} label={m.office_affiliates_search()} clear={name ? '?' : null}>
          <FilterField label={m.office_affiliates_search()} wide>
            {(id) => (
              <Input id={id} type="search" name="name" defaultValue={name} maxLength={200} />
            )}
          </FilterField>
        </FilterForm>
      </Toolbar>
      <Card flush>
        <DataList
          caption={m.office_affiliates_title()}
          rows={links}
          keyOf={({ id }) => id}
          name={{ label: m.office_affiliates_one(), cell: ({ one }) => <bdi>{one}</bdi> }}
          columns={mayDecide ? [...columns, ending] : columns}
          empty={<EmptyState title={m.office_affiliates_none()} />}
        />
      </Card>
      <Pager next={next && `?${after}`} />
    </div>
  );
}

const columns: DataColumn<Page['links'][number]>[] = [
  {
    label: m.office_affiliates_kind(),
    cell: ({ kind }) => (
      <Badge tone={kind === 'apart' ? 'plain' : 'info'}>{linkWords[kind]()}</Badge>
    ),
  },
  { label: m.office_affiliates_other(), cell: ({ other }) => <bdi>{other}</bdi> },
  {
    label: m.office_affiliates_evidence(),
    quiet: true,
    cell: ({ evidence }) => <bdi>{evidence}</bdi>,
  },
  {
    label: m.office_affiliates_since(),
    tight: true,
    cell: ({ addedAt }) => <Moment at={addedAt} />,
  },
];

const ending: DataColumn<Page['links'][number]> = {
  label: m.office_affiliates_end(),
  tight: true,
  cell: ({ id, one, other }) => (
    <PostForm preventScrollReset>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="about" value={id} />
      <Button
        size="sm"
        look="ghost"
        type="submit"
        aria-label={m.office_affiliates_end_one({ one, other })}
      >
        {m.office_affiliates_end()}
      </Button>
    </PostForm>
  ),
};

type RecordingProps = { acted: Submission | undefined; mayDecide: boolean };

function Recording({ acted, mayDecide }: RecordingProps) {
  const { fields = {}, values = {} } = ownOf(acted, 'record') ?? {};
  const text = (name: 'one' | 'oneNumber' | 'other' | 'otherNumber', label: string) => (
    <Field label={label} error={fields[name]} required={!name.endsWith('Number')}>
      <Input
        name={name}
        maxLength={name.endsWith('Number') ? 60 : 200}
        defaultValue={values[name]}
      />
    </Field>
  );
  return (
    <ActForm intent="record" acted={acted} label={m.office_affiliates_record()}>
      {text('one', m.office_affiliates_one())}
      {text('oneNumber', m.office_affiliates_number())}
      <Field label={m.office_affiliates_kind()} error={fields.kind}>
        <Select name="kind" defaultValue={values.kind ?? 'group'}>
          {Object.entries(linkWords)
            .filter(([kind]) => mayDecide || kind !== 'apart')
            .map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words()}
              </option>
            ))}
        </Select>
      </Field>
      {text('other', m.office_affiliates_other())}
      {text('otherNumber', m.office_affiliates_number())}
      <Field label={m.office_affiliates_source()}>
        <Select name="source" defaultValue={values.source ?? 'office'}>
          <option value="office">{m.office_affiliates_source_office()}</option>
          <option value="party">{m.office_affiliates_source_party()}</option>
        </Select>
      </Field>
      <Field label={m.office_affiliates_evidence()} error={fields.evidence} required>
        <Textarea name="evidence" rows={2} maxLength={1000} defaultValue={values.evidence} />
      </Field>
    </ActForm>
  );
}
