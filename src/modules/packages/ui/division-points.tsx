import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PointsFields } from '#ui/desk/points-fields.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { DivisionView } from './division-action.ts';

type Props = { view: DivisionView; sent: Submission | undefined };

/** A hundred points for one's own side, which nobody else reads. */
export function DivisionPoints({ view: { division, points }, sent }: Props) {
  if (!division) return null;
  const failed = failedOf(sent, 'points');
  const kept = Object.fromEntries((points ?? []).map((one, at) => [`p${at}`, String(one)]));
  return (
    <Card
      title={m.division_points_title()}
      aside={<Badge tone="info">{m.packages_private()}</Badge>}
      id="points"
    >
      <p>{m.division_points_words()}</p>
      {points ? <p>{m.division_waiting()}</p> : null}
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="points" />
        <input type="hidden" name="about" value={division.id} />
        <SubmissionNotice submission={failed} />
        <PointsFields
          of={division.things.map((label, at) => ({ name: `p${at}`, label }))}
          fields={failed?.fields ?? {}}
          values={failed?.values ?? kept}
        />
        <Button type="submit" look="solid">
          {m.division_share()}
        </Button>
      </PostForm>
    </Card>
  );
}
