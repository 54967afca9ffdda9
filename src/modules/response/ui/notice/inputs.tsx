import * as m from '#messages/all.ts';
import type { ResponseKind } from '../../contract/words.ts';
import { optional } from './content.ts';
import { type ControlProps, describedBy, Mend } from './control.tsx';

const wordsHints: Partial<Record<ResponseKind, () => string>> = {
  answer: m.notice_hint_answer_words,
  identity: m.notice_hint_identity_words,
  reopening: m.notice_hint_reopening_words,
};

function Optional({ kind, name }: { kind: ResponseKind; name: string }) {
  return (optional[kind] as readonly string[] | undefined)?.includes(name) ? (
    <small> ({m.notice_form_optional()})</small>
  ) : null;
}

type PicksProps<Value extends string> = ControlProps & {
  name: 'stance' | 'grounds' | 'shape' | 'reason' | 'part' | 'language';
  label: string;
  all: readonly Value[];
  says: Readonly<Record<Value, () => string>>;
  hint?: string;
  many?: boolean;
};

export function Picks<Value extends string>({
  kind,
  content,
  fields,
  name,
  label,
  all,
  says,
  hint,
  many = false,
}: PicksProps<Value>) {
  const id = `f-${name}`;
  const correction = fields[name];
  const held = content[name];
  const isHeld = (value: string) =>
    typeof held === 'string' ? held === value : held.includes(value);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, { hint: Boolean(hint), correction: Boolean(correction) })}
    >
      <legend>
        {label}
        <Optional kind={kind} name={name} />
      </legend>
      <Mend id={id}>{correction}</Mend>
      {all.map((value) => (
        <label key={value} className="pick">
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={isHeld(value)}
          />{' '}
          <span>{says[value]()}</span>
        </label>
      ))}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

type LineProps = ControlProps & {
  name: 'amount' | 'count' | 'firstOn' | 'day' | 'phone' | 'days' | 'name' | 'capacity';
  label: string;
  hint?: string;
  type?: 'text' | 'date' | 'tel';
  inputMode?: 'decimal' | 'numeric' | 'tel';
  autoComplete?: string;
};

export function Line({
  kind,
  content,
  fields,
  notice,
  name,
  label,
  hint,
  type = 'text',
  inputMode,
  autoComplete,
}: LineProps) {
  const id = `f-${name}`;
  const correction = fields[name];
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <Optional kind={kind} name={name} />
      </label>
      <input
        {...{ id, name, type, inputMode, autoComplete }}
        defaultValue={content[name] ?? ''}
        min={type === 'date' ? notice.today : undefined}
        aria-invalid={correction ? true : undefined}
        aria-describedby={describedBy(id, { hint: Boolean(hint), correction: Boolean(correction) })}
      />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <Mend id={id}>{correction}</Mend>
    </div>
  );
}

export function Words({ kind, content, fields }: ControlProps) {
  const hint = wordsHints[kind]?.();
  const correction = fields.words;
  return (
    <div className="field">
      <label htmlFor="f-words">
        {m.notice_label_words()}
        <Optional kind={kind} name="words" />
      </label>
      {hint ? (
        <p className="hint" id="f-words-hint">
          {hint}
        </p>
      ) : null}
      <textarea
        id="f-words"
        name="words"
        rows={6}
        maxLength={20_000}
        dir="auto"
        defaultValue={content.words}
        aria-invalid={correction ? true : undefined}
        aria-describedby={describedBy('f-words', {
          hint: Boolean(hint),
          correction: Boolean(correction),
        })}
      />
      <Mend id="f-words">{correction}</Mend>
    </div>
  );
}
