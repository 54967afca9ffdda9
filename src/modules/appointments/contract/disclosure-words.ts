import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import type { CountedAppointment } from '../rules/disclosure/disclosure.ts';
import { type DisclosureQuestion, sourceOf } from '../rules/disclosure/questions.ts';
import type { NeutralRole } from '../rules/moves.ts';

const questions: Record<DisclosureQuestion, () => string> = {
  adviser: m.disclosure_q_adviser,
  management: m.disclosure_q_management,
  counsel: m.disclosure_q_counsel,
  family: m.disclosure_q_family,
  interest: m.disclosure_q_interest,
  this_dispute: m.disclosure_q_this_dispute,
  former_work: m.disclosure_q_former_work,
  former_appointments: m.disclosure_q_former_appointments,
  colleagues: m.disclosure_q_colleagues,
  adverse: m.disclosure_q_adverse,
  public_position: m.disclosure_q_public_position,
  other_office: m.disclosure_q_other_office,
  other_doubts: m.disclosure_q_other_doubts,
  time: m.disclosure_q_time,
};

/** What is asked; the twelve months of an award are asked of nobody who leads talks. */
export function questionWords(question: DisclosureQuestion, role: NeutralRole): string {
  const isOfTalks = question === 'time' && role !== 'arbitrator';
  return isOfTalks ? m.disclosure_q_time_talks() : questions[question]();
}

/** Of which Schedule and which items a question is. */
export function itemsWords(question: DisclosureQuestion): string {
  const { items, bars } = sourceOf[question];
  if (items === '') return m.disclosure_section();
  return bars ? m.disclosure_items_bar({ items }) : m.disclosure_items({ items });
}

export function countedWords({ on, party, isHere }: CountedAppointment): string {
  const day = dayInWords(on);
  return isHere
    ? m.disclosure_counted_here({ day, party })
    : m.disclosure_counted_elsewhere({ day, party });
}

/** In which form it is signed, and by which law. */
export function disclosureLaw(role: NeutralRole): string {
  return role === 'arbitrator' ? m.disclosure_law() : m.disclosure_law_talks();
}
