import type { CodePurpose as AnyPurpose } from '#modules/codes/rules/policies.ts';

/** What identity sends a code or a link for; how each is, stands in codes/rules/policies.ts. */
export type SignInPurpose = Exclude<AnyPurpose, 'notice' | 'draft' | 'signature'>;
