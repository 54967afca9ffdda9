import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router';
import * as m from '#messages/all.ts';
import {
  messageEdit,
  messageMove,
  messageWithdrawal,
  newMessage,
} from '#modules/discussion/contract/messages.ts';
import { disputeTalk, talkMail } from '#modules/discussion/contract/places.ts';
import { TalkPage } from '#modules/discussion/ui/talk.tsx';
import { unlisted } from '#site/head.ts';
import { isSent } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { isCutOff } from '#ui/offline-drafts/autosave.ts';
import { useNews, useReading } from '../cases/talk-news.ts';
import { threadOf } from '../cases/talk-questions.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

type Loaded = { loaderData?: { talk: { reference: string } } | undefined };

export function meta({ loaderData }: Loaded) {
  const reference = loaderData?.talk.reference ?? '';
  return unlisted(m.site_title({ page: [m.talk_title(), reference].filter(Boolean).join(' ') }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { id = '', place } = asking.params;
  const talk = await loadFromApi(asking, disputeTalk, { id });
  return { talk, thread: place ? await threadOf(asking, { id, place }) : null };
}

/** What this browser shows, and of which address: it stays where a look at what is new meets no line. */
let shown: { of: string; data: Awaited<ReturnType<typeof loader>> } | null = null;

// The router writes the question of an address anew, `?papers` as `?papers=`; they are one.
function addressOf(params: { id?: string; place?: string }, search: string): string {
  return `${params.id ?? ''}/${params.place ?? ''}?${new URLSearchParams(search)}`;
}

export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (thrown) {
    if (isCutOff(thrown) && shown?.of === addressOf(params, new URL(request.url).search))
      return shown.data;
    throw thrown;
  }
}

export async function action(asking: ActionFunctionArgs) {
  const { id = '', place = '' } = asking.params;
  const form = await formOf(asking.request);
  const said = (name: string) => textIn(form, name);
  const all = (name: string) => form.getAll(name).map(String);
  const message = said('message');
  const acts: Record<string, () => ReturnType<typeof attempted>> = {
    say: () =>
      attempted(asking, 'say', newMessage, {
        id,
        place,
        client: said('client'),
        words: said('words'),
        audience: said('audience'),
        answers: said('answers') || null,
        mentions: all('mentions'),
        papers: all('papers'),
        inConfidence: said('inConfidence') !== '',
      }),
    edit: () => attempted(asking, 'edit', messageEdit, { id, message, words: said('words') }),
    mail: () => attempted(asking, 'mail', talkMail, { id, place, mail: mailIn(said('mail')) }),
    withdraw: () => attempted(asking, 'withdraw', messageWithdrawal, { id, message }),
    move: () =>
      attempted(asking, 'move', messageMove, {
        id,
        message,
        to: said('to'),
        client: said('client'),
        token: said('token'),
      }),
  };
  const act = Object.hasOwn(acts, said('act')) ? acts[said('act')] : undefined;
  if (!act) throw data(null, { status: 400 });
  const { attempt, status } = await act();
  if (isSent(attempt)) return onward(`/cases/${id}/talk/${place}`, 303);
  // The words come back, so that nobody types them twice.
  const refused = {
    act: said('act'),
    words: said('words'),
    reason: attempt.message,
  };
  return data(refused, { status });
}

function mailIn(said: string): 'bare' | 'words' | 'none' {
  return said === 'words' || said === 'none' ? said : 'bare';
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(
    () => serverAction<typeof action>(),
    () => false,
  );
}

export function shouldRevalidate({ actionResult: acted }: { actionResult?: unknown }) {
  return !isConnectionLost(acted);
}

export default function CaseTalk() {
  const loaded = useLoaderData<typeof loader>();
  const { talk, thread } = loaded;
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  const params = useParams();
  const { id = '' } = params;
  const of = addressOf(params, useLocation().search);
  useEffect(() => {
    shown = { of, data: loaded };
  }, [of, loaded]);
  const lookAgain = useNews(id);
  useReading(id, thread);
  return (
    <TalkPage
      {...{ id, talk, thread }}
      refused={acted && 'act' in acted ? acted : null}
      onChange={lookAgain}
    />
  );
}
