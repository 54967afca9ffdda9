import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { institution } from '../../../../../content/institution.ts';
import { batchTemplate, type myBatches, TITLE_MAX } from '../../contract/batches.ts';

type Found = OutputOf<typeof myBatches>;

type FilingsProps = {
  found: Found;
  said: Submission | undefined;
};

/** What somebody sent for their institutions, and where the next begins. */
export function Filings({ found: { institutions, batches, next }, said }: FilingsProps) {
  if (institutions.length === 0) return <NotMember />;
  return (
    <div className="desk-stack">
      <PageHead title={m.bulk_heading()} lead={m.bulk_lead()}>
        <Button href={batchTemplate.path}>{m.bulk_template()}</Button>
      </PageHead>
      <NewBatch institutions={institutions} said={said} />
      <Card title={m.bulk_list()} flush>
        <DataList
          caption={m.bulk_list()}
          rows={batches}
          keyOf={({ id }) => id}
          name={{ label: m.bulk_title(), cell: ({ title }) => title }}
          to={({ id }) => `/account/filings/${id}`}
          columns={columns()}
          empty={<EmptyState title={m.bulk_none()}>{m.bulk_none_words()}</EmptyState>}
        />
        <Pager next={next ? `?after=${next}` : null} />
      </Card>
    </div>
  );
}

/** Asked for as the page is drawn: before that nobody knows in which language. */
const columns = (): DataColumn<Found['batches'][number]>[] => [
  { label: m.bulk_for(), cell: ({ institution }) => institution },
  {
    label: m.bulk_sent(),
    tight: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    label: m.bulk_count_problems(),
    end: true,
    cell: ({ counts }) => counts.bad + counts.stuck,
  },
  { label: m.bulk_count_good(), end: true, cell: ({ counts }) => counts.good },
  {
    label: m.bulk_count_filed(),
    end: true,
    cell: ({ counts }) => counts.accepted + counts.filed,
  },
];

/** Who may send many at once, and how an institution comes to. */
function NotMember() {
  return (
    <div className="desk-stack">
      <PageHead title={m.bulk_heading()} />
      <Notice title={m.bulk_not_member()} />
      <Card title={m.bulk_become()}>
        <p>{m.bulk_become_words()}</p>
        <ol className="std">
          <li>{m.bulk_become_write({ email: institution.email })}</li>
          <li>{m.bulk_become_account()}</li>
          <li>{m.bulk_become_open()}</li>
        </ol>
        <p>
          <Link className="lnk" to="/request-for-arbitration">
            {m.bulk_become_one()}
          </Link>
        </p>
      </Card>
    </div>
  );
}

function NewBatch({
  institutions,
  said,
}: Pick<Found, 'institutions'> & { said: Submission | undefined }) {
  return (
    <Card title={m.bulk_new()}>
      <PostForm className="desk-form">
        <Field label={m.bulk_for()} required>
          <Select name="institution" required defaultValue={institutions[0]?.id}>
            {institutions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={m.bulk_title()}
          hint={m.bulk_title_hint()}
          error={said?.fields.title}
          required
        >
          <Input name="title" maxLength={TITLE_MAX} autoComplete="off" required />
        </Field>
        <Button type="submit" look="solid">
          {m.bulk_begin()}
        </Button>
        {said && !said.fields.title ? (
          <Notice tone="bad" live="alert" title={said.message} />
        ) : null}
      </PostForm>
    </Card>
  );
}
