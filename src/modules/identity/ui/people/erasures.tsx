import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { erasures } from '#modules/identity/contract/erasures.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';

export type Erasures = OutputOf<typeof erasures>['erasures'];

export function Asking({
  erasures: asking,
  said,
}: {
  erasures: Erasures;
  said: Submission | undefined;
}) {
  if (asking.length === 0) return null;
  return (
    <Card title={m.office_erasures()}>
      <p className="t2">{m.office_erasures_lead()}</p>
      <ul className="ppl-list">
        {asking.map((one) => (
          <li key={one.id}>
            <p className="ppl-strong">{one.name}</p>
            <p className="t2">
              {m.office_erasure_asked()} <Moment at={one.askedAt} />, {m.office_erasure_due()}{' '}
              <Moment at={one.dueAt} />
            </p>
            <PostForm className="desk-form">
              <input type="hidden" name="act" value={`erase ${one.id}`} />
              <input type="hidden" name="id" value={one.id} />
              <Button type="submit" size="sm">
                {m.office_erasure_confirm()}
              </Button>
              <FormAnswer
                acted={said}
                intent={`erase ${one.id}`}
                done={m.office_erasure_confirmed()}
              />
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}
