import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import {
  day,
  draftClosed,
  Id,
  Kind,
  needs,
  number,
  source,
  unknownDraft,
} from './setting-words.ts';

export const settingWithdrawal = endpoint({
  method: 'POST',
  path: '/api/settings/drafts/:id/withdrawal',
  needs,
  summary: 'Give a draft up.',
  source,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: { ...unknownDraft, ...draftClosed },
  sentences: {
    draft_unknown: m.office_settings_draft_unknown,
    draft_closed: m.office_settings_draft_closed,
  },
});

export const settingInForce = endpoint({
  method: 'POST',
  path: '/api/settings/versions',
  needs,
  summary: 'Put a draft in force as the next version of its kind.',
  source,
  status: 201,
  input: z.strictObject({ draftId: Id }),
  output: z.object({ kind: Kind, number: number(), effectiveFrom: day() }),
  errors: {
    ...unknownDraft,
    ...draftClosed,
    changed_meanwhile: {
      status: 409,
      when: 'A newer version was put in force since the draft was drawn up; the draft is kept.',
    },
    day_passed: { status: 409, when: 'The day from which it counts has gone by.' },
    fees_from_tomorrow: {
      status: 409,
      when: 'A schedule of fees counts from tomorrow at the earliest.',
    },
  },
  sentences: {
    draft_unknown: m.office_settings_draft_unknown,
    draft_closed: m.office_settings_draft_closed,
    changed_meanwhile: m.office_settings_changed_meanwhile,
    day_passed: m.office_settings_day_passed,
    fees_from_tomorrow: m.office_settings_fees_from_tomorrow,
  },
});
