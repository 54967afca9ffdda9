import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { NAMED_AS } from '../rules/continuing/named.ts';

/** What the caller is asked since they disclosed, and whom it is about; null where nothing is asked. */
export const OpenQuestion = z.nullable(
  z.object({
    /** By which an answer says that it is of these names. */
    asked: z.string(),
    dueOn: z.nullable(CivilDay),
    names: z.array(z.object({ name: z.string(), kind: z.enum(NAMED_AS) })),
  }),
);

/** A neutral who was asked again, because of whom, and what they answered; the same for everybody who reads it (ACA s. 18). */
export const AskedAgain = z.object({
  name: z.string(),
  on: CivilDay,
  names: z.string(),
  dueOn: z.nullable(CivilDay),
  answer: z.nullable(
    z.object({ on: CivilDay, isNothing: z.boolean(), documentId: z.nullable(Id) }),
  ),
  isLeft: z.boolean(),
});

export const nothingDisclosure = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/nothing-to-disclose',
  needs: 'have_account',
  summary:
    'Answer that nothing is to be disclosed of those who came since the disclosure, signed with one’s name. `asked` is the question that the page showed; where somebody else has come, nothing is signed.',
  source: 'ACA s. 12(2); Mediation Act 2023 s. 10',
  input: z.strictObject({ id: Id, asked: line(64), signedAs: line(200) }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    name_differs: { status: 422, when: 'It is signed with another name than the panel has.' },
    names_changed: { status: 409, when: 'Somebody else has come since the page was read.' },
  },
  sentences: {
    ...moveSentences,
    name_differs: m.disclosure_error_name,
    names_changed: m.again_error_changed,
  },
});

export const continuingEndpoints: readonly Endpoint[] = [nothingDisclosure];
