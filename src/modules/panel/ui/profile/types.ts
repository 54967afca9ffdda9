import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { myNeutral } from '../../contract/neutral.ts';

/** A neutral as the API gives them to themselves. */
export type Neutral = NonNullable<OutputOf<typeof myNeutral>['neutral']>;
export type ProfileCardProps = { neutral: Neutral; acted: Submission | undefined };
