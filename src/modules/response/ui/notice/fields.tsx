import type { ComponentType } from 'react';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import {
  causeWords,
  groundWords,
  offerShapeWords,
  partOfDayWords,
  reasonWords,
  spokenWords,
  stanceWords,
} from '../../contract/choice-words.ts';
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
import { Agrees, Files } from './closing-inputs.tsx';
import type { ControlProps } from './control.tsx';
import { Heads } from './heads.tsx';
import { Line, Picks, Words } from './inputs.tsx';
import { Place } from './place.tsx';

export const controls: Record<ResponseField, ComponentType<ControlProps>> = {
  stance: (props) => (
    <Picks
      {...props}
      name="stance"
      label={m.notice_label_stance()}
      all={STANCES}
      says={stanceWords}
      hint={m.notice_hint_admit()}
    />
  ),
  grounds: (props) => (
    <Picks
      {...props}
      name="grounds"
      label={m.notice_label_grounds()}
      all={GROUNDS}
      says={groundWords}
      many
    />
  ),
  shape: (props) => (
    <Picks
      {...props}
      name="shape"
      label={m.notice_label_shape()}
      all={SHAPES}
      says={offerShapeWords}
    />
  ),
  reason: (props) => (
    <Picks
      {...props}
      name="reason"
      label={m.notice_label_reason()}
      all={REASONS}
      says={reasonWords}
    />
  ),
  cause: (props) => (
    <Picks {...props} name="reason" label={m.notice_label_cause()} all={CAUSES} says={causeWords} />
  ),
  part: (props) => (
    <Picks
      {...props}
      name="part"
      label={m.notice_label_part()}
      all={PARTS_OF_DAY}
      says={partOfDayWords}
    />
  ),
  language: (props) => (
    <Picks
      {...props}
      name="language"
      label={m.notice_label_language()}
      all={languages}
      says={spokenWords}
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
