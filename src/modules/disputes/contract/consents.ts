import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSENT_KINDS } from '../rules/consents.ts';
import { NOTE_LEAST, SHOWN_BY } from '../rules/identifying.ts';
import {
  changedErrors,
  changedSentences,
  done,
  Id,
  moveErrors,
  moveSentences,
  Version,
  why,
} from './desk-words.ts';
import { StateName } from './words.ts';

const SOURCE = 'ACA ss. 7 and 29B; law and lifecycle 3.3 and 6.8, I5 and I11';

const identifyErrors = {
  note_short: {
    status: 422,
    when: `What was said or found has fewer than ${NOTE_LEAST} characters.`,
  },
  document_missing: {
    status: 422,
    when: 'No paper of the dispute that somebody brought is named.',
  },
  number_missing: { status: 422, when: 'It does not say which number was called.' },
  number_of_claimant: {
    status: 422,
    when: 'The number stands in the request: whoever claims wrote it there.',
  },
  source_missing: {
    status: 422,
    when: 'It does not say where the number is from, or on which page the address is named.',
  },
  account_missing: {
    status: 422,
    when: 'The consent was not given in an account with a proved address.',
  },
} as const;
const identifySentences = {
  note_short: m.office_consent_note_short,
  document_missing: m.office_consent_document_missing,
  number_missing: m.office_consent_number_missing,
  number_of_claimant: m.office_consent_number_of_claimant,
  source_missing: m.office_consent_source_missing,
  account_missing: m.office_consent_account_missing,
} as const;
const consentErrors = {
  consent_unknown: {
    status: 409,
    when: 'The consent was taken back or fell, or is none of this dispute.',
  },
} as const;
const consentSentences = { consent_unknown: m.office_consent_unknown } as const;

export const consentProof = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/consents/:consent/proofs',
  needs: 'work_disputes',
  summary:
    'Say by what it is shown who gave a consent: a paper, a call that was logged, or an account that the agreement names.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    consent: Id,
    version: Version,
    method: z.enum(SHOWN_BY),
    document: z.nullable(Id),
    called: line(40),
    source: line(300),
    note: lines(5000),
  }),
  output: done,
  errors: { ...changedErrors, ...moveErrors, ...identifyErrors, ...consentErrors },
  sentences: { ...changedSentences, ...moveSentences, ...identifySentences, ...consentSentences },
});

export const paperConsent = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/consents',
  needs: 'work_disputes',
  summary: 'Record a consent that a party gave on paper, after the paper was validated.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    version: Version,
    party: Id,
    kind: z.enum(CONSENT_KINDS),
    signer: line(200),
    capacity: z.enum(['party', 'representative']),
    document: Id,
    note: lines(5000),
  }),
  output: done,
  errors: {
    ...changedErrors,
    ...moveErrors,
    ...identifyErrors,
    name_missing: { status: 422, when: 'It does not say who signed.' },
  },
  sentences: {
    ...changedSentences,
    ...moveSentences,
    ...identifySentences,
    name_missing: m.office_consent_name_missing,
  },
});

export const consentDecision = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/consents/:consent/decision',
  needs: 'decide_disputes',
  summary:
    'Decide that a consent stands although the party denies it, or that it counts for nothing.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    consent: Id,
    version: Version,
    outcome: z.enum(['upheld', 'fallen']),
    why: why(),
  }),
  output: done,
  errors: { ...changedErrors, ...moveErrors, ...consentErrors },
  sentences: { ...changedSentences, ...moveSentences, ...consentSentences },
});

export const basisWithdrawal = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/basis-withdrawal',
  needs: 'decide_disputes',
  summary:
    'Take a wrong basis back: the dispute stands at the gate again, and nothing that followed from it counts.',
  source: 'Law and lifecycle 3.3; ACA ss. 21 and 43',
  input: z.strictObject({ id: Id, version: Version, why: why() }),
  output: done,
  errors: {
    ...changedErrors,
    ...moveErrors,
    reasons_short: { status: 422, when: 'The reasons have fewer than twenty characters.' },
  },
  sentences: { ...changedSentences, ...moveSentences, reasons_short: m.office_gate_reasons_short },
});

const Moved = z.object({ id: Id, state: StateName });

export const consentWithdrawal = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/consents/:kind/withdrawal',
  needs: 'have_account',
  summary: 'Take one’s consent back, as long as not everybody’s counts.',
  source: SOURCE,
  input: z.strictObject({ id: Id, kind: z.enum(CONSENT_KINDS), party: Id }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const consentDenial = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/consents/:kind/denial',
  needs: 'have_account',
  summary:
    'Say that a consent in one’s name is not one’s own. It counts for nothing until the registrar has decided.',
  source: SOURCE,
  input: z.strictObject({ id: Id, kind: z.enum(CONSENT_KINDS), party: Id, reason: lines(5000) }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

/** A box ticked and a name typed: the same for every agreement that is signed on a page of ours. */
export const signing = {
  input: z.strictObject({ id: Id, party: Id, name: line(200), agreed: z.boolean() }),
  errors: {
    ...moveErrors,
    not_agreed: { status: 422, when: 'The box was not ticked.' },
    name_missing: { status: 422, when: 'The name was not typed.' },
  },
  sentences: {
    ...moveSentences,
    not_agreed: m.case_error_not_agreed,
    name_missing: m.case_error_name_missing,
  },
} as const;

export const fastTrackAgreement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/fast-track-agreement',
  needs: 'have_account',
  summary:
    'Sign the agreement to the fast track. Its shorter times count only once every party has signed and is known.',
  source: 'ACA s. 29B',
  ...signing,
  output: Moved,
});
