import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id, MomentText, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';

const Drawn = z.array(z.object({ id: Id, name: z.string() }));

export const listDraw = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/tribunal/draw',
  needs: 'have_account',
  summary:
    'What anybody needs to repeat the draw of the list: the seed, what was committed to before, what it signs, and what the draw gave. For a party, once all answers are opened. `node scripts/repeat-draw.ts FILE` repeats it.',
  source: 'Algorithms 2.2 and 2.4: a seed committed before and opened after',
  input: z.strictObject({ id: Id }),
  output: z.object({
    kind: z.literal('munch-draw'),
    version: z.literal(1),
    reference: z.string(),
    list: Id,
    sentAt: MomentText,
    closedAt: MomentText,
    commitment: z.string(),
    seed: z.string(),
    words: z.string(),
    beacon: z.null(),
    places: Drawn,
    equals: Drawn,
  }),
  errors: { unknown: moveErrors.unknown },
  sentences: { unknown: moveSentences.unknown },
});
