import './file-sheet.css';
import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as m from '#messages/all.ts';
import { useWiring } from './field.tsx';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  ref?: RefObject<HTMLInputElement | null>;
  /** What is chosen goes off at once and is named elsewhere. */
  sends?: boolean;
};

/**
 * A file to choose, said in the page's language: the browser's own words are in the browser's. The control itself lies over
 * ours, so that a press, a key and a file let fall on it do what they always do. Until a script is here, the name that
 * the browser writes shows as soon as the control was touched (file-sheet.css).
 */
export function FileInput({
  className = '',
  ref,
  sends = false,
  onChange,
  ...native
}: FileInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const read = () => setNames(sends ? [] : namesIn(input.current));
    const emptied = () => setTimeout(read);
    read(); // what was chosen before the script came
    const form = input.current?.form;
    form?.addEventListener('reset', emptied);
    return () => form?.removeEventListener('reset', emptied);
  }, [input, sends]);
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!sends) setNames(namesIn(event.currentTarget));
    onChange?.(event);
  }
  return (
    <span className={`file ${className}`} data-live={names ? 'yes' : undefined}>
      <input {...native} {...useWiring(native)} ref={input} type="file" onChange={change} />
      <span className="file-do" aria-hidden="true">
        {native.multiple ? m.file_choose_several() : m.file_choose()}
      </span>
      <span className="file-said" aria-hidden="true" dir="auto">
        {names?.length ? names.join(', ') : m.file_none()}
      </span>
    </span>
  );
}

function namesIn(input: HTMLInputElement | null): string[] {
  return [...(input?.files ?? [])].map(({ name }) => name);
}
