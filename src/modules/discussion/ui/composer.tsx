import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { forget, recall, saveDraftLocally } from '#ui/offline-drafts/store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WORDS_MAX } from '../contract/talk.ts';
import { AudienceChange } from './audience-change.tsx';
import { useMentions } from './mentions.tsx';
import type { Message, TalkPlaceView } from './shapes.ts';
import { draftName, type Unsent } from './unsent.ts';
import { nameOf, namesOf, sendWords } from './words.ts';

type Paper = { id: string; title: string };
export type ComposerProps = {
  id: string;
  me: string;
  place: TalkPlaceView;
  /** An id for the post of a browser without script. */
  client: string;
  answered: Message | null;
  /** The papers to which it may point; null while nobody asks for them. */
  papers: readonly Paper[] | null;
  /** What was refused without a script, with its words. */
  refused: { words: string; reason: string } | null;
  onSend: (message: Omit<Unsent, 'client' | 'at' | 'reason'>) => void;
  onEditLast: () => void;
};

/** Where one writes: who will read it stands above, and again on the button. */
export function Composer(props: ComposerProps) {
  const { id, me, place, answered, papers, refused, onSend, onEditLast } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [seen, setSeen] = useState(place);
  const [error, setError] = useState(refused?.reason ?? '');
  const name = draftName({ id, me }, place.place);
  useEffect(() => {
    const kept = recall('device', name);
    if (field.current && field.current.value === '' && typeof kept === 'string')
      field.current.value = kept;
  }, [name]);
  const names = useMentions(field, {
    readers: place.audience.filter((one) => one.id !== me),
    onChange: (words) => saveDraftLocally('device', name, words),
  });
  const isChanged = seen.fingerprint !== place.fingerprint;
  useEffect(() => {
    // Nobody was about to speak: what stands over the field is what there is.
    if (isChanged && !field.current?.value.trim()) setSeen(place);
  }, [isChanged, place]);

  function send(form: HTMLFormElement) {
    const said = new FormData(form);
    const words = String(said.get('words') ?? '');
    if (isChanged) return;
    if (words.trim() === '') {
      setError(m.talk_error_words_missing());
      field.current?.focus();
      return;
    }
    setError('');
    onSend({
      place: place.place,
      words,
      audience: seen.fingerprint,
      answers: answered?.id ?? null,
      mentions: said.getAll('mentions').map(String),
      papers: said.getAll('papers').map(String),
      inConfidence: said.has('inConfidence'),
    });
    form.reset();
    for (const open of form.querySelectorAll('details[open]')) open.removeAttribute('open');
    if (field.current) field.current.value = '';
    forget('device', name);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (names.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (event.key === 'ArrowUp' && isPlain && event.currentTarget.value === '') {
      event.preventDefault();
      onEditLast();
    }
  }

  return (
    <PostForm
      className="tlk-c"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <input type="hidden" name="act" value="say" />
      <input type="hidden" name="client" value={props.client} />
      <input type="hidden" name="audience" value={seen.fingerprint} />
      <input type="hidden" name="answers" value={answered?.id ?? ''} />
      {answered ? <Answering {...{ id, me, place, answered }} /> : null}
      <p className="tlk-au" id="talk-audience">
        <b>{m.talk_will_read({ count: place.audience.length })}</b> {namesOf(place.audience, me)}
      </p>
      {isChanged ? <AudienceChange {...{ me, seen, place }} onSeen={() => setSeen(place)} /> : null}
      {error ? (
        <p className="fld-err" role="alert" id="talk-error">
          {error}
        </p>
      ) : null}
      <textarea
        ref={field}
        name="words"
        rows={2}
        maxLength={WORDS_MAX}
        aria-label={m.talk_words()}
        aria-describedby={error ? 'talk-audience talk-error' : 'talk-audience'}
        aria-invalid={error ? true : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        dir="auto"
        defaultValue={refused?.words ?? ''}
        onChange={({ currentTarget }) => {
          saveDraftLocally('device', name, currentTarget.value);
          names.look();
        }}
        onBlur={names.close}
        {...names.wiring}
        onKeyDown={onKeyDown}
      />
      {names.list}
      {place.kind === 'caucus' ? (
        <label className="tlk-conf">
          <input type="checkbox" name="inConfidence" value="yes" /> {m.talk_confidence_mark()}
        </label>
      ) : null}
      <div className="tlk-bt">
        <More icon="users" label={m.talk_mention()}>
          {place.audience
            .filter((one) => one.id !== me)
            .map((one) => (
              <label key={one.id}>
                <input type="checkbox" name="mentions" value={one.id} /> {nameOf(one, me)}
              </label>
            ))}
        </More>
        {papers ? (
          <More icon="paperclip" label={m.talk_papers()} isOpen>
            {papers.length === 0 ? <p>{m.talk_papers_none()}</p> : null}
            {papers.map((paper) => (
              <label key={paper.id}>
                <input type="checkbox" name="papers" value={paper.id} /> {paper.title}
              </label>
            ))}
          </More>
        ) : (
          <Link
            className="ibs"
            to={`/cases/${id}/talk/${place.place}?papers`}
            aria-label={m.talk_papers()}
            preventScrollReset
            viewTransition={false}
          >
            <Icon name="paperclip" />
          </Link>
        )}
        <HandshakeButton
          type="submit"
          size="sm"
          aria-disabled={isChanged || undefined}
          // The field keeps the focus, or the keyboard would go and take the button from under the finger.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
        >
          {sendWords(place)}
        </HandshakeButton>
      </div>
    </PostForm>
  );
}

type AnsweringProps = { id: string; me: string; place: TalkPlaceView; answered: Message };

function Answering({ id, me, place, answered }: AnsweringProps) {
  return (
    <p className="tlk-ans">
      <span dir="auto">
        <b>{m.talk_answering({ name: nameOf(answered.by, me) })}</b> {answered.words}
      </span>
      <Link to={`/cases/${id}/talk/${place.place}`} preventScrollReset viewTransition={false}>
        {m.talk_cancel()}
      </Link>
    </p>
  );
}

type MoreProps = {
  icon: 'users' | 'paperclip';
  label: string;
  isOpen?: boolean;
  children: ReactNode;
};

// One at a time, for each covers the other; and Escape closes it.
function More({ icon, label, isOpen = false, children }: MoreProps) {
  return (
    <details className="tlk-x" name="talk-more" open={isOpen} onKeyDown={close}>
      <summary className="ibs">
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <fieldset>
        <legend>{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

function close({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
