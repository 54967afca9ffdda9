/** Who may act. `visitor` is anybody who has not signed in; `person` is everybody who has. */
export const roles = ['visitor', 'person', 'neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Roles that somebody gives. The other two follow from signing in. */
export const givenRoles = ['neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** What an endpoint asks of whoever calls it. Which roles have it stands in identity/rules/permissions.ts, and nowhere else. */
export const permissions = [
  'visit',
  'have_account',
  'verify_second_factor',
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

/** Who asks: a person in one of her sessions, with the roles that she has at this moment. */
export type Viewer = {
  personId: string;
  sessionId: string;
  /** Always with `person`. */
  roles: readonly Role[];
  /** When a second factor was given in this session. */
  secondFactorAt: Date | null;
  /** She turned a second factor on and has not given it in this session: until then nothing of hers is open. */
  owesFactor?: boolean;
};

/** What comes of asking: in, or why not. */
export type Admission = 'admitted' | 'sign_in_needed' | 'second_factor_needed' | 'not_allowed';
