import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { EARLIEST, LATEST, NOTED_TRAITS, PROCESSES, TRACKS } from '../rules/words.ts';

export {
  type ClockProcess,
  type ClockTrack,
  EARLIEST,
  LATEST,
  NOTED_TRAITS,
  type NotedTrait,
  PROCESSES,
  TRACKS,
} from '../rules/words.ts';

const day = (description: string) => z.string().check(z.meta({ format: 'date', description }));
const optionalCount = () => z.optional(z.number());

const Foreseen = z.object({
  id: z.string().check(z.meta({ description: 'The limit, as its row in the pack is called.' })),
  startedOn: day('Not counted itself.'),
  event: z
    .string()
    .check(z.meta({ description: 'What it is counted from; its day is not counted.' })),
  length: z.object({
    months: optionalCount(),
    days: optionalCount(),
    workingDays: optionalCount(),
    hours: optionalCount(),
  }),
  lastDay: day('The last day as it is counted, before it moves to a working day.'),
  dueOn: day('The last day on which it is in time.'),
  takenUntil: day(
    'Until when an act is taken and marked where the last day is a closed one (General Clauses Act 1897 s. 10).',
  ),
  whose: z.enum([
    'claimant',
    'respondent',
    'party',
    'all',
    'officer',
    'registrar',
    'arbitrator',
    'neutral',
    'scrutineer',
    'court',
  ]),
  kind: z.enum(['statutory', 'institutional']),
  citation: z.string(),
  given: z.boolean().check(
    z.meta({
      description:
        'It follows from what was asked alone; otherwise each step before it took its whole time.',
    }),
  ),
  remindedBefore: z.array(z.number()),
  isConfirmed: z.boolean().check(
    z.meta({
      description: "The holidays of its years were compared with the Government's notification.",
    }),
  ),
  isRowConfirmed: z
    .boolean()
    .check(
      z.meta({ description: 'A lawyer has confirmed the length and what it is counted from.' }),
    ),
});

export const whatIfServed = endpoint({
  method: 'GET',
  path: '/api/clocks/what-if',
  needs: 'visit', // the law is public
  summary:
    'Every date of a proceeding, if the first paper was received on a day and everybody then takes the whole of their time.',
  source: 'Law and lifecycle 6.2; General Clauses Act 1897 s. 3(35), 9 and 10',
  input: z.strictObject({
    process: z.enum(PROCESSES),
    track: z
      .optional(z.enum([...TRACKS, '']))
      .check(z.meta({ description: 'Counts in an arbitration; online without it.' })),
    trait: z.optional(z.enum([...NOTED_TRAITS, ''])).check(
      z.meta({
        description:
          'International commercial (ACA s. 2(1)(f)) or under SEBI’s rules; domestic and neither without it.',
      }),
    ),
    served: z.optional(line(10)).check(
      z.meta({
        format: 'date',
        description: `A civil day in India, from ${EARLIEST} to ${LATEST}; today without it.`,
      }),
    ),
  }),
  output: z.object({
    process: z.enum(PROCESSES),
    track: z.enum(TRACKS),
    served: day('As it was asked.'),
    pack: z.object({
      id: z.string(),
      version: z.number(),
      inForceFrom: day('For what is submitted from then on.'),
    }),
    holidays: z.object({ version: z.number(), unconfirmedYears: z.array(z.number()) }),
    dates: z.array(Foreseen),
  }),
  errors: {
    day_invalid: { status: 422, when: 'served is no day of the calendar, or too far away.' },
  },
  sentences: { day_invalid: m.clocks_day_invalid },
});
