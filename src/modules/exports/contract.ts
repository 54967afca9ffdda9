import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { ENDINGS } from './rules/archives.ts';

const SOURCE = 'Everybody may take along what they may see; law and lifecycle 6.8, I2 and I4';
const Moment = z.string();

const unknown = {
  status: 404,
  when: 'There is no such dispute or archive, or it is not the caller’s, or not any more.',
} as const;

const ArchiveView = z.object({
  id: Id,
  state: z.enum(['making', 'ready', 'ended']),
  askedAt: Moment,
  readyAt: z.nullable(Moment),
  /** The moment from which on it is gone. */
  keptUntil: z.nullable(Moment),
  endedAs: z.nullable(z.enum(ENDINGS)),
  /** Of the whole archive in bytes, once it is ready. */
  size: z.nullable(z.number()),
  progress: z.object({
    files: z.number(),
    made: z.number(),
    bytes: z.number(),
    madeBytes: z.number(),
  }),
});

export const disputeExport = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/export',
  needs: 'have_account',
  summary: 'The caller’s own archive of a dispute: how far it is, and until when it is there.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ reference: z.string(), archive: z.nullable(ArchiveView) }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const exportRequest = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/export',
  needs: 'have_account',
  summary:
    'Ask for an archive of all that the caller may see of a dispute. Asked twice, it is the same one; `anew` ends one that is ready.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, anew: z.optional(z.boolean()) }),
  output: z.object({ id: Id }),
  errors: {
    unknown,
    too_often: { status: 409, when: 'Ten were asked for within a day.' },
  },
  sentences: { unknown: m.case_error_unknown, too_often: m.export_too_often },
});

export const exportFile = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/export/:archive',
  needs: 'have_account',
  summary:
    'The archive, whole or the bytes that are asked for (RFC 9110, 14). What the caller may see is asked again; each paper whose bytes go out counts as opened.',
  source: SOURCE,
  input: z.strictObject({ id: Id, archive: Id }),
  output: z.unknown(),
  answers: 'application/zip',
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const exportsEndpoints = [disputeExport, exportRequest, exportFile];
