import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Contact } from './acts/contact.tsx';
import { Leaving, NoReply, Objection, Release, Unopposed, Withdrawal } from './acts/ending.tsx';
import { type ActsProps, may, partOf } from './acts/fold.tsx';
import { Sign } from './acts/sign.tsx';
import type { PartyDisputeView } from './types.ts';

/** The forms of this page, and what each says when it was sent. */
const done = {
  withdrawal: m.case_done_withdrawal,
  objection: m.case_done_objection,
  unopposed: m.case_done_unopposed,
  leaving: m.case_done_leaving,
  release: m.case_done_release,
  agreement: m.case_done_agreement,
  'fast-track': m.case_done_consent,
  'consent-withdrawal': m.case_done_consent,
  'consent-denial': m.case_done_consent,
  'no-reply': m.case_done_no_reply,
  contact: m.case_done_contact,
} as const satisfies Record<string, () => string>;

export type PartyAct = keyof typeof done;

/** What a party can do now to take the case further, as the server says; each is a form that works without a script. */
export function DisputeActs(given: ActsProps) {
  const { dispute } = given;
  return (
    <>
      {may(dispute, 'resubmitted') && !isNext(dispute, 'defects') ? (
        <Elsewhere to={`/cases/${dispute.id}/defects`} words={m.case_mend()} />
      ) : null}
      {may(dispute, 'reopening_asked') && !isNext(dispute, 'reopening') ? (
        <Elsewhere to={`/cases/${dispute.id}/reopening`} words={m.case_reopening()} />
      ) : null}
      {may(dispute, 'agreement_signed') ? (
        <Sign
          {...partOf('agreement', given)}
          as="agreement"
          text={dispute.consentTexts.submission}
        />
      ) : null}
      {may(dispute, 'fast_track_signed') && dispute.wish === 'expedited' ? (
        <Sign
          {...partOf('fast-track', given)}
          as="fast-track"
          text={dispute.consentTexts.fastTrack}
        />
      ) : null}
      {may(dispute, 'no_reply') ? <NoReply {...partOf('no-reply', given)} /> : null}
      {may(dispute, 'withdrawal_objected') ? <Objection {...partOf('objection', given)} /> : null}
      {may(dispute, 'withdrawal_unopposed') ? <Unopposed {...partOf('unopposed', given)} /> : null}
    </>
  );
}

/** What a claimant can do about a respondent whom nothing has reached. */
export function ReachActs(given: ActsProps) {
  return given.dispute.parties.some(({ mayRelease }) => mayRelease) ? (
    <Release {...partOf('release', given)} />
  ) : null;
}

/** The card at the top leads there already. */
function isNext(
  { next }: PartyDisputeView,
  place: PartyDisputeView['next'][number]['place'],
): boolean {
  return next.some((act) => act.who === 'you' && act.place === place);
}

/** What has a page of its own. */
function Elsewhere({ to, words }: { to: string; words: string }) {
  return (
    <p>
      <Button look="solid" to={to}>
        {words}
      </Button>
    </p>
  );
}

/** How the reader's own party is reached. */
export function OwnContact(given: ActsProps) {
  return may(given.dispute, 'contact_changed') ? <Contact {...partOf('contact', given)} /> : null;
}

/** What ends the case for the reader stands last, far from what takes it further. */
export function EndingActs(given: ActsProps) {
  return (
    <>
      {may(given.dispute, 'talks_ended') ? <Leaving {...partOf('leaving', given)} /> : null}
      {may(given.dispute, 'withdrawal_asked') ? (
        <Withdrawal {...partOf('withdrawal', given)} />
      ) : null}
    </>
  );
}

/** What came of the last form of the page. */
export function Came({ attempt }: { attempt: Submission | undefined }) {
  const sentence = attempt && named(done, attempt.intent);
  // Another module's form says for itself what came of it.
  return sentence ? <SubmissionNotice submission={attempt} done={sentence()} /> : null;
}
