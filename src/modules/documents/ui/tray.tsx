import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Button } from '#ui/button.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { FILES_AT_ONCE, filesChosen, filesDropped, type NamedFile } from './folders.ts';
import type { UploadLine } from './shapes.ts';
import { type TrayItem, useTray } from './use-tray.ts';
import { sizeInWords } from './words.ts';
import './sheet.css';

type TrayProps = {
  dispute: string;
  uploads: readonly UploadLine[];
  acted: Submission | undefined;
  input: RefObject<HTMLInputElement | null>;
};

/** What is on its way in: kept here and not filed. Nothing is filed by choosing or dropping it. */
export function Tray({ dispute, uploads, acted, input }: TrayProps) {
  const api = useApi();
  const { items, add, remove, isPaused, pause } = useTray(api, dispute, uploads);
  const [isOver, setOver] = useState(false);
  const under = items.filter(({ state }) => state !== 'sent');
  const known = new Set(under.map(({ id }) => id));
  const isMoving = under.some(({ state }) => ['sending', 'broken', 'waiting'].includes(state));
  const [tooMany, setTooMany] = useState(0);
  function take(files: readonly NamedFile[]) {
    const isTooMany = files.length > FILES_AT_ONCE;
    setTooMany(isTooMany ? files.length : 0);
    if (!isTooMany) add(files);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(filesChosen(event.currentTarget.files ?? []));
    event.currentTarget.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void filesDropped(event.dataTransfer).then(take);
  }
  return (
    <Card
      title={m.papers_tray()}
      aside={<span className="t2 ds-small">{m.papers_tray_kept()}</span>}
      className={isOver ? 'ppr-over' : ''}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is let fall here can be chosen in the field too */}
      <div
        className="ppr-in"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <PostForm encType="multipart/form-data" className="desk-form">
          <input type="hidden" name="intent" value="send" />
          <SubmissionNotice submission={ownOf(acted, 'send')} />
          <Field label={m.papers_add()} hint={m.papers_add_hint()}>
            <FileInput name="files" multiple sends ref={input} onChange={choose} />
          </Field>
          <div className="ppr-ways">
            <Field label={m.papers_add_picture()}>
              <FileInput
                name="files"
                accept="image/*"
                capture="environment"
                sends
                onChange={choose}
              />
            </Field>
            <Field label={m.papers_add_folder()}>
              {/* The name of the attribute is of the browsers, which all have it. */}
              <FileInput
                name="files"
                multiple
                sends
                onChange={choose}
                {...{ webkitdirectory: '' }}
              />
            </Field>
          </div>
          {tooMany > 0 ? (
            <p className="ppr-bad" role="alert">
              {m.papers_folder_too_large({ count: tooMany, most: FILES_AT_ONCE })}
            </p>
          ) : null}
          <noscript>
            <Button type="submit">{m.papers_send()}</Button>
          </noscript>
        </PostForm>
        {isMoving || isPaused ? (
          <p>
            <Button size="sm" onClick={() => pause(!isPaused)}>
              {isPaused ? m.papers_go_on() : m.papers_pause()}
            </Button>
          </p>
        ) : null}
        <ul className="ds-plain ppr-tray" aria-label={m.papers_tray()}>
          {under.map((item) => (
            <Moving key={item.key} item={item} onRemove={() => remove(item.key)} />
          ))}
          {uploads
            .filter(({ id }) => !known.has(id))
            .map((upload) => (
              <Waiting key={upload.id} upload={upload} acted={acted} />
            ))}
        </ul>
      </div>
    </Card>
  );
}

function Moving({ item, onRemove }: { item: TrayItem; onRemove: () => void }) {
  const { name, size, received, speed, state, problem } = item;
  if (state === 'failed')
    return (
      <li>
        <p className="ppr-name" dir="auto">
          {name}
        </p>
        <p className="ppr-bad" role="alert">
          {problem}
        </p>
        <p>
          <Button size="sm" onClick={onRemove} aria-label={m.papers_remove_named({ name })}>
            {m.papers_remove()}
          </Button>
        </p>
      </li>
    );
  return (
    <li>
      <p className="ppr-name" dir="auto">
        {name}
      </p>
      <progress value={received} max={size} aria-label={m.papers_progress({ name })} />
      <p className="t2 ds-small tn" role="status">
        {m.papers_of({ done: sizeInWords(received), all: sizeInWords(size) })}
        {speed ? `, ${m.papers_speed({ speed: sizeInWords(speed) })}` : ''}
        {speed ? `, ${m.papers_left({ count: Math.ceil((size - received) / speed) })}` : ''}
        {state === 'broken' ? ` ${m.papers_line_broke()}` : ''}
        {state === 'paused' ? ` ${m.papers_paused()}` : ''}
      </p>
    </li>
  );
}

const STATES: Record<UploadLine['state'], { tone: Tone; said: () => string }> = {
  sending: { tone: 'warn', said: m.papers_state_sending },
  checking: { tone: 'info', said: m.papers_state_checking },
  unpacking: { tone: 'info', said: m.papers_state_unpacking },
  unpacked: { tone: 'good', said: m.papers_state_unpacked },
  ready: { tone: 'good', said: m.papers_state_ready },
  refused: { tone: 'bad', said: m.papers_state_refused },
};

function Waiting({ upload, acted }: { upload: UploadLine; acted: Submission | undefined }) {
  const { id, name, size, received, state, fault, unpacked } = upload;
  return (
    <li>
      <p className="ppr-name" dir="auto">
        {name}
      </p>
      <p className="ppr-row">
        <Badge tone={STATES[state].tone}>{STATES[state].said()}</Badge>
        <span className="t2 ds-small tn">
          {state === 'sending'
            ? m.papers_of({ done: sizeInWords(received), all: sizeInWords(size) })
            : sizeInWords(size)}
        </span>
      </p>
      {state === 'sending' ? <p className="t2 ds-small">{m.papers_choose_again()}</p> : null}
      {unpacked ? (
        <p className="t2 ds-small tn">
          {m.papers_unpacked_of({ done: unpacked.done, all: unpacked.of })}{' '}
          {unpacked.leftOut > 0 ? m.papers_unpacked_left_out({ count: unpacked.leftOut }) : null}
        </p>
      ) : null}
      {fault ? <p className="ppr-bad">{fault.says}</p> : null}
      <PostForm preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="about" value={id} />
        <SubmissionNotice submission={ownOf(acted, 'remove', id)} />
        <Button size="sm" type="submit" aria-label={m.papers_remove_named({ name })}>
          {m.papers_remove()}
        </Button>
      </PostForm>
    </li>
  );
}
