import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { statusOpening } from '../../contract/status.ts';

/** An application as the API gives it to its owner. */
export type Standing = OutputOf<typeof statusOpening>;
export type Part = { standing: Standing; acted: Submission | undefined };
