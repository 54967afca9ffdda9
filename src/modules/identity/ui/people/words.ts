import type { GivenRole } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';

const NAMES: Record<GivenRole, () => string> = {
  neutral: m.role_neutral,
  case_officer: m.role_case_officer,
  registrar: m.role_registrar,
  accounts: m.role_accounts,
  committee: m.role_committee,
  administrator: m.role_administrator,
};

export function roleName(role: GivenRole): string {
  return NAMES[role]();
}
