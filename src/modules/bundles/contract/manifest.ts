import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { languages } from '#kernel/language.ts';
import { unknown } from './bundles.ts';

export const manifestFile = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/manifest',
  needs: 'have_account',
  summary:
    'All papers of the record that the caller may see, as a text that `sha256sum --check` reads: number, kind, title, side, day, size, SHA-256, versions and struck ones.',
  source: 'Law and lifecycle 6.8, I5: nothing that was filed is taken out',
  input: z.strictObject({ id: Id }),
  output: z.unknown(),
  answers: 'text/plain; charset=utf-8',
  errors: { unknown: unknown.errors.unknown },
  sentences: unknown.sentences,
});

export const manifestPdf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/manifest.pdf',
  needs: 'have_account',
  summary:
    'The same list to print: number, title, kind, side, day of receipt, pages and SHA-256 of each paper that the caller may see.',
  source: 'Law and lifecycle 6.8, I5: nothing that was filed is taken out',
  input: z.strictObject({ id: Id, language: z.optional(z.enum(languages)) }),
  output: z.unknown(),
  answers: 'application/pdf',
  errors: { unknown: unknown.errors.unknown },
  sentences: unknown.sentences,
});

export const manifestEndpoints = [manifestFile, manifestPdf];
