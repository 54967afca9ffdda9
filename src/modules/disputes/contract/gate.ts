import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  APPOINTERS,
  CLAUSES,
  changedErrors,
  changedSentences,
  done,
  Id,
  moveErrors,
  moveSentences,
  ORDERS,
  PROPOSERS,
  Version,
} from './desk-words.ts';

export const GateFindings = z.strictObject({
  clause: z.enum(CLAUSES),
  wasMadeBeforeDispute: z.boolean(),
  isTextShown: z.boolean(),
  isVersionShown: z.boolean(),
  wasAccessible: z.boolean(),
  proposedBy: z.enum(PROPOSERS),
  appointer: z.enum(APPOINTERS),
  isTiedToOneSide: z.boolean(),
  isConsumerClause: z.boolean(),
  signedAfterwards: z.enum(['nobody', 'some', 'all']),
  agreementNamesInstitution: z.boolean(),
  order: z.enum(ORDERS),
  isOrderShown: z.boolean(),
  orderNamesInstitution: z.boolean(),
});

export const basisDecision = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/basis',
  needs: 'decide_disputes',
  summary:
    'Decide the basis of an appointment: findings, reasons and papers; the findings say what it comes to.',
  source: 'Law and lifecycle 3.3; Perkins Eastman (2019), CORE (2024)',
  status: 201,
  input: z.strictObject({
    id: Id,
    version: Version,
    findings: GateFindings,
    reasons: lines(10_000),
    papers: z.array(z.strictObject({ id: Id, page: line(100) })).check(z.maxLength(50)),
  }),
  output: done,
  errors: {
    ...changedErrors,
    ...moveErrors,
    reasons_short: { status: 422, when: 'The reasons have fewer than twenty characters.' },
    paper_missing: {
      status: 422,
      when: 'The paper on which the basis stands is not among those that were looked at.',
    },
    paper_unknown: { status: 422, when: 'One of the papers is none of this dispute.' },
    agreement_unsigned: { status: 409, when: 'Not all of the parties have signed here.' },
  },
  sentences: {
    ...changedSentences,
    ...moveSentences,
    reasons_short: m.office_gate_reasons_short,
    paper_missing: m.office_gate_paper_missing,
    paper_unknown: m.office_gate_paper_unknown,
    agreement_unsigned: m.office_gate_agreement_unsigned,
  },
});
