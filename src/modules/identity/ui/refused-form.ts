import type { FailedApiResult } from '#ui/forms/failure.ts';
import { failureOf } from '#ui/forms/failure.ts';
import { notSent, type Submission } from '#ui/forms/submission.ts';
import { valuesIn } from '#ui/forms/values.ts';

/** What a form is drawn with again after a refusal: never a password. */
const KEPT = ['name', 'username', 'agrees', 'code'];

/** What came of a post that did not do what was asked. */
export function refusedBy(answer: FailedApiResult, form: FormData): Submission {
  return notSent({ form, values: valuesIn(form, KEPT) }, failureOf(answer));
}
