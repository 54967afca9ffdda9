import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { SystemJob } from './types.ts';

export function Jobs({ jobs }: { jobs: readonly SystemJob[] }) {
  return (
    <Card flush title={m.office_system_jobs()}>
      <DataList
        caption={m.office_system_jobs()}
        rows={jobs}
        keyOf={({ name }) => name}
        name={{ label: m.office_system_job(), cell: ({ name }) => name }}
        pinned={({ dead }) => dead !== null}
        columns={jobColumns()}
      />
    </Card>
  );
}

function jobColumns(): DataColumn<SystemJob>[] {
  return [
    { label: m.office_settings_state(), cell: (job) => <JobState job={job} /> },
    {
      label: m.office_system_last(),
      cell: ({ last }) => (last ? <Moment at={last.endedAt} /> : m.office_system_never()),
      tight: true,
    },
    {
      label: m.office_system_next(),
      cell: ({ nextAt }) => (nextAt ? <Moment at={nextAt} /> : ''),
      tight: true,
    },
    {
      label: m.office_system_act(),
      quiet: true,
      cell: ({ name, dead }) => (dead ? <SettleJob name={name} /> : null),
    },
  ];
}

function JobState({ job: { last, trying, dead } }: { job: SystemJob }) {
  if (dead)
    return (
      <>
        <Badge tone="bad">{m.office_system_dead({ count: dead.count })}</Badge>
        <br />
        <span className="ins-details">{dead.reason}</span>
      </>
    );
  if (trying)
    return (
      <>
        <Badge tone="warn">{m.office_system_trying({ count: trying.tries })}</Badge>{' '}
        <Moment at={trying.nextAt} />
      </>
    );
  if (last?.reason)
    return <Badge tone="warn">{m.office_system_last_failed({ count: last.failures })}</Badge>;
  return <Badge tone="good">{m.office_system_well()}</Badge>;
}

function SettleJob({ name }: { name: string }) {
  return (
    <PostForm className="desk-row">
      <input type="hidden" name="of" value={name} />
      <RetryJob name={name} />
      <Button
        type="submit"
        name="act"
        value="discard"
        size="sm"
        look="ghost"
        aria-label={m.office_system_discard_job({ job: name })}
      >
        {m.office_system_discard()}
      </Button>
    </PostForm>
  );
}

function RetryJob({ name }: { name: string }) {
  return (
    <Button
      type="submit"
      name="act"
      value="job"
      size="sm"
      aria-label={m.office_system_retry_job({ job: name })}
    >
      {m.office_system_retry()}
    </Button>
  );
}
