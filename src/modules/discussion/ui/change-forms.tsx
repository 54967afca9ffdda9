import type { ReactNode } from 'react';
import { timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { WORDS_MAX } from '../contract/talk.ts';
import type { Message, TalkPlaceView, TalkReader } from './shapes.ts';
import { namesOf, placeName } from './words.ts';

/** What is asked about one message: to change it, to withdraw it, to move it, and then who would read it there. */
export type MessageQuestion =
  | { ask: 'edit'; message: Message }
  | { ask: 'withdraw'; message: Message }
  | { ask: 'move'; message: Message }
  | { ask: 'moving'; message: Message; to: string; audience: TalkReader[]; token: string };

type Props = {
  id: string;
  me: string;
  place: TalkPlaceView;
  places: readonly TalkPlaceView[];
  question: MessageQuestion;
  client: string;
  problem: string | undefined;
};

export function MessageForm({ id, me, place, places, question, client, problem }: Props) {
  const { message } = question;
  const here = `/cases/${id}/talk/${place.place}`;
  const leave = (
    <Link className="btn2" to={here} preventScrollReset viewTransition={false}>
      {m.talk_cancel()}
    </Link>
  );
  const form = (act: string, children: ReactNode) => (
    <PostForm className="tlk-c" key={`${act}${message.id}`}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="message" value={message.id} />
      {problem ? (
        <p className="fld-err" role="alert">
          {problem}
        </p>
      ) : null}
      {children}
    </PostForm>
  );
  if (question.ask === 'edit')
    return form(
      'edit',
      <>
        <label className="tlk-au" htmlFor="talk-edit">
          <b>{m.talk_editing()}</b>{' '}
          {message.editableUntil
            ? m.talk_edit_until({ time: timeIn(message.editableUntil) })
            : null}
        </label>
        <textarea
          id="talk-edit"
          name="words"
          rows={3}
          maxLength={WORDS_MAX}
          dir="auto"
          defaultValue={message.words ?? ''}
        />
        <div className="tlk-bt">
          {leave}
          <Button type="submit" look="solid">
            {m.talk_save()}
          </Button>
        </div>
      </>,
    );
  if (question.ask === 'withdraw')
    return form(
      'withdraw',
      <>
        <p className="tlk-au">{m.talk_withdraw_ask()}</p>
        <div className="tlk-bt">
          {leave}
          <Button type="submit" look="solid">
            {m.talk_withdraw()}
          </Button>
        </div>
      </>,
    );
  if (question.ask === 'move')
    return (
      <div className="tlk-c">
        <p className="tlk-au">
          <b>{m.talk_move_to()}</b>
        </p>
        <ul className="tlk-to">
          {places
            .filter((one) => one.mayWrite && one.place !== place.place)
            .map((one) => (
              <li key={one.place}>
                <Link
                  to={`${here}?move=${message.id}&to=${one.place}`}
                  preventScrollReset
                  viewTransition={false}
                >
                  {placeName(one)}
                </Link>
              </li>
            ))}
        </ul>
        <div className="tlk-bt">{leave}</div>
      </div>
    );
  const target = places.find((one) => one.place === question.to);
  return form(
    'move',
    <>
      <input type="hidden" name="to" value={question.to} />
      <input type="hidden" name="token" value={question.token} />
      <input type="hidden" name="client" value={client} />
      <p className="tlk-au">
        <b>{m.talk_move_ask({ place: target ? placeName(target) : '' })}</b>{' '}
        {namesOf(question.audience, me)}
      </p>
      <blockquote className="tlk-w" dir="auto">
        {message.words}
      </blockquote>
      <div className="tlk-bt">
        {leave}
        <Button type="submit" look="solid">
          {m.talk_move_confirm()}
        </Button>
      </div>
    </>,
  );
}
