import type { LoaderFunctionArgs } from 'react-router';
import { moveQuestion, talkMessages } from '#modules/discussion/contract/messages.ts';
import { talkPapers } from '#modules/discussion/contract/places.ts';
import type { MessageQuestion } from '#modules/discussion/ui/change-forms.tsx';
import type { Message } from '#modules/discussion/ui/shapes.ts';
import type { OpenThread } from '#modules/discussion/ui/talk.tsx';
import { loadFromApi } from '../page-request.ts';

type PlaceOf = { id: string; place: string };

export async function threadOf(asking: LoaderFunctionArgs, at: PlaceOf): Promise<OpenThread> {
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
