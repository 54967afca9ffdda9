import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { SEAL_DECISIONS } from '../rules/seals.ts';

const WHY_MAX = 1000;
const SOURCE =
  'ACA ss. 18, 24(3) and 42A: what is confidential stays so, and both sides know that it is there';

const errors = {
  unknown: {
    status: 404,
    when: 'There is no such dispute or paper, or the caller may not read it.',
  },
  why_missing: { status: 422, when: 'No reason is given.' },
  sealed_already: { status: 409, when: 'It is sealed.' },
} as const;
const sentences = {
  unknown: m.papers_unknown_paper,
  why_missing: m.papers_why_missing,
  sealed_already: m.papers_sealed_already,
} as const;

export const sealRequest = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/seal-requests',
  needs: 'have_account',
  summary:
    'Ask that a paper be sealed. Nothing is sealed by it: both sides read the reason, and the registrar decides.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, paper: Id, why: lines(WHY_MAX) }),
  output: z.object({ id: Id }),
  errors: {
    ...errors,
    asked_already: { status: 409, when: 'Somebody asked, and it is not decided.' },
  },
  sentences: { ...sentences, asked_already: m.papers_seal_asked_already },
});

export const sealDecision = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/seal',
  needs: 'decide_disputes',
  summary:
    'Seal a paper of the record, decline what was asked, or lift the seal. While it is sealed its words and bytes are for the party that filed it, the parties that the order names, whoever decides and the office that keeps it; the others see its number, its hash and the reason.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    paper: Id,
    decision: z.enum(SEAL_DECISIONS),
    why: lines(WHY_MAX),
    /** Parties whom the order lets read it beside the one that filed it. */
    readers: z.array(Id).check(z.maxLength(100)),
  }),
  output: z.object({ id: Id }),
  errors: {
    ...errors,
    not_asked: { status: 409, when: 'Nobody asked, or it is decided.' },
    not_sealed: { status: 409, when: 'It is not sealed.' },
    party_unknown: { status: 422, when: 'A reader is no party of the dispute.' },
  },
  sentences: {
    ...sentences,
    not_asked: m.papers_seal_not_asked,
    not_sealed: m.papers_not_sealed,
    party_unknown: m.papers_seal_party_unknown,
  },
});

export const sealEndpoints = [sealRequest, sealDecision];
