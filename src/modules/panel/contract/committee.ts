import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import type { VoteRefusal } from '../rules/vote.ts';
import {
  CivilDay,
  FACTS_MAX,
  Id,
  moveErrors,
  moveSentences,
  NOTE_MAX,
  OUTCOMES,
  PRINCIPLES,
  reasons,
  unknownErrors,
  unknownSentences,
} from './words.ts';

const SOURCE = 'Code of conduct; law and lifecycle 3.9';

const voteErrors = {
  declare_first: { status: 409, when: 'The member has not declared whether there is a relation.' },
  recused: { status: 409, when: 'The member declared a relation.' },
  worked_on_it: {
    status: 409,
    when: 'The member checked this file or gave the notice themselves.',
  },
  voted_already: { status: 409, when: 'The member has voted on this.' },
  decided_already: { status: 409, when: 'Two members are of one mind already.' },
  reason_missing: moveErrors.reason_missing,
} satisfies Record<VoteRefusal, Refusal>;
const voteSentences: Record<VoteRefusal, () => string> = {
  declare_first: m.office_panel_declare_first,
  recused: m.office_panel_recused,
  worked_on_it: m.office_panel_worked_on_it,
  voted_already: m.office_panel_voted_already,
  decided_already: m.office_panel_decided_already,
  reason_missing: moveSentences.reason_missing,
};

export const memberDeclaration = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/declarations',
  needs: 'decide_applications',
  summary:
    'Declare that there is no relation to the applicant, or which. Who declares one takes no part and sees no vote.',
  source: SOURCE,
  input: z.strictObject({ id: Id, hasRelation: z.boolean(), relation: lines(NOTE_MAX) }),
  output: z.object({ declared: z.enum(['none', 'relation']) }),
  errors: {
    ...unknownErrors,
    relation_missing: { status: 422, when: 'A relation is declared and not described.' },
    recused: voteErrors.recused,
  },
  sentences: {
    ...unknownSentences,
    relation_missing: m.office_panel_relation_missing,
    recused: voteSentences.recused,
  },
  check: ({ hasRelation, relation }) =>
    hasRelation === true && String(relation ?? '').trim() === ''
      ? { code: 'relation_missing', field: 'relation' }
      : null,
});

export const listingVote = endpoint({
  method: 'POST',
  path: '/api/panel/listings/:id/votes',
  needs: 'decide_applications',
  summary:
    'Vote on a place. When two members are of one mind the place moves, in the same transaction.',
  source: SOURCE,
  input: z.strictObject({ id: Id, verdict: z.enum(['agree', 'decline']), reasons: reasons() }),
  output: z.object({ decided: z.nullable(z.enum(['agree', 'decline'])) }),
  errors: { ...unknownErrors, ...moveErrors, ...voteErrors },
  sentences: { ...unknownSentences, ...moveSentences, ...voteSentences },
});

const proceedingErrors = {
  reply_awaited: { status: 409, when: 'There is no reply and the fourteen days are not over.' },
  proceeding_decided: { status: 409, when: 'It is decided.' },
  until_missing: { status: 422, when: 'A suspension has no last day.' },
  until_past: { status: 422, when: 'The last day of the suspension is not after today.' },
} satisfies Record<string, Refusal>;
const proceedingSentences = {
  reply_awaited: m.office_panel_reply_awaited,
  proceeding_decided: m.office_panel_proceeding_decided,
  until_missing: m.office_panel_until_missing,
  until_past: m.office_panel_until_past,
};

export const conductNotice = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/proceedings',
  needs: 'check_applications',
  summary:
    'Give notice of a possible breach of the code of conduct: the principle and the facts. The neutral has 14 days to reply.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, principle: z.enum(PRINCIPLES), facts: lines(FACTS_MAX) }),
  output: z.object({ id: Id, replyDueOn: CivilDay }),
  errors: {
    ...unknownErrors,
    facts_missing: { status: 422, when: 'The facts are empty.' },
    proceeding_open: moveErrors.proceeding_open,
    not_from_here: moveErrors.not_from_here,
  },
  sentences: {
    ...unknownSentences,
    facts_missing: m.office_panel_facts_missing,
    proceeding_open: moveSentences.proceeding_open,
    not_from_here: moveSentences.not_from_here,
  },
  check: ({ facts }) =>
    String(facts ?? '').trim() === '' ? { code: 'facts_missing', field: 'facts' } : null,
});

export const proceedingVote = endpoint({
  method: 'POST',
  path: '/api/panel/proceedings/:id/votes',
  needs: 'decide_applications',
  summary:
    'Vote on what follows from a notice, after the reply or the fourteen days. Two members of one mind decide it.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    outcome: z.enum(OUTCOMES),
    until: z.nullable(CivilDay),
    reasons: reasons(),
  }),
  output: z.object({ decided: z.nullable(z.enum(OUTCOMES)) }),
  errors: { ...unknownErrors, ...voteErrors, ...proceedingErrors },
  sentences: { ...unknownSentences, ...voteSentences, ...proceedingSentences },
});
