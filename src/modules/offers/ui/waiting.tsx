import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import type { SettleView } from './view.ts';

type Props = { disputeId: string; view: SettleView | null };

/** On a case's first page: what of a settlement waits for the reader's side, and the way there; nothing where nothing does. */
export function SettleWaiting({ disputeId, view }: Props) {
  const words = view && waitingWords(view);
  if (!words) return null;
  return (
    <Card>
      <p>{words}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`} viewTransition={false}>
          {m.offers_title()}
        </Link>
      </p>
    </Card>
  );
}

function waitingWords({ as, willing, isOver, offers, settlement }: SettleView): string | null {
  if (isOver) return null;
  const toSign = settlement?.state === 'to_sign' ? settlement.parties : [];
  if (toSign.some(({ isOwn, signedAt }) => isOwn && signedAt === null))
    return m.offers_waits_signature();
  if (offers.some(({ may }) => may.includes('accepted'))) return m.offers_waits_answer();
  const other = as === 'claimant' ? 'respondent' : 'claimant';
  return willing[other] && !willing[as] ? m.offers_waits_word() : null;
}

const WAITING: readonly string[] = ['arb_terms', 'con_terms', 'med_terms'];

/** The same for whoever led the talks or decides: what all parties signed waits for their name. */
export function TermsWaiting({ disputeId, state }: { disputeId: string; state: string }) {
  if (!WAITING.includes(state)) return null;
  return (
    <Card>
      <p>{m.terms_waits_you()}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/terms`} viewTransition={false}>
          {m.terms_title()}
        </Link>
      </p>
    </Card>
  );
}
