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
import type { Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import '#modules/institution/ui/sheet.css';
import { Jobs } from '#modules/institution/ui/system/jobs.tsx';
import { unlisted } from '#site/head.ts';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Stat, Stats } from '#ui/desk/stat.tsx';
import { isSent, submissionOf } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { Backups, Machine, RecordState } from '../../modules/institution/ui/system/machine.tsx';
import { Letters } from '../../modules/institution/ui/system/mail-and-jobs.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_system_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, system, {});
}

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
      {came ? <Came came={came} /> : null}
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

function Came({ came }: { came: Submission }) {
  return (
    <Notice
      tone={isSent(came) ? 'good' : 'bad'}
      live={isSent(came) ? 'status' : 'alert'}
      title={came.message}
    />
  );
}
