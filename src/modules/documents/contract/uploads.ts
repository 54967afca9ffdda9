import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { UPLOAD_FAULTS } from '../rules/kinds.ts';
import { FILE_BYTES_MAX, UPLOAD_STATES } from '../rules/uploads.ts';
import { PIECE_TYPE } from './tus.ts';

const SOURCE = 'Spec 2.2: secure document sharing; tus resumable upload protocol 1.0.0';
const needs = 'have_account' as const;
const Moment = z.string().check(z.meta({ format: 'date-time' }));

const unknown = {
  errors: {
    unknown: {
      status: 404,
      when: 'There is no such dispute, the caller is no party to it, or has no such upload in it.',
    },
  },
  sentences: { unknown: m.papers_unknown },
} as const;
const version = {
  errors: {
    tus_version: { status: 412, when: 'The header Tus-Resumable is missing, or is not 1.0.0.' },
  },
  sentences: { tus_version: m.papers_tus_version },
} as const;

export const Upload = z.object({
  id: Id,
  name: z.string(),
  size: z.number(),
  /** How many bytes are kept: the next piece begins there. */
  received: z.number(),
  state: z.enum(UPLOAD_STATES),
  /** Once it was looked at: what it is by its content, or why it cannot be filed, with the mend. */
  type: z.nullable(z.string()),
  fault: z.nullable(z.object({ code: z.enum(UPLOAD_FAULTS), says: z.string() })),
  /** Of a zip: how many of its files were taken out, how many it has, and how many of a computer’s own were left out. */
  unpacked: z.nullable(z.object({ done: z.number(), of: z.number(), leftOut: z.number() })),
  /** SHA-256 of the whole, in hexadecimal, once it was looked at. */
  sha256: z.nullable(z.string()),
  /** Until when it is kept, if nobody goes on with it. */
  keptUntil: Moment,
});

export const uploadList = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/uploads',
  needs,
  summary:
    'The files that the caller is sending into a dispute or has not filed yet, in the order in which they were begun.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ uploads: z.array(Upload) }),
  ...unknown,
});

export const newUpload = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/uploads',
  needs,
  summary:
    'Announce a file: its size in bytes in Upload-Length, its name in Upload-Metadata as `filename` with base64. The header Location says where its bytes go.',
  source: SOURCE,
  status: 201,
  raw: { types: [], maxBytes: 0 },
  input: z.strictObject({ id: Id }),
  output: Upload,
  errors: {
    ...unknown.errors,
    ...version.errors,
    too_early: { status: 409, when: 'The dispute takes no papers as it stands.' },
    uploads_full: {
      status: 409,
      when: 'The caller or the dispute has as much under way as may be.',
    },
    length_missing: { status: 422, when: 'Upload-Length is missing or is no whole number.' },
    document_empty: { status: 422, when: 'The file is empty.' },
    document_too_large: { status: 413, when: 'The file is larger than 1 GB.' },
  },
  sentences: {
    ...unknown.sentences,
    ...version.sentences,
    too_early: m.papers_too_early,
    uploads_full: m.papers_uploads_full,
    length_missing: m.papers_length_missing,
    document_empty: m.papers_empty,
    document_too_large: m.papers_too_large,
  },
});

export const oneUpload = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/uploads/:upload',
  needs,
  summary:
    'How far a file has come: in the answer, and in Upload-Offset and Upload-Length, which HEAD gives alone.',
  source: SOURCE,
  input: z.strictObject({ id: Id, upload: Id }),
  output: Upload,
  ...unknown,
});

export const uploadPiece = endpoint({
  method: 'PATCH',
  path: '/api/disputes/:id/uploads/:upload',
  needs,
  summary:
    'The next bytes of a file, beginning at Upload-Offset: any number of them. What came before the line broke is kept.',
  source: SOURCE,
  status: 204,
  raw: { types: [PIECE_TYPE], maxBytes: FILE_BYTES_MAX },
  input: z.strictObject({ id: Id, upload: Id }),
  output: z.null(),
  errors: {
    ...unknown.errors,
    ...version.errors,
    offset_missing: { status: 422, when: 'Upload-Offset is missing or is no whole number.' },
    piece_elsewhere: {
      status: 409,
      when: 'The file goes on at another byte: the piece came before, one before it is missing, or two came at once.',
    },
    piece_too_long: { status: 413, when: 'More came than Upload-Length announced.' },
    upload_whole: { status: 409, when: 'All of the file is here.' },
    too_many_pieces: {
      status: 409,
      when: 'It came in so many pieces that no more are kept: it is taken back and sent anew in larger ones.',
    },
  },
  sentences: {
    ...unknown.sentences,
    ...version.sentences,
    offset_missing: m.papers_offset_missing,
    piece_elsewhere: m.papers_piece_elsewhere,
    piece_too_long: m.papers_piece_too_long,
    upload_whole: m.papers_upload_whole,
    too_many_pieces: m.papers_too_many_pieces,
  },
});

export const uploadEnd = endpoint({
  method: 'DELETE',
  path: '/api/disputes/:id/uploads/:upload',
  needs,
  summary: 'Take back a file that is not filed.',
  source: SOURCE,
  status: 204,
  raw: { types: [], maxBytes: FILE_BYTES_MAX },
  input: z.strictObject({ id: Id, upload: Id }),
  output: z.null(),
  errors: { ...unknown.errors, ...version.errors },
  sentences: { ...unknown.sentences, ...version.sentences },
});

export const uploadEndpoints = [uploadList, newUpload, oneUpload, uploadPiece, uploadEnd];
