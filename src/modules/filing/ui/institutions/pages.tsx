import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { institutionList } from '../../contract/institutions.ts';
import { Entry } from './entry.tsx';

type Found = OutputOf<typeof institutionList>;

export function Institutions({
  found: { institutions, next },
  said,
}: {
  found: Found;
  said: Submission | undefined;
}) {
  return (
    <div className="desk-stack">
      <PageHead title={m.office_institutions()} lead={m.office_institutions_lead()} />
      <div className="desk-two">
        <Card flush>
          <DataList
            caption={m.office_institutions()}
            rows={institutions}
            keyOf={({ id }) => id}
            name={{
              label: m.office_institution(),
              cell: ({ name, endedAt }) =>
                endedAt ? `${name} (${m.office_institution_closed_short()})` : name,
            }}
            to={({ id }) => `/office/institutions/${id}`}
            columns={[
              { label: m.office_institution_email(), cell: ({ email }) => email },
              { label: m.office_institution_members(), end: true, cell: ({ members }) => members },
              {
                label: m.office_institution_member_since(),
                tight: true,
                cell: ({ createdAt }) => <Moment at={createdAt} />,
              },
            ]}
            empty={
              <EmptyState title={m.office_institution_none()}>
                {m.office_institution_none_words()}
              </EmptyState>
            }
          />
          <Pager next={next ? `?after=${next}` : null} />
        </Card>
        <Card title={m.office_institution_new()}>
          <Entry act="make" said={said} button={m.office_institution_make()} />
        </Card>
      </div>
    </div>
  );
}
