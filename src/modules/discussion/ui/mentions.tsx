import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import * as m from '#messages/all.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { TalkReader } from './shapes.ts';

const MOST = 6;
type Asked = { from: number; readers: readonly TalkReader[]; at: number };

/** The name that is being written at the caret, with its `@`; null where none is. */
export function nameAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|[^\p{L}\p{M}\p{N}])@([^\n@]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, typed: found[1] ?? '' } : null;
}

/** Readers whose name, or a later part of it, begins as it is typed. */
export function readersCalled(readers: readonly TalkReader[], typed: string): TalkReader[] {
  const start = typed.normalize('NFC').toLocaleLowerCase();
  return readers
    .filter(({ name }) => {
      const whole = name.normalize('NFC').toLocaleLowerCase();
      return name !== '' && (whole.startsWith(start) || whole.includes(` ${start}`));
    })
    .slice(0, MOST);
}

/**
 * Names to choose from while one is written: the field keeps the focus, and says which name is meant. What is chosen is text, which
 * the server reads as it reads what was typed without it.
 */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  { readers, onChange }: { readers: readonly TalkReader[]; onChange: (words: string) => void },
) {
  const id = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const look = () => {
    const { value = '', selectionStart = 0 } = field.current ?? {};
    const name = nameAt(value, selectionStart);
    const found = name ? readersCalled(readers, name.typed) : [];
    setAsked(name && found.length > 0 ? { from: name.from, readers: found, at: 0 } : null);
  };
  const choose = (reader: TalkReader | undefined) => {
    const text = field.current;
    if (!text || !asked || !reader) return;
    const said = `@${reader.name} `;
    text.setRangeText(said, asked.from, text.selectionStart, 'end');
    onChange(text.value);
    setAsked(null);
    text.focus();
  };
  /** True where the key was meant for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!asked || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
    const { at, readers: found } = asked;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAsked({ ...asked, at: (at + step + found.length) % found.length });
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[at]);
    else if (event.key === 'Escape') setAsked(null);
    else return false;
    event.preventDefault();
    return true;
  };
  const list = asked ? <Names {...{ id, asked, choose }} /> : null;
  return {
    look,
    close: () => setAsked(null),
    onKeyDown,
    list,
    wiring: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': asked ? id : undefined,
      'aria-activedescendant': asked ? `${id}-${asked.at}` : undefined,
    },
  };
}

type NamesProps = { id: string; asked: Asked; choose: (reader: TalkReader) => void };

function Names({ id, asked: { readers, at }, choose }: NamesProps) {
  return (
    <>
      <div className="tlk-names" role="listbox" id={id} aria-label={m.talk_mention()}>
        {readers.map((reader, index) => (
          // The keys of the list are the field's, which keeps the focus.
          <div
            key={reader.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(reader)}
            onKeyDown={undefined}
          >
            {reader.name}
            {reader.party && reader.party !== reader.name ? <small>{reader.party}</small> : null}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{m.talk_mention_found({ count: readers.length })}</span>
      </VisuallyHidden>
    </>
  );
}
