import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { statusOpening } from '../../contract/status.ts';

/** An application as the API gives it to its owner. */
export type ApplicationStatusView = OutputOf<typeof statusOpening>;
export type StatusCardProps = { standing: ApplicationStatusView; acted: Submission | undefined };
