import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import { SETTING_KINDS } from '../rules/values.ts';

export const WHY_MAX = 1000;

export const source =
  'Decision 0021: office settings, each versioned with who, when and what changed; a preview before it counts';
export const needs = 'change_settings' as const;

export const Kind = z.enum(SETTING_KINDS);
export { Id } from '#kernel/ids.ts';
export const moment = () => z.string().check(z.meta({ format: 'date-time' }));
export const day = () => z.string().check(z.meta({ format: 'date' }));
export const number = () =>
  z.number().check(
    z.meta({
      description: 'Of the version, in its kind; 0 is the one that came with the product.',
    }),
  );

export const unknownDraft = {
  draft_unknown: { status: 404, when: 'There is no such draft.' },
} satisfies Record<string, Refusal>;
export const unknownVersion = {
  version_unknown: { status: 404, when: 'There is no such version.' },
} satisfies Record<string, Refusal>;

export const draftClosed = {
  draft_closed: { status: 409, when: 'The draft is in force, withdrawn or replaced already.' },
} satisfies Record<string, Refusal>;
