/** Who may act. `visitor` is anybody who has not signed in; `person` is everybody who has. */
export const roles = [
  'visitor',
  'person',
  'neutral',
  'case_officer',
  'registrar',
  'accounts',
  'committee',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** Roles that somebody gives. The other two follow from signing in. */
export const givenRoles = [
  'neutral',
  'case_officer',
  'registrar',
  'accounts',
  'committee',
  'administrator',
] as const;
export type GivenRole = (typeof givenRoles)[number];

/** What an endpoint asks of whoever calls it. Which roles have it stands in identity/rules/permissions.ts, and nowhere else. */
export const permissions = [
  'visit',
  'have_account',
  'verify_second_factor',
  'change_ways_in',
  'keep_profile',
  'work_office',
  'work_enquiries',
  'read_applications',
  'check_applications',
  'decide_applications',
  'change_settings',
  'give_roles',
  'run_system',
  'read_record',
  'read_invoices',
  'confirm_payments',
  'work_disputes',
  'decide_disputes',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who asks, as far as it is proved at this moment (identity/rules/may-act.ts): a session that owes its second factor is
 * nobody, and a role whose power has ended is not among the roles. So a handler believes it and asks no more.
 */
export type Viewer = {
  personId: string;
  sessionId: string;
  /** The roles that count now; always with `person`. */
  roles: readonly Role[];
  /** When a second factor was given in this session. */
  secondFactorAt: Date | null;
  /** All that the server would allow now. */
  may: readonly Permission[];
};

/** What comes of asking: in, or why not. */
export type Admission = 'admitted' | 'sign_in_needed' | 'second_factor_needed' | 'not_allowed';

/**
 * Somebody of the office asks to work on a dispute of their own (disputes/actions/conflict-of-interest.ts). It is thrown where rows are
 * looked up, so that no act of the office forgets the question, and `platform/http.ts` answers it with its sentence.
 */
export class OwnDisputeError extends Error {}
