import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  Device,
  Id,
  Moment,
  Proof,
  passwordErrors,
  passwordSentences,
  proofErrors,
  proofSentences,
  typedPassword,
} from './schemas.ts';

export type { NotificationChoice } from '../rules/choices.ts';

export { NAME_MAX, WHY_MAX } from './schemas.ts';

export { EMAIL_MAX };

export const sessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  needs: 'have_account',
  summary: 'Where whoever asks is signed in now.',
  source: 'ASVS 5.0, 7.5.2',
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: Id,
        isThis: z.boolean(),
        device: Device,
        network: z.string(),
        since: Moment,
        seenAt: Moment,
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const sessionEnd = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  needs: 'change_ways_in',
  summary: 'Sign out one of one’s own sessions.',
  source: 'ASVS 5.0, 7.5.2',
  input: z.strictObject({ id: Id, password: Proof }),
  output: z.object({ ended: z.number() }),
  errors: {
    session_unknown: {
      status: 404,
      when: 'It is nobody’s session, somebody else’s, or it ended before.',
    },
    ...proofErrors,
  },
  sentences: { session_unknown: m.account_session_unknown, ...proofSentences },
});

export const otherSessionsEnd = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  needs: 'change_ways_in',
  summary: 'Sign out everywhere but here.',
  source: 'ASVS 5.0, 7.4.3 and 7.5.2',
  input: z.strictObject({ password: Proof }),
  output: z.object({ ended: z.number() }),
  errors: proofErrors,
  sentences: proofSentences,
});

export const passwordChange = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  needs: 'change_ways_in',
  summary: 'Change one’s password, with the one before. Every other session ends.',
  source: 'ASVS 5.0, 6.2.2 and 6.2.3',
  input: z.strictObject({ current: Proof, password: typedPassword() }),
  output: z.object({ changed: z.boolean() }),
  errors: { ...proofErrors, ...passwordErrors },
  sentences: { ...proofSentences, ...passwordSentences },
});

const addressLimit = {
  too_many: {
    status: 429,
    when: 'Too many letters to this address or from this network; `Retry-After` says how long to wait.',
  },
} as const;

export const addressRequest = endpoint({
  method: 'POST',
  path: '/api/account/address',
  needs: 'change_ways_in',
  summary:
    'Ask for another e-mail address or mobile number. A code goes to it; the answer is the same where somebody has it already.',
  source: 'Users ask: nobody’s address is changed silently; ASVS 5.0, 6.3.7 and 7.5.1',
  status: 202,
  input: z.strictObject({ address: line(EMAIL_MAX), password: Proof }),
  output: z.object({ ticket: Id }),
  errors: {
    username_invalid: { status: 422, when: 'It is neither an e-mail address nor a mobile number.' },
    address_same: { status: 422, when: 'It is one’s own already.' },
    ...addressLimit,
    ...proofErrors,
  },
  sentences: {
    username_invalid: m.sign_in_username_invalid,
    address_same: m.account_address_same,
    too_many: m.sign_in_too_many,
    ...proofSentences,
  },
});

export const addressChange = endpoint({
  method: 'PUT',
  path: '/api/account/address',
  needs: 'change_ways_in',
  summary:
    'Change it, with the code that came there. The address from before is told, and every other session ends.',
  source: 'Users ask: nobody’s address is changed silently; ASVS 5.0, 6.3.7 and 7.4.3',
  input: z.strictObject({ ticket: Id, code: line(40) }),
  output: z.object({ changed: z.boolean() }),
  errors: {
    code_wrong: { status: 422, when: 'It is not the code that was sent.' },
    code_over: {
      status: 410,
      when: 'The code was used, is older than ten minutes, was typed wrong five times, or is another’s.',
    },
    address_taken: { status: 409, when: 'Somebody else has shown meanwhile that it is theirs.' },
    ...addressLimit,
  },
  sentences: {
    code_wrong: m.sign_in_code_wrong,
    code_over: m.sign_in_code_over,
    address_taken: m.account_address_taken,
    too_many: m.sign_in_too_many,
  },
});
