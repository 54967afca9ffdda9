import * as z from 'zod/mini';
import { endpoint, type OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ACCESS_PLACES, STANDINGS } from '../rules/access.ts';
import { INVITED_AS } from '../rules/invitations.ts';
import { Id, moveErrors } from './words.ts';

const { unknown } = moveErrors;

export const disputeWorkspace = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/workspace',
  needs: 'have_account',
  summary:
    'Which dispute it is, as what the caller stands in it, and which of its places they may enter.',
  source: 'Law and lifecycle 6.8, I2 and I4: what is whose stands in one table',
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    as: z.enum(STANDINGS),
    /** As what a party let them in; null for whoever is there by their own right. */
    invitedAs: z.nullable(z.enum(INVITED_AS)),
    /** Of several on a side the caller's own, else the first. */
    claimant: z.string(),
    respondent: z.string(),
    places: z.array(z.enum(ACCESS_PLACES)),
    /** Whether the caller may end talks to settle now, by a word in writing (ACA s. 76(d); Mediation Act 2023 s. 24). */
    mayLeaveTalks: z.boolean(),
    /** Whether somebody leads talks now, so that there are sessions. */
    hasSessions: z.boolean(),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

/** A place that may be entered; the table of who may is `disputes/rules/access.ts`. */
export type WorkspacePlace = OutputOf<typeof disputeWorkspace>['places'][number];
/** How the reader stands in a dispute. */
export type WorkspaceStanding = Pick<OutputOf<typeof disputeWorkspace>, 'as' | 'invitedAs'>;
