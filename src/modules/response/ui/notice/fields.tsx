import type { ComponentType } from 'react';
import { languages } from '#kernel/language.ts';
import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import { FileInput } from '#ui/file-input.tsx';
import {
  CAUSES,
  EXTENSION_MAX,
  GROUNDS,
  PARTS_OF_DAY,
  REASONS,
  type ResponseField,
  type ResponseKind,
  SHAPES,
  STANCES,
} from '../../contract/words.ts';
import { optional } from './content.ts';
import { type ControlProps, describedBy, Mend } from './control.tsx';
import { Heads } from './heads.tsx';
import { Place } from './place.tsx';

const stances = {
  deny: m.notice_stance_deny,
  part: m.notice_stance_part,
  admit: m.notice_stance_admit,
};
const grounds = {
  no_agreement: m.notice_ground_no_agreement,
  other_institution: m.notice_ground_other_institution,
  not_covered: m.notice_ground_not_covered,
  other_forum: m.notice_ground_other_forum,
  other: m.notice_other,
};
const shapes = {
  lump: m.notice_shape_lump,
  instalments: m.notice_shape_instalments,
  time: m.notice_shape_time,
};
const reasons = {
  another: m.notice_reason_another,
  moved: m.notice_reason_moved,
  died: m.notice_reason_died,
  closed: m.notice_reason_closed,
  other: m.notice_other,
};
const causes = {
  not_received: m.notice_cause_not_received,
  illness: m.notice_cause_illness,
  away: m.notice_cause_away,
  technical: m.notice_cause_technical,
  other_cause: m.notice_cause_other,
};
const partsOfDay = {
  morning: m.notice_part_morning,
  midday: m.notice_part_midday,
  afternoon: m.notice_part_afternoon,
};
const spoken = { en: m.notice_language_en, hi: m.notice_language_hi, mr: m.notice_language_mr };

const wordsHints: Partial<Record<ResponseKind, () => string>> = {
  answer: m.notice_hint_answer_words,
  identity: m.notice_hint_identity_words,
  reopening: m.notice_hint_reopening_words,
};

export const controls: Record<ResponseField, ComponentType<ControlProps>> = {
  stance: (props) => (
    <Picks
      {...props}
      name="stance"
      label={m.notice_label_stance()}
      all={STANCES}
      says={stances}
      hint={m.notice_hint_admit()}
    />
  ),
  grounds: (props) => (
    <Picks
      {...props}
      name="grounds"
      label={m.notice_label_grounds()}
      all={GROUNDS}
      says={grounds}
      many
    />
  ),
  shape: (props) => (
    <Picks {...props} name="shape" label={m.notice_label_shape()} all={SHAPES} says={shapes} />
  ),
  reason: (props) => (
    <Picks {...props} name="reason" label={m.notice_label_reason()} all={REASONS} says={reasons} />
  ),
  cause: (props) => (
    <Picks {...props} name="reason" label={m.notice_label_cause()} all={CAUSES} says={causes} />
  ),
  part: (props) => (
    <Picks
      {...props}
      name="part"
      label={m.notice_label_part()}
      all={PARTS_OF_DAY}
      says={partsOfDay}
    />
  ),
  language: (props) => (
    <Picks
      {...props}
      name="language"
      label={m.notice_label_language()}
      all={languages}
      says={spoken}
    />
  ),
  words: Words,
  amount: (props) => (
    <Line
      {...props}
      name="amount"
      label={m.notice_label_amount()}
      hint={m.notice_hint_amount()}
      inputMode="decimal"
    />
  ),
  count: (props) => (
    <Line
      {...props}
      name="count"
      label={m.notice_label_count()}
      hint={m.notice_hint_count()}
      inputMode="numeric"
    />
  ),
  firstOn: (props) => (
    <Line {...props} name="firstOn" label={m.notice_label_first_on()} type="date" />
  ),
  day: (props) => <Line {...props} name="day" label={m.notice_label_day()} type="date" />,
  phone: (props) => (
    <Line
      {...props}
      name="phone"
      label={m.notice_label_phone()}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  ),
  days: (props) => (
    <Line
      {...props}
      name="days"
      label={m.notice_label_days()}
      hint={`1–${EXTENSION_MAX}`}
      inputMode="numeric"
    />
  ),
  name: (props) => (
    <Line {...props} name="name" label={m.notice_label_name()} autoComplete="name" />
  ),
  capacity: (props) => (
    <Line
      {...props}
      name="capacity"
      label={m.notice_label_capacity()}
      hint={m.notice_hint_capacity()}
      autoComplete="organization-title"
    />
  ),
  agrees: Agrees,
  heads: Heads,
  files: Files,
  place: Place,
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

function Picks<Value extends string>({
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
  const mend = fields[name];
  const held = content[name];
  const isHeld = (value: string) =>
    typeof held === 'string' ? held === value : held.includes(value);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, { hint: Boolean(hint), mend: Boolean(mend) })}
    >
      <legend>
        {label}
        <Optional kind={kind} name={name} />
      </legend>
      <Mend id={id}>{mend}</Mend>
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

function Line({
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
  const mend = fields[name];
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
        aria-invalid={mend ? true : undefined}
        aria-describedby={describedBy(id, { hint: Boolean(hint), mend: Boolean(mend) })}
      />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <Mend id={id}>{mend}</Mend>
    </div>
  );
}

function Words({ kind, content, fields }: ControlProps) {
  const hint = wordsHints[kind]?.();
  const mend = fields.words;
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
        aria-invalid={mend ? true : undefined}
        aria-describedby={describedBy('f-words', { hint: Boolean(hint), mend: Boolean(mend) })}
      />
      <Mend id="f-words">{mend}</Mend>
    </div>
  );
}

/** What the box says where it is no yes to talks. */
const ticks: Partial<Record<ResponseKind, () => string>> = {
  agreement: m.notice_agree_arbitration,
  fast_track: m.notice_agree_fast_track,
  leaving: m.notice_agree_leaving,
  withdrawal_consent: m.notice_agree_withdrawal,
};

/** The tick; the very words that become the consent stand above the form (consented.tsx). */
function Agrees({ kind, content, fields }: ControlProps) {
  const mend = fields.agrees;
  return (
    <div className="field">
      <label className="pick">
        <input
          type="checkbox"
          id="f-agrees"
          name="agrees"
          value="yes"
          defaultChecked={content.agrees}
          aria-invalid={mend ? true : undefined}
          aria-describedby={describedBy('f-agrees', { hint: false, mend: Boolean(mend) })}
        />{' '}
        <span>{(ticks[kind] ?? m.notice_agree_talks)()}</span>
      </label>
      <Mend id="f-agrees">{mend}</Mend>
    </div>
  );
}

function Files({ content, notice, fields }: ControlProps) {
  // Whoever has shown nothing sends words alone; a paper from her can come by mail.
  if (!notice.isVerified) return null;
  const mend = fields.files;
  return (
    <div className="field">
      <label htmlFor="f-files">
        {m.notice_form_files()}
        <small> ({m.notice_form_optional()})</small>
      </label>
      <p className="hint" id="f-files-hint">
        {m.notice_form_files_hint({ most: DOCUMENT_MB })}
      </p>
      {content.files.map(({ token, title, size }) => (
        <p key={token} className="kept">
          <span dir="auto">{title}</span>
          <input type="hidden" name="fileToken" value={token} />
          <input type="hidden" name="fileTitle" value={title} />
          <input type="hidden" name="fileSize" value={size} />
          <button type="submit" name="intent" value={`off-${token}`} className="second">
            {m.notice_form_file_off({ name: title })}
          </button>
        </p>
      ))}
      <FileInput
        id="f-files"
        name="upload"
        multiple
        accept={DOCUMENT_ACCEPT}
        aria-invalid={mend ? true : undefined}
        aria-describedby={describedBy('f-files', { hint: true, mend: Boolean(mend) })}
      />
      <progress max={1} hidden aria-label={m.notice_form_sending()} />
      <Mend id="f-files">{mend}</Mend>
    </div>
  );
}
