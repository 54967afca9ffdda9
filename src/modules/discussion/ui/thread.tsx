import { Fragment } from 'react';
import { weekdayInWords } from '#kernel/day-words.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import { doorOf } from '../contract/talk.ts';
import { PlaceGlyph } from './glyph.tsx';
import type { Message, TalkPlaceView } from './shapes.ts';
import { doorsInWords, folded, nameOf, placeName } from './words.ts';

type Props = { id: string; place: TalkPlaceView; messages: readonly Message[]; me: string };

/** What was said in a place, in its order, with its days. */
export function Thread({ id, place, messages, me }: Props) {
  return (
    <div className="tlk-log" role="log" aria-label={m.talk_log({ place: placeName(place) })}>
      {messages.length === 0 ? <p className="tlk-none">{m.talk_empty()}</p> : null}
      {messages.map((message, at) => {
        const day = dayIn(message.at);
        const before = messages[at - 1];
        return (
          <Fragment key={message.id}>
            {before && dayIn(before.at) === day ? null : (
              <p className="tlk-day">{weekdayInWords(day)}</p>
            )}
            {message.withdrawn ? (
              <Gone message={message} me={me} />
            ) : (
              <Said {...{ id, place, message, me }} />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

function Gone({ message, me }: { message: Message; me: string }) {
  const { withdrawn, number } = message;
  if (!withdrawn) return null;
  return (
    <p className="tlk-gone tn" id={`m${number}`}>
      {goneWords(message, { me, time: timeIn(withdrawn.at) })}{' '}
      {withdrawn.readBy > 0
        ? m.talk_had_read({ count: withdrawn.readBy })
        : m.talk_had_read_nobody()}
    </p>
  );
}

function goneWords(
  { by, isOwn, withdrawn }: Message,
  { me, time }: { me: string; time: string },
): string {
  const name = nameOf(by, me);
  if (withdrawn?.isMoved)
    return isOwn ? m.talk_moved_away_you({ time }) : m.talk_moved_away({ name, time });
  return isOwn ? m.talk_withdrew_you({ time }) : m.talk_withdrew({ name, time });
}

type SaidProps = { id: string; place: TalkPlaceView; message: Message; me: string };

function Said({ id, place, message, me }: SaidProps) {
  const { by, at, edits, editedAt, answers, words, mentions, papers, citations, number } = message;
  // Whoever is called in the words themselves is not called twice.
  const called = mentions.filter(({ name }) => !words?.includes(`@${name}`));
  const door = doorOf[by.as];
  const readBy = place.reads.filter(({ readTo }) => readTo >= number).map((one) => one.door);
  const read =
    readBy.length > 0 ? m.talk_read_by({ who: doorsInWords(readBy) }) : m.talk_read_by_nobody();
  return (
    <article className={`tlk-m tlk-${door}`} id={`m${number}`}>
      <header>
        <b>
          {message.isOwn ? m.talk_you_here() : nameOf(by, me)}
          {by.party && by.party !== by.name ? `, ${by.party}` : ''}
        </b>
        <span className="tn">
          <a href={`#m${number}`}>
            <time dateTime={at}>{timeIn(at)}</time>
          </a>
          {editedAt ? `, ${m.talk_edited({ count: edits, time: timeIn(editedAt) })}` : ''}
        </span>
        <PlaceGlyph lit={readBy} label={read} />
      </header>
      <div className="tlk-b">
        {message.inConfidence ? (
          <p className="tlk-conf">
            <Icon name="lock" /> {m.talk_confidence()}
          </p>
        ) : null}
        {answers ? (
          <blockquote dir="auto">
            <b>{answers.name || m.talk_nobody()}:</b> {answers.words ?? m.talk_quote_gone()}
          </blockquote>
        ) : null}
        <Words id={id} words={words ?? ''} citations={citations} />
        {called.length > 0 ? (
          <p className="tlk-at">{called.map((one) => `@${nameOf(one, me)}`).join(' ')}</p>
        ) : null}
        {papers.map((paper) => (
          <Link
            className="tlk-paper"
            key={paper.id}
            to={`/cases/${id}/papers/${paper.id}`}
            viewTransition={false}
          >
            {paper.title}
          </Link>
        ))}
      </div>
      <Acts {...{ id, place, message, me }} />
    </article>
  );
}

type WordsProps = { id: string; words: string; citations: Message['citations'] };

function Words({ id, words, citations }: WordsProps) {
  const [head, rest] = folded(words);
  const cited = { id, citations };
  return (
    <>
      <p className="tlk-w" dir="auto">
        <Cited {...cited} text={head} at={0} />
      </p>
      {rest ? (
        <details className="tlk-fold">
          <summary>{m.talk_more()}</summary>
          <p className="tlk-w" dir="auto">
            <Cited {...cited} text={rest} at={words.length - rest.length} />
          </p>
        </details>
      ) : null}
    </>
  );
}

type CitedProps = Omit<WordsProps, 'words'> & {
  text: string;
  /** Where in the whole words the text begins. */
  at: number;
};

/** Words in which the papers that they name are links to their places. */
function Cited({ id, citations, text, at }: CitedProps) {
  const inside = citations.filter(({ from, to }) => from >= at && to <= at + text.length);
  return (
    <>
      {inside.map(({ from, to, paper, page }, index) => (
        <Fragment key={from}>
          {text.slice((inside[index - 1]?.to ?? at) - at, from - at)}
          <Link
            className="tlk-cited"
            to={`/cases/${id}/papers/${paper}${page === null ? '' : `?page=${page}`}`}
            viewTransition={false}
          >
            {text.slice(from - at, to - at)}
          </Link>
        </Fragment>
      ))}
      {text.slice((inside.at(-1)?.to ?? at) - at)}
    </>
  );
}

function Acts({ id, place, message: said }: SaidProps) {
  const { id: message, isOwn, inConfidence, editableUntil } = said;
  if (!place.mayWrite) return null;
  const to = (query: string) => `/cases/${id}/talk/${place.place}?${query}=${message}`;
  const acts: [string, string][] = [
    [to('answer'), m.talk_answer()],
    ...(isOwn && editableUntil ? [[to('edit'), m.talk_edit()] as [string, string]] : []),
    ...(isOwn ? [[to('withdraw'), m.talk_withdraw()] as [string, string]] : []),
    ...(isOwn && !inConfidence ? [[to('move'), m.talk_move()] as [string, string]] : []),
  ];
  return (
    <p className="tlk-acts">
      {acts.map(([address, label]) => (
        <Link key={address} to={address} preventScrollReset viewTransition={false}>
          {label}
        </Link>
      ))}
    </p>
  );
}
