import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { named, PASSKEY_NAME_MAX, passkey_unnamed, SOURCE } from './passkeys.ts';
import { Id, Proof, proofErrors, proofSentences } from './schemas.ts';

const unknown = { status: 404, when: 'It is nobody’s passkey, or somebody else’s.' } as const;

export const passkeyNaming = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  needs: 'change_ways_in',
  summary: 'Give a passkey another name.',
  source: SOURCE,
  input: z.strictObject({ id: Id, name: line(PASSKEY_NAME_MAX) }),
  output: z.object({ kept: z.boolean() }),
  check: named,
  errors: { passkey_unnamed, passkey_unknown: unknown },
  sentences: { passkey_unnamed: m.passkey_unnamed, passkey_unknown: m.passkey_unknown },
});

export const passkeyRemoval = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  needs: 'change_ways_in',
  summary: 'Take a passkey away: it signs nobody in any more.',
  source: SOURCE,
  input: z.strictObject({ id: Id, password: Proof }),
  output: z.object({ removed: z.boolean() }),
  errors: {
    ...proofErrors,
    passkey_unknown: unknown,
    factor_required: {
      status: 409,
      when: 'Their role asks for a second factor, and this is the last one.',
    },
  },
  sentences: {
    ...proofSentences,
    passkey_unknown: m.passkey_unknown,
    factor_required: m.factor_required,
  },
});
