import type { InputOf } from '#kernel/endpoint.ts';
import type { acceptance } from '../../contract/invitations.ts';

type Question = Exclude<
  keyof InputOf<typeof acceptance>,
  'id' | 'experience' | 'elsewhere' | 'signedAs' | 'counted' | 'isAsWaived'
>;

/** The field in which a yes is explained; the question itself has its own name. */
export const whatOf = (question: Question): string => `${question}-what`;
