import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { damagedCheck, damagedDocuments } from '#modules/institution/contract/damaged.ts';
import { type Damaged, faultInWords } from '#modules/institution/ui/fault-words.ts';
import '#modules/institution/ui/sheet.css';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_damaged_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, damagedDocuments, {});
}

export async function action({ context }: ActionFunctionArgs) {
  const answer = await context.get(apiContext)(damagedCheck, {});
  if (answer.outcome === 'unanswered') throw answer.cause;
  if (answer.outcome === 'refused')
    return data({ left: null, message: answer.error.message }, { status: answer.status });
  const left = answer.outcome === 'done' ? answer.data.damaged : 0;
  return data({
    left,
    message: left === 0 ? m.office_damaged_none() : m.office_damaged_left({ count: left }),
  });
}

/** What was entrusted to us and cannot be read, until it was put back. */
export default function OfficeDamaged() {
  const { documents, total } = useLoaderData<typeof loader>();
  const came = useActionData<typeof action>();
  return (
    <div className="desk-stack">
      <PageHead title={m.office_damaged_title()} lead={m.office_damaged_lead()}>
        <PostForm>
          <Button type="submit">{m.office_damaged_check()}</Button>
        </PostForm>
      </PageHead>
      {came ? (
        <Notice tone={came.left === 0 ? 'good' : 'bad'} live="status" title={came.message} />
      ) : null}
      {total > documents.length ? (
        <Notice tone="bad" title={m.office_damaged_more({ count: total })} />
      ) : null}
      <Card flush>
        <DataList
          caption={m.office_damaged_title()}
          rows={documents}
          keyOf={({ holding, hash }) => `${holding} ${hash}`}
          name={{
            label: m.office_damaged_owner(),
            cell: ({ owners }) => <Owners owners={owners} />,
          }}
          columns={[
            { label: m.office_damaged_fault(), cell: ({ fault }) => faultInWords[fault]() },
            {
              label: m.office_damaged_hash(),
              cell: ({ holding, hash }) => (
                <span className="ins-details">{`${holding}/${hash.slice(0, 2)}/${hash}`}</span>
              ),
            },
            {
              label: m.office_damaged_found(),
              cell: ({ foundAt }) => <Moment at={foundAt} />,
              tight: true,
            },
            {
              label: m.office_damaged_looked(),
              cell: ({ lookedAt }) => <Moment at={lookedAt} />,
              tight: true,
            },
          ]}
          empty={<EmptyState title={m.office_damaged_none()} />}
        />
      </Card>
    </div>
  );
}

function Owners({ owners }: Pick<Damaged, 'owners'>) {
  return owners.map(({ name, path }, at) => (
    <span key={`${name} ${path}`}>
      {at > 0 ? ', ' : ''}
      <Link to={path}>{name}</Link>
    </span>
  ));
}
