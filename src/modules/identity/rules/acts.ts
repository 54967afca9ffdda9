/** What the record says was done: people, their sessions and their accounts. */
export const identityActs = [
  'person.created',
  'session.started',
  'session.ended',
  'role.given',
  'role.ended',
  'person.agreed',
  'person.verified',
  'password.set',
  'profile.changed',
  'address.changed',
  'choices.changed',
  'sessions.ended',
  'factor.added',
  'factor.given',
  'factor.removed',
  'codes.renewed',
  'passkey.added',
  'passkey.named',
  'passkey.removed',
  'invitation.sent',
  'invitation.withdrawn',
  'data.downloaded',
  'erasure.asked',
  'erasure.withdrawn',
  'erasure.confirmed',
  'erasure.done',
] as const;

export type IdentityAct = (typeof identityActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    identity: IdentityAct;
  }
}
