import * as m from '#messages/all.ts';
import type { AccessPlace, StandingAs } from '../rules/access.ts';
import type { InvitedAs } from '../rules/invitations.ts';

export const invitedAsWords: Record<InvitedAs, () => string> = {
  lawyer: m.people_as_lawyer,
  colleague: m.people_as_colleague,
  witness: m.people_as_witness,
};

/** The places of a dispute, as whoever lets somebody in reads them. */
export const placeWords: Record<AccessPlace, () => string> = {
  board: m.case_place_board,
  papers: m.case_home_place_papers,
  calendar: m.calendar_title,
  people: m.case_home_place_people,
  costs: m.case_home_place_costs,
  talk_all: m.people_place_talk_all,
  talk_parties: m.people_place_talk_parties,
  talk_own: m.people_place_talk_own,
  talk_office: m.people_place_talk_office,
  talk_joint: m.people_place_talk_joint,
  talk_caucus: m.people_place_talk_caucus,
  talk_tribunal: m.people_place_talk_tribunal,
};

/** As what somebody stands in a dispute. */
export const standingWords: Record<StandingAs, () => string> = {
  claimant: m.case_claimant,
  respondent: m.case_respondent,
  arbitrator: m.people_role_arbitrator,
  conciliator: m.people_role_conciliator,
  officer: m.people_role_officer,
  registrar: m.people_role_registrar,
};
