import type { ComponentType } from 'react';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import {
  CAUSES,
  EXTENSION_MAX,
  GROUNDS,
  PARTS_OF_DAY,
  REASONS,
  type ResponseField,
  SHAPES,
  STANCES,
} from '../../contract/words.ts';
import type { ControlProps } from './control.tsx';
import { Heads } from './heads.tsx';
import { Agrees, Files, Line, Picks, Words } from './inputs.tsx';
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
