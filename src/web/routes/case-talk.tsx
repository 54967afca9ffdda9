import { useEffect, useRef } from 'react';
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
  useRevalidator,
} from 'react-router';
import * as m from '#messages/all.ts';
import {
  disputeTalk,
  messageEdit,
  messageMove,
  messageWithdrawal,
  moveQuestion,
  newMessage,
  talkMail,
  talkMessages,
  talkPapers,
  talkReading,
} from '#modules/discussion/contract/talk.ts';
import type { MessageQuestion } from '#modules/discussion/ui/change-forms.tsx';
import type { Message } from '#modules/discussion/ui/shapes.ts';
import { type OpenThread, TalkPage } from '#modules/discussion/ui/talk.tsx';
import { useLive } from '#modules/notifications/ui/live.ts';
import { unlisted } from '#site/head.ts';
import { useApi } from '#ui/api-context.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { isCutOff } from '#ui/offline-drafts/autosave.ts';
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

type PlaceOf = { id: string; place: string };

async function threadOf(asking: LoaderFunctionArgs, at: PlaceOf): Promise<OpenThread> {
  const query = new URL(asking.request.url).searchParams;
  const before = /^[1-9]\d{0,8}$/.exec(query.get('before') ?? '')?.[0];
  const page = await loadFromApi(asking, talkMessages, { ...at, ...(before ? { before } : {}) });
  const named = (name: string) => page.messages.find((one) => one.id === query.get(name)) ?? null;
  const papers = query.has('papers') ? await loadFromApi(asking, talkPapers, at) : null;
  return {
    place: at.place,
    ...page,
    isNewest: before === undefined,
    answered: named('answer'),
    question: await questionOf(asking, at.id, { named, to: query.get('to') }),
    papers: papers?.papers ?? null,
    client: crypto.randomUUID(),
  };
}

type Asked = { named: (name: string) => Message | null; to: string | null };

async function questionOf(
  asking: LoaderFunctionArgs,
  id: string,
  { named, to }: Asked,
): Promise<MessageQuestion | null> {
  for (const ask of ['edit', 'withdraw'] as const) {
    const message = named(ask);
    if (message?.isOwn && message.words !== null) return { ask, message };
  }
  const message = named('move');
  if (!message?.isOwn || message.words === null) return null;
  if (!to) return { ask: 'move', message };
  const asked = await loadFromApi(asking, moveQuestion, { id, message: message.id, to });
  return { ask: 'moving', message, ...asked };
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

/** News is looked at as it comes; a burst of it is one look more. */
const PAUSE = 120;

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

/** Hears of news in the dispute, and asks for what the reader may read of it. */
function useNews(id: string): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookedAt = useRef(Number.NEGATIVE_INFINITY);
  const lookAgain = () => {
    clearTimeout(timer.current);
    const wait = Math.max(0, lookedAt.current + PAUSE - performance.now());
    timer.current = setTimeout(() => {
      lookedAt.current = performance.now();
      void revalidate();
    }, wait);
  };
  const latest = useRef(lookAgain);
  useEffect(() => {
    latest.current = lookAgain;
  });
  useEffect(() => {
    const look = () => latest.current();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
  const isFirst = useRef(true);
  useLive((heard) => {
    // The first word of a stream says that it is open; what is there was read a moment ago.
    const isNews = heard.topic === 'fresh' ? !isFirst.current : heard.topic === 'talk';
    isFirst.current = false;
    if (isNews && (heard.topic !== 'talk' || heard.data.dispute === id)) lookAgain();
  });
  return lookAgain;
}

/** What is on the screen of somebody who looks at it is read. */
function useReading(id: string, thread: OpenThread | null): void {
  const api = useApi();
  const last = thread?.isNewest ? (thread.messages.at(-1)?.number ?? 0) : 0;
  const place = thread?.place ?? '';
  useEffect(() => {
    if (last === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      removeEventListener('visibilitychange', mark);
      void api(talkReading, { id, place, number: last });
    };
    addEventListener('visibilitychange', mark);
    mark();
    return () => removeEventListener('visibilitychange', mark);
  }, [api, id, place, last]);
}
