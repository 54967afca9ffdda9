import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';

/** What signatures that were made here lead to. */
export const signingAuthority = endpoint({
  method: 'GET',
  path: '/.well-known/munch-signing-authority.pem',
  needs: 'visit',
  source: 'Decision 0260: papers are signed in counterparts and sealed',
  summary:
    'The certificates of the institution’s own signing authority, old ones too. It is no licensed Certifying Authority: with them a reader sees that a paper was not changed.',
  input: z.strictObject({}),
  answers: 'application/x-pem-file',
  output: z.string(),
  errors: {},
  sentences: {},
});
