import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { placeWords } from '../../contract/invitation-words.ts';
import type { disputeInvitationOpening } from '../../contract/invitations.ts';
import { FirmField } from './firm.tsx';
import './sheet.css';

type Offered = OutputOf<typeof disputeInvitationOpening>;
type OfferedProps = {
  token: string;
  invitation: Offered | null;
  refused: string | null;
  attempt: Submission | undefined;
};

/** To what somebody is invited, and the way in; or why there is none. */
export function OfferedInvitation({ token, invitation, refused, attempt }: OfferedProps) {
  if (!invitation) return <Notice tone="warn">{refused}</Notice>;
  const failed = failedOf(attempt, 'accept');
  const named = (places: Offered['reads']) => places.map((place) => placeWords[place]()).join(', ');
  return (
    <Card>
      <SubmissionNotice submission={attempt} done="" tone="warn" />
      <p>{m.people_reads({ places: named(invitation.reads) })}</p>
      {invitation.writes.length > 0 ? (
        <p>{m.people_writes({ places: named(invitation.writes) })}</p>
      ) : null}
      <p>{m.people_open_private()}</p>
      <PostForm>
        <input type="hidden" name="token" value={token} />
        {invitation.as === 'lawyer' ? (
          <FirmField firm={failed?.values.firm ?? invitation.firm} error={failed?.fields.firm} />
        ) : null}
        <Button type="submit" look="solid">
          {m.people_open_accept()}
        </Button>
      </PostForm>
      <p className="t2">{m.mail_invite_until({ day: dayInWords(dayIn(invitation.until)) })}</p>
    </Card>
  );
}
