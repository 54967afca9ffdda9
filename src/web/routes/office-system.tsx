import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import {
  jobDiscard,
  jobRetry,
  letterRetry,
  lettersRetry,
  system,
} from '#modules/institution/contract/system.ts';
import { bytesInWords } from '#modules/institution/ui/bytes.ts';
import { textIn } from '#ui/forms/values.ts';
import '#modules/institution/ui/sheet.css';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Stat, Stats } from '#ui/desk/stat.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, submissionOf } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { loadFromApi } from '../asked.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_system_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, system, {});
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Job = Loaded['jobs'][number];
type Letter = Loaded['outbox']['letters'][number];

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const answer = await send(context, textIn(form, 'act'), textIn(form, 'of'));
  if (answer.outcome === 'unanswered') throw answer.cause;
  const came = submissionOf({ form, done: m.office_system_done }, answer);
  return data(came, { status: came.status });
}

function send(context: ActionFunctionArgs['context'], act: string, of: string) {
  const api = context.get(apiContext);
  if (act === 'letter') return api(letterRetry, { id: of });
  if (act === 'letters') return api(lettersRetry, {});
  if (act === 'job') return api(jobRetry, { name: of });
  return api(jobDiscard, { name: of });
}

/** How the machine is: for whoever runs it, who sees neither what letters say nor to whom they go. */
export default function OfficeSystem() {
  const loaded = useLoaderData<typeof loader>();
  const came = useActionData<typeof action>();
  const { outbox, jobs } = loaded;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_system_title()} lead={m.office_system_lead()} />
      {came ? (
        <Notice
          tone={isSent(came) ? 'good' : 'bad'}
          live={isSent(came) ? 'status' : 'alert'}
          title={came.message}
        />
      ) : null}
      {loaded.disk.free < loaded.disk.floor ? (
        <Notice
          tone="bad"
          live="alert"
          title={m.office_system_disk_full({ floor: bytesInWords(loaded.disk.floor) })}
        />
      ) : null}
      <Stats label={m.office_system_figures()}>
        <Stat label={m.office_system_waiting()} value={outbox.waiting} />
        <Stat label={m.office_system_sent_today()} value={outbox.sentToday} />
        <Stat label={m.office_system_failed()} value={outbox.failed} />
        <Stat
          label={m.office_system_given_up()}
          value={jobs.reduce((sum, { dead }) => sum + (dead?.count ?? 0), 0)}
        />
        <Stat label={m.office_system_free()} value={bytesInWords(loaded.disk.free)} />
      </Stats>
      <p>
        <Link to="/office/settings#not-confirmed">{m.clocks_unconfirmed_see()}</Link>
      </p>
      <Letters letters={outbox.letters} failed={outbox.failed} />
      <Jobs jobs={jobs} />
      <div className="desk-two">
        <Machine {...loaded} />
        <Backups {...loaded} />
        <RecordState {...loaded} />
      </div>
    </div>
  );
}

function Letters({ letters, failed }: { letters: readonly Letter[]; failed: number }) {
  const all = (
    <PostForm>
      <Button type="submit" name="act" value="letters" size="sm">
        {m.office_system_retry_all()}
      </Button>
    </PostForm>
  );
  return (
    <Card flush title={m.office_system_letters()} aside={failed > 1 ? all : null}>
      <DataList
        caption={m.office_system_letters()}
        rows={letters}
        keyOf={({ id }) => id}
        name={{ label: m.office_system_kind(), cell: ({ kind }) => kind.replaceAll('_', ' ') }}
        columns={[
          { label: m.office_system_to(), cell: ({ recipient }) => recipient },
          {
            label: m.office_settings_state(),
            cell: ({ state }) =>
              state === 'failed' ? (
                <Badge tone="bad">{m.office_system_state_failed()}</Badge>
              ) : (
                <Badge>{m.office_system_state_waiting()}</Badge>
              ),
            tight: true,
          },
          {
            label: m.office_system_owed(),
            cell: ({ createdAt }) => <Moment at={createdAt} />,
            tight: true,
          },
          { label: m.office_system_tries(), cell: ({ attempts }) => attempts, end: true },
          {
            label: m.office_system_reason(),
            cell: ({ reason }) => <span className="ins-details">{reason}</span>,
          },
          {
            label: m.office_system_act(),
            quiet: true,
            cell: ({ id, state, kind, recipient }) =>
              state === 'failed' ? (
                <PostForm>
                  <input type="hidden" name="of" value={id} />
                  <Button
                    type="submit"
                    name="act"
                    value="letter"
                    size="sm"
                    aria-label={m.office_system_retry_letter({
                      kind: kind.replaceAll('_', ' '),
                      to: recipient,
                    })}
                  >
                    {m.office_system_retry()}
                  </Button>
                </PostForm>
              ) : null,
          },
        ]}
        empty={<EmptyState title={m.office_system_no_letters()} />}
      />
    </Card>
  );
}

function Jobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Card flush title={m.office_system_jobs()}>
      <DataList
        caption={m.office_system_jobs()}
        rows={jobs}
        keyOf={({ name }) => name}
        name={{ label: m.office_system_job(), cell: ({ name }) => name }}
        pinned={({ dead }) => dead !== null}
        columns={[
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
        ]}
      />
    </Card>
  );
}

function JobState({ job: { last, trying, dead } }: { job: Job }) {
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
      <Button
        type="submit"
        name="act"
        value="job"
        size="sm"
        aria-label={m.office_system_retry_job({ job: name })}
      >
        {m.office_system_retry()}
      </Button>
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

function Machine({ versions, startedAt, migrations, disk }: Loaded) {
  return (
    <Card title={m.office_system_machine()}>
      <DefinitionList
        facts={[
          { term: m.office_system_munch(), said: versions.munch },
          { term: m.office_system_node(), said: versions.node },
          { term: m.office_system_postgres(), said: versions.postgres },
          {
            term: m.office_system_migrations(),
            said: m.office_system_migrations_said({
              count: migrations.count,
              last: migrations.last,
            }),
          },
          { term: m.office_system_started(), said: <Moment at={startedAt} /> },
          { term: m.office_system_database(), said: bytesInWords(disk.database) },
          { term: m.office_system_documents(), said: bytesInWords(disk.documents) },
          { term: m.office_system_mail_files(), said: bytesInWords(disk.mail) },
          {
            term: m.office_system_disk(),
            said: m.office_system_disk_said({
              free: bytesInWords(disk.free),
              total: bytesInWords(disk.total),
            }),
          },
        ]}
      />
    </Card>
  );
}

function RecordState({
  record: { waiting, waitingSince, seal, headOf, witnesses, keyId },
}: Loaded) {
  return (
    <Card title={m.office_system_record()}>
      <DefinitionList
        facts={[
          {
            term: m.office_system_unsealed(),
            said: waitingSince ? (
              <>
                {waiting}, <Moment at={waitingSince} />
              </>
            ) : (
              waiting
            ),
          },
          {
            term: m.office_system_last_seal(),
            said: seal ? (
              <>
                {seal.number}, <Moment at={seal.at} />
              </>
            ) : (
              m.office_system_never()
            ),
          },
          { term: m.office_system_last_head(), said: headOf ?? m.office_system_never() },
          {
            term: m.office_system_witnesses(),
            said: witnesses === 0 ? m.office_settings_no_witnesses() : witnesses,
          },
          { term: m.office_system_key(), said: <span className="ins-details">{keyId}</span> },
        ]}
      />
    </Card>
  );
}

function Backups({ backups }: Loaded) {
  return (
    <Card
      title={m.office_system_backups()}
      aside={
        <span className="fld-hint">{m.office_system_backup_count({ count: backups.count })}</span>
      }
    >
      {backups.newest.length === 0 ? (
        <Notice tone="warn">{m.office_system_no_backups()}</Notice>
      ) : (
        <DefinitionList
          facts={backups.newest.map(({ name, bytes, madeAt }) => ({
            term: name,
            said: (
              <>
                <Moment at={madeAt} />, {bytesInWords(bytes)}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}
