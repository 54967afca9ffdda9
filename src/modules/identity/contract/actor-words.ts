import type { Role } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';

/** As what somebody acted, as the office reads it; `system` is what followed by the clock, or from another act. */
export const actorWords: Record<Role | 'system', () => string> = {
  system: m.office_actor_system,
  visitor: m.office_actor_visitor,
  person: m.office_actor_person,
  neutral: m.role_neutral,
  case_officer: m.role_case_officer,
  registrar: m.role_registrar,
  accounts: m.role_accounts,
  committee: m.role_committee,
  administrator: m.role_administrator,
};
