import * as m from '#messages/all.ts';
import type { ChallengeGround } from '../rules/mandates/grounds.ts';
import { itemsWords } from './disclosure-words.ts';

const names: Record<ChallengeGround, () => string> = {
  adviser: m.challenge_ground_adviser,
  management: m.challenge_ground_management,
  counsel: m.challenge_ground_counsel,
  family: m.challenge_ground_family,
  interest: m.challenge_ground_interest,
  this_dispute: m.challenge_ground_this_dispute,
  former_work: m.challenge_ground_former_work,
  former_appointments: m.challenge_ground_former_appointments,
  colleagues: m.challenge_ground_colleagues,
  adverse: m.challenge_ground_adverse,
  public_position: m.challenge_ground_public_position,
  other_office: m.challenge_ground_other_office,
  other_doubts: m.challenge_ground_other_doubts,
  qualification: m.challenge_ground_qualification,
};

/** A ground with the items of the Schedules that it stands for. */
export function groundWords(ground: ChallengeGround): string {
  const where =
    ground === 'qualification' ? m.challenge_ground_qualification_section() : itemsWords(ground);
  return `${names[ground]()} (${where})`;
}

type MandateEndName =
  | ('withdrew' | 'challenge' | 'parties')
  | ('death' | 'incapacity' | 'failure' | 'court');

export const endWords: Record<MandateEndName, () => string> = {
  withdrew: m.mandate_ground_withdrew,
  challenge: m.mandate_ground_challenge,
  parties: m.mandate_ground_parties,
  death: m.mandate_ground_death,
  incapacity: m.mandate_ground_incapacity,
  failure: m.mandate_ground_failure,
  court: m.mandate_ground_court,
};
