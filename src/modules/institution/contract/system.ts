import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const source =
  'Law and lifecycle 6.1: what an administrator looks after: jobs, outbox, failed mail with retry, versions, disk';
const needs = 'run_system' as const;
const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const bytes = () => z.number().check(z.meta({ description: 'In bytes.' }));

const Letter = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string().check(z.meta({ description: 'Masked: its first letter and its domain.' })),
  state: z.enum(['waiting', 'failed']),
  attempts: z.number(),
  reason: z
    .string()
    .check(z.meta({ description: 'What the mail server said, with addresses masked.' })),
  createdAt: moment(),
  nextTryAt: moment(),
});

const Job = z.object({
  name: z.string(),
  cron: z.string(),
  nextAt: z.nullable(moment()),
  last: z.nullable(
    z.object({ endedAt: moment(), failures: z.number(), reason: z.nullable(z.string()) }),
  ),
  trying: z.nullable(z.object({ tries: z.number(), nextAt: moment() })),
  dead: z.nullable(
    z.object({ count: z.number(), firstAt: moment(), lastAt: moment(), reason: z.string() }),
  ),
});

export const system = endpoint({
  method: 'GET',
  path: '/api/system',
  needs,
  summary:
    'How the system is: versions, disk, jobs, and letters that did not go. No letter’s content, and no recipient in clear.',
  source,
  input: z.strictObject({}),
  output: z.object({
    versions: z.object({ munch: z.string(), node: z.string(), postgres: z.string() }),
    startedAt: moment(),
    migrations: z.object({ count: z.number(), last: z.string() }),
    disk: z.object({
      floor: bytes().check(z.meta({ description: 'With less free, uploads are refused.' })),
      free: bytes(),
      total: bytes(),
      documents: bytes(),
      mail: bytes(),
      database: bytes(),
    }),
    isScanned: z
      .boolean()
      .check(z.meta({ description: 'Whether a virus scanner looks at what parties send.' })),
    certificates: z.object({
      provider: z.nullable(z.string()).check(
        z.meta({
          description: 'Which provider signs for people; none: an authority of our own.',
        }),
      ),
      sealUntil: z.nullable(z.string()).check(
        z.meta({
          description: 'The last day of the certificate of the seal, where one was given.',
        }),
      ),
      isStamped: z.boolean().check(z.meta({ description: 'Whether signatures get a time stamp.' })),
    }),
    backups: z.object({
      count: z.number(),
      newest: z.array(z.object({ name: z.string(), bytes: bytes(), madeAt: moment() })),
    }),
    outbox: z.object({
      waiting: z.number(),
      failed: z.number(),
      sentToday: z.number(),
      oldestWaitingAt: z.nullable(moment()),
      letters: z.array(Letter),
    }),
    jobs: z.array(Job),
    record: z.object({
      waiting: z.number().check(z.meta({ description: 'Acts that no seal holds yet.' })),
      waitingSince: z.nullable(moment()),
      seal: z.nullable(z.object({ number: z.number(), at: moment() })),
      headOf: z.nullable(z.string().check(z.meta({ format: 'date' }))),
      witnesses: z.number().check(z.meta({ description: 'How many are mailed each head.' })),
      keyId: z.string(),
    }),
  }),
  errors: {},
  sentences: {},
});

export const letterRetry = endpoint({
  method: 'POST',
  path: '/api/system/letters/:id/retry',
  needs,
  summary: 'Owe a letter again that was given up.',
  source,
  input: z.strictObject({ id: Id }),
  output: z.object({ count: z.number() }),
  errors: {
    letter_unknown: {
      status: 404,
      when: 'No such letter was given up; perhaps somebody was quicker.',
    },
  },
  sentences: { letter_unknown: m.office_system_letter_unknown },
});

export const lettersRetry = endpoint({
  method: 'POST',
  path: '/api/system/letters/retry',
  needs,
  summary: 'Owe every letter again that was given up.',
  source,
  input: z.strictObject({}),
  output: z.object({ count: z.number() }),
  errors: {},
  sentences: {},
});

const ofJob = {
  needs,
  source,
  input: z.strictObject({ name: line(100) }),
  output: z.object({ name: z.string() }),
  errors: {
    job_unknown: {
      status: 404 as const,
      when: 'No run of such a job waits on the list; perhaps somebody was quicker.',
    },
  },
  sentences: { job_unknown: m.office_system_job_unknown },
};

export const jobRetry = endpoint({
  ...ofJob,
  method: 'POST',
  path: '/api/system/jobs/:name/retry',
  summary: 'Run a job again whose runs were given up.',
});

export const jobDiscard = endpoint({
  ...ofJob,
  method: 'POST',
  path: '/api/system/jobs/:name/dismissal',
  summary: 'Take the runs of a job that were given up off the list.',
});
