import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { saveDraftLocally } from '#ui/offline-drafts/store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MessageForm, type MessageQuestion } from './change-forms.tsx';
import { Composer } from './composer.tsx';
import { PlaceGlyph } from './glyph.tsx';
import { PlaceList } from './places.tsx';
import type { Message, Talk, TalkPlaceView } from './shapes.ts';
import { Thread } from './thread.tsx';
import { draftName, newClient, type Unsent, useUnsent } from './unsent.ts';
import { UnsentList } from './unsent-list.tsx';
import { placeName } from './words.ts';
import './sheet.css';

export type OpenThread = {
  place: string;
  messages: Message[];
  hasMore: boolean;
  /** Whether the newest stand here, and not a page of earlier ones. */
  isNewest: boolean;
  answered: Message | null;
  question: MessageQuestion | null;
  papers: { id: string; title: string }[] | null;
  client: string;
};

type TalkPageProps = {
  id: string;
  talk: Talk;
  thread: OpenThread | null;
  refused: { act: string; words: string; reason: string } | null;
  /** Asks for what is there now. */
  onChange: () => void;
};

/** The places of a dispute for talk, and what was said in one of them. */
export function TalkPage({ id, talk, thread, refused, onChange }: TalkPageProps) {
  const place = talk.places.find((one) => one.place === thread?.place);
  const waiting = useUnsent({ id, me: talk.me }, onChange);
  usePlaceKeys(id, talk.places, place);
  return (
    <div className={place ? 'tlk tlk-at-place' : 'tlk'}>
      <div className="tlk-side">
        <p className="t2 tn">{talk.reference}</p>
        {place ? <p className="tlk-title">{m.talk_title()}</p> : <h1>{m.talk_title()}</h1>}
        <PlaceList id={id} places={talk.places} at={place?.place ?? null} />
      </div>
      {place && thread ? (
        <section className="tlk-t" aria-label={placeName(place)}>
          <PlaceHead id={id} place={place} reference={talk.reference} />
          <ThreadAndField
            key={place.place}
            {...{ id, talk, place, thread, refused, onChange, waiting }}
          />
        </section>
      ) : (
        <p className="tlk-none">{m.talk_choose()}</p>
      )}
    </div>
  );
}

type PlaceHeadProps = { id: string; place: TalkPlaceView; reference: string };

function PlaceHead({ id, place, reference }: PlaceHeadProps) {
  return (
    <header className="tlk-h">
      <Link
        className="ibs tlk-back"
        to={`/cases/${id}/talk`}
        aria-label={m.talk_back()}
        viewTransition={false}
      >
        <Icon name="arrow-left" />
      </Link>
      <PlaceGlyph lit={place.reads.map(({ door }) => door)} />
      <div>
        <h1>{placeName(place)}</h1>
        <p className="tn">
          {reference}. {m.talk_readers({ count: place.audience.length })}{' '}
          {place.isSealed ? m.talk_sealed() : m.talk_on_record()}
        </p>
        {place.wasOpened ? (
          <p>
            <Link className="lnk" to={`/cases/${id}/talk-openings`} viewTransition={false}>
              {m.talk_place_opened()}
            </Link>
          </p>
        ) : null}
      </div>
      <MailChoice place={place} />
    </header>
  );
}

const choices = {
  bare: m.talk_mail_bare,
  words: m.talk_mail_words,
  none: m.talk_mail_none,
} as const satisfies Record<TalkPlaceView['mail'], () => string>;

/** How a letter tells the reader of news here. Of sealed talk it never has a word, so that is not offered. */
function MailChoice({ place }: { place: TalkPlaceView }) {
  const offered = (Object.keys(choices) as TalkPlaceView['mail'][]).filter(
    (one) => one !== 'words' || !place.isSealed,
  );
  return (
    <details className="tlk-x tlk-mail">
      <summary className="ibs">
        <Icon name="envelope-simple" />
        <VisuallyHidden>{m.talk_mail_title()}</VisuallyHidden>
      </summary>
      <PostForm preventScrollReset key={place.mail}>
        <input type="hidden" name="act" value="mail" />
        <fieldset>
          <legend>{m.talk_mail_title()}</legend>
          {offered.map((one) => (
            <label key={one}>
              <input type="radio" name="mail" value={one} defaultChecked={one === place.mail} />{' '}
              {choices[one]()}
            </label>
          ))}
          <Button type="submit" size="sm">
            {m.talk_mail_save()}
          </Button>
        </fieldset>
      </PostForm>
    </details>
  );
}

type FieldProps = Omit<TalkPageProps, 'thread'> & {
  place: TalkPlaceView;
  thread: OpenThread;
  waiting: ReturnType<typeof useUnsent>;
};

function ThreadAndField({ id, talk, place, thread, refused, waiting }: FieldProps) {
  const navigate = useNavigate();
  const here = `/cases/${id}/talk/${place.place}`;
  const [edition, setEdition] = useState(0);
  const isOffline = useOffline();
  useEndInView(thread);
  const own = waiting.unsent.filter((one) => one.place === place.place);
  const send = (message: Omit<Unsent, 'client' | 'at' | 'reason'>) => {
    waiting.send({ ...message, client: newClient(), at: new Date().toISOString(), reason: '' });
    // Without a line the page stays as it is: the address of another could not come.
    if ((thread.answered || thread.papers) && navigator.onLine)
      void navigate(here, { replace: true, preventScrollReset: true });
  };
  const editLast = () => {
    const last = thread.messages.findLast((one) => one.isOwn && one.editableUntil);
    if (last) void navigate(`${here}?edit=${last.id}`, { preventScrollReset: true });
  };
  const takeBack = (message: Unsent) => {
    waiting.drop(message.client);
    saveDraftLocally('device', draftName({ id, me: talk.me }, place.place), message.words);
    setEdition((before) => before + 1);
  };
  const first = thread.messages[0];
  return (
    <>
      {thread.hasMore && first ? (
        <p>
          <Link className="lnk" to={`${here}?before=${first.number}`} viewTransition={false}>
            {m.talk_older()}
          </Link>
        </p>
      ) : null}
      <Thread id={id} place={place} messages={thread.messages} me={talk.me} />
      {thread.isNewest ? null : (
        <p>
          <Link className="lnk" to={here} viewTransition={false}>
            {m.talk_newest()}
          </Link>
        </p>
      )}
      <UnsentList
        unsent={own}
        onTryAgain={(client) => waiting.tryAgain(client, place.fingerprint)}
        onChange={takeBack}
        onDrop={waiting.drop}
      />
      {isOffline ? (
        <p className="tlk-off" role="status">
          {m.talk_offline()}
        </p>
      ) : null}
      {thread.question ? (
        <MessageForm
          {...{ id, place, me: talk.me, places: talk.places, question: thread.question }}
          client={thread.client}
          problem={refused && refused.act !== 'say' ? refused.reason : undefined}
        />
      ) : place.mayWrite ? (
        <Composer
          key={edition}
          {...{ id, place, me: talk.me, client: thread.client, papers: thread.papers }}
          answered={thread.answered}
          refused={refused?.act === 'say' ? refused : null}
          onSend={send}
          onEditLast={editLast}
        />
      ) : (
        <p className="tlk-none">{m.talk_read_only()}</p>
      )}
    </>
  );
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}

const NEAR = 400;

/** The newest is in view when a place is opened, and stays so for whoever is there; whoever reads above is not moved. */
function useEndInView({ messages, isNewest }: OpenThread): void {
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!isNewest || last === 0 || location.hash) return;
    const { scrollHeight } = document.documentElement;
    const isFirst = scrollY === 0;
    if (isFirst || scrollHeight - (scrollY + innerHeight) < NEAR) scrollTo({ top: scrollHeight });
  }, [last, isNewest]);
}

/** Alt with an arrow goes to the place above or below. */
function usePlaceKeys(
  id: string,
  places: readonly TalkPlaceView[],
  at: TalkPlaceView | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = places.findIndex((one) => one.place === at?.place);
      const next = places[from < 0 ? 0 : from + step];
      if (!next) return;
      event.preventDefault();
      void navigate(`/cases/${id}/talk/${next.place}`);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [navigate, id, places, at?.place]);
}
