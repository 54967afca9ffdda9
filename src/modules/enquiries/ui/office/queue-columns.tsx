import type { MouseEvent } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { EnquiryListRow } from './types.ts';
import { kindWords, languageWords, stateWords } from './words.ts';

export function columnsFor(
  me: string,
  close: (row: EnquiryListRow) => void,
): DataColumn<EnquiryListRow>[] {
  return [
    { label: m.office_enquiries_col_message(), quiet: true, cell: (row) => <What row={row} /> },
    { label: m.office_enquiries_col_marks(), quiet: true, cell: (row) => <Marks row={row} /> },
    {
      label: m.office_enquiries_col_waits(),
      cell: (row) => <Moment at={row.since} />,
      tight: true,
    },
    {
      label: m.office_enquiries_col_assignee(),
      cell: (row) => row.assignee?.name || m.office_enquiries_nobody(),
    },
    {
      label: m.office_enquiries_col_acts(),
      quiet: true,
      cell: (row) => <Acts row={row} me={me} onClose={close} />,
      tight: true,
    },
  ];
}

function What({ row }: { row: EnquiryListRow }) {
  return (
    <span className="eq-what">
      <span className="eq-kind">
        {kindWords[row.kind]()} <span className="eq-ref tn">{row.reference}</span>
      </span>
      <span lang={row.language} dir="auto">
        {row.excerpt}
      </span>
    </span>
  );
}

function Marks({ row }: { row: EnquiryListRow }) {
  return (
    <span className="eq-marks">
      {row.deadlineOn && row.state !== 'closed' ? (
        <Badge tone={row.isUrgent ? 'warn' : 'plain'} icon="clock">
          {m.office_enquiries_mark_deadline()} <CivilDay on={row.deadlineOn} />
        </Badge>
      ) : null}
      {row.isPreFiling ? <Badge tone="info">{m.office_enquiries_mark_pre_filing()}</Badge> : null}
      {row.followUpOn ? (
        <Badge tone={row.isFollowUpDue ? 'warn' : 'plain'} icon="calendar-check">
          {m.office_enquiries_mark_follow_up()} <CivilDay on={row.followUpOn} />
        </Badge>
      ) : null}
      {row.state === 'open' ? null : <Badge>{stateWords[row.state]()}</Badge>}
      {row.language === 'en' ? null : <Badge>{languageWords[row.language]()}</Badge>}
    </span>
  );
}

type ActsProps = { row: EnquiryListRow; me: string; onClose: (row: EnquiryListRow) => void };

/** What can be done without opening it. The names are said to the ear: there are many buttons of one name. */
function Acts({ row, me, onClose }: ActsProps) {
  if (row.state === 'closed') return null;
  return (
    <span className="eq-acts">
      {row.isMine ? null : (
        <PostForm preventScrollReset data-assign>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="kind" value={row.kind} />
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="version" value={row.version} />
          <input type="hidden" name="assignee" value={me} />
          <Button
            size="sm"
            look="ghost"
            type="submit"
            aria-label={m.office_enquiries_take_one({ reference: row.reference })}
          >
            {m.office_enquiries_take()}
          </Button>
        </PostForm>
      )}
      <CloseLink row={row} onClose={onClose} />
    </span>
  );
}

// A link to the form on the enquiry's own page; once React is awake the dialog is nearer.
function CloseLink({ row, onClose }: Omit<ActsProps, 'me'>) {
  return (
    <Button
      size="sm"
      look="ghost"
      to={`/office/enquiries/${row.kind}/${row.id}#close`}
      aria-label={m.office_enquiries_close_one({ reference: row.reference })}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onClose(row);
      }}
    >
      {m.office_enquiries_close()}
    </Button>
  );
}
