import * as m from '#messages/all.ts';
import type { DoorName } from './doors.ts';
import type { TimeLeft, TimeUnit } from './time-left.ts';

export const doorNames: Record<DoorName, () => string> = {
  request: m.case_home_door_request,
  notice: m.case_home_door_notice,
  answer: m.case_home_door_answer,
  arbitrator: m.case_home_door_arbitrator,
  papers: m.case_home_door_papers,
  hearing: m.case_home_door_hearing,
  award: m.case_home_door_award,
  invitation: m.case_home_door_invitation,
  reply: m.case_home_door_reply,
  mediator: m.case_home_door_mediator,
  conciliator: m.case_home_door_conciliator,
  talks: m.case_home_door_talks,
  terms: m.case_home_door_terms,
  settlement: m.case_home_door_settlement,
};

export const doorStates = {
  done: m.case_home_done,
  now: m.case_home_now,
  later: m.case_home_later,
} as const;

const units: Record<TimeUnit, (p: { count: number }) => string> = {
  days: m.case_home_days,
  hours: m.case_home_hours,
  minutes: m.case_home_minutes,
};

export function unitInWords({ count, unit }: TimeLeft[number]): string {
  return units[unit]({ count });
}

/** Made when first asked for: making one takes longer than what it parts. */
let signs: Intl.Segmenter | undefined;

/** A party in two letters: of the first two words that have any, whatever script they are in. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  signs ??= new Intl.Segmenter('und');
  const segmenter = signs;
  const first = (word: string | undefined) =>
    word ? ([...segmenter.segment(word)][0]?.segment ?? '') : '';
  return `${first(words[0])}${first(words[1])}`.toUpperCase();
}
