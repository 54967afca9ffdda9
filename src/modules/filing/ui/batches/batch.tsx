import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Stat, Stats } from '#ui/desk/stat.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, ownOf, problemOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { batchRows } from '../../contract/batch-contents.ts';
import type { oneBatch } from '../../contract/batches.ts';
import { Report, type RowFilter } from './report.tsx';
import { SendForm } from './send-form.tsx';
import { megabytes } from './upload-files.ts';

export type Batch = OutputOf<typeof oneBatch>;
type FileOf = Batch['files'][number];
type BatchPageProps = {
  batch: Batch;
  report: OutputOf<typeof batchRows>;
  show: RowFilter;
  acted: Submission | undefined;
};

/** One filing: what was sent, what each row needs, and what became of it. */
export function BatchPage({ batch, report, show, acted }: BatchPageProps) {
  useFresh(batch.isBusy);
  const { counts } = batch;
  return (
    <div className="desk-stack">
      <PageHead
        above={
          <Link className="lnk" to="/account/filings">
            {m.bulk_list()}
          </Link>
        }
        title={batch.title}
        lead={batch.institution}
      />
      {batch.isBusy ? (
        <Notice title={m.bulk_busy()}>
          <Button size="sm" to=".">
            {m.bulk_reload()}
          </Button>
        </Notice>
      ) : null}
      <Stats label={m.bulk_rows()}>
        <Stat label={m.bulk_count_problems()} value={counts.bad + counts.stuck} />
        <Stat label={m.bulk_count_warned()} value={batch.warned} />
        <Stat label={m.bulk_count_good()} value={counts.good - batch.warned} />
        <Stat label={m.bulk_state_accepted()} value={counts.accepted} />
        <Stat label={m.bulk_state_filed()} value={counts.filed} />
      </Stats>
      <Accept batch={batch} acted={acted} />
      <Accepted batch={batch} />
      <Report batch={batch} report={report} show={show} />
      {batch.may.includes('send') ? (
        <SendForm batch={batch.id} problem={problemOf(ownOf(acted, 'send')) ?? null} />
      ) : null}
      <Files files={batch.files} />
      <Papers batch={batch} />
    </div>
  );
}

/** While we are at work the page looks again by itself; without a script there is a link. */
function useFresh(isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), 3000);
    return () => clearTimeout(timer);
  }, [isBusy, state, revalidate]);
}

/** What was accepted so far: when, by whom, and beside which sentence. */
function Accepted({ batch: { acceptances } }: { batch: Batch }) {
  if (acceptances.length === 0) return null;
  return (
    <Card title={m.bulk_acceptances()} flush>
      <DataList
        caption={m.bulk_acceptances()}
        rows={acceptances}
        keyOf={({ id }) => id}
        name={{ label: m.bulk_accepted_by(), cell: ({ by }) => by }}
        columns={[
          { label: m.bulk_accepted_at(), tight: true, cell: ({ at }) => <Moment at={at} /> },
          { label: m.bulk_rows(), end: true, cell: ({ rows }) => rows },
          { label: m.bulk_count_warned(), end: true, cell: ({ warned }) => warned },
        ]}
      />
    </Card>
  );
}

/** The rows with warnings have a tick of their own, which says how many there are: nobody accepts what they have not seen. */
function Warned({ warned, alone }: { warned: number; alone: boolean }) {
  if (warned === 0) return null;
  return (
    <>
      <p>{m.bulk_warned_lead()}</p>
      <Checkbox name="warned" value={String(warned)} required={alone}>
        {m.bulk_accept_warned({ count: warned })}
      </Checkbox>
    </>
  );
}

function buttonOf({ counts: { good, stuck }, warned }: Batch): string {
  if (good > warned) return m.bulk_accept({ count: good - warned });
  return warned > 0 ? m.bulk_accept_ticked() : m.bulk_retry({ count: stuck });
}

function Accept({ batch, acted }: { batch: Batch; acted: Submission | undefined }) {
  const { counts, may, warned } = batch;
  const own = ownOf(acted, 'accept');
  const problem = problemOf(own);
  return (
    <>
      {problem ? <Notice tone="bad" live="alert" title={problem} /> : null}
      {isSent(own) ? <Notice tone="good" live="status" title={own?.message} /> : null}
      {may.includes('accept') ? (
        <Card>
          <PostForm className="desk-form">
            <input type="hidden" name="act" value="accept" />
            <p>{m.bulk_accept_words()}</p>
            <Warned warned={warned} alone={counts.good === warned && counts.stuck === 0} />
            <Button type="submit" look="solid">
              {buttonOf(batch)}
            </Button>
          </PostForm>
        </Card>
      ) : null}
    </>
  );
}

const toneOf: Record<FileOf['state'], Tone> = {
  receiving: 'warn',
  whole: 'info',
  read: 'good',
  refused: 'bad',
};

function stateOf({ state, received, size }: FileOf): string {
  if (state === 'receiving')
    return m.bulk_file_receiving({ done: megabytes(received), all: megabytes(size) });
  return { whole: m.bulk_file_whole, read: m.bulk_file_read, refused: m.bulk_file_refused }[
    state
  ]();
}

function Files({ files }: { files: readonly FileOf[] }) {
  if (files.length === 0) return null;
  return (
    <Card title={m.bulk_files()} flush>
      <DataList
        caption={m.bulk_files()}
        rows={files}
        keyOf={({ id }) => id}
        name={{ label: m.bulk_file_name(), cell: ({ name }) => name }}
        columns={[
          { label: m.bulk_rows(), end: true, cell: ({ rows }) => rows },
          {
            label: m.bulk_file_state(),
            cell: (file) => <Badge tone={toneOf[file.state]}>{stateOf(file)}</Badge>,
          },
          { label: m.bulk_what_to_mend(), cell: ({ fault }) => fault ?? '–' },
        ]}
      />
    </Card>
  );
}

function Papers({ batch: { papers, badPapers } }: { batch: Batch }) {
  if (papers.good + papers.bad + papers.waiting === 0) return null;
  return (
    <Card title={m.bulk_papers()}>
      <p>{m.bulk_papers_count({ good: papers.good, bad: papers.bad })}</p>
      <ul className="std">
        {badPapers.map(({ name, fault }) => (
          <li key={name}>
            <b>{name}</b>: {fault}
          </li>
        ))}
      </ul>
    </Card>
  );
}
