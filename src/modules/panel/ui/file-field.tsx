import { type ChangeEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, Hint } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ApplicationFile, type Document, fieldsOf } from './application-values.ts';

/** What is happening with a file: nothing yet, on its way, or with us. */
export type FileState = { kept: ApplicationFile | null; coming: string | null };

type FileFieldProps = {
  document: Document;
  label: string;
  state: FileState;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** One file: chosen, on its way, or kept with its name and size until it is removed. Without a script it goes with the form. */
export function FileField({
  document,
  label,
  state: { kept, coming },
  error,
  onChoose,
  onRemove,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    if (kept || !removed.current) return;
    removed.current = false;
    input.current?.focus(); // the button that had the focus is gone
  }, [kept]);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
  }
  function remove(event: MouseEvent) {
    event.preventDefault(); // without a script it is posted instead
    removed.current = true;
    onRemove();
  }
  const described = [`${id}-hint`, error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="fld up" data-document={document}>
      {kept ? (
        <span className="fld-l">{label}</span>
      ) : (
        <label className="fld-l" htmlFor={id}>
          {label}
        </label>
      )}
      {kept ? (
        <div className="up-kept">
          <Icon name="note" />
          <span className="up-name">{kept.name}</span>
          <span className="up-size tn">{sizeInWords(kept.size)}</span>
          <Button
            type="submit"
            name="intent"
            value={`remove-${document}`}
            size="sm"
            aria-label={m.empanel_remove({ name: kept.name })}
            onClick={remove}
          >
            {m.empanel_remove_short()}
          </Button>
          {Object.entries(fieldsOf(document, kept)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </div>
      ) : (
        <FileInput
          ref={input}
          id={id}
          name={`${document}Upload`}
          accept={DOCUMENT_ACCEPT}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
      )}
      <p className="up-state" role="status">
        {coming ? m.empanel_uploading({ name: coming }) : kept ? m.empanel_attached() : ''}
      </p>
      {kept ? null : <Hint id={`${id}-hint`}>{m.empanel_file_hint({ most: DOCUMENT_MB })}</Hint>}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

function sizeInWords(bytes: number): string {
  if (bytes < 1024) return m.empanel_bytes({ count: bytes });
  if (bytes < 1024 * 1024) return m.empanel_kilobytes({ count: Math.round(bytes / 1024) });
  return m.empanel_megabytes({ count: (bytes / 1024 / 1024).toFixed(1) });
}
