import './sheet.css';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { StandingList } from './list.tsx';
import { ListForm } from './list-form.tsx';
import { RoundPart } from './round.tsx';
import { SuggestionsPart } from './suggestions.tsx';
import { templateFor } from './templates.ts';
import { TradeOffs } from './trade-offs.tsx';
import type { PackagesView } from './view.ts';
import { WishesPart } from './wishes.tsx';

type Props = {
  disputeId: string;
  view: PackagesView;
  pattern: string;
  sent: Submission | undefined;
};

/** Where two sides trade several issues at once: the list, what matters to one's own side, and the packages that follow from both. */
export function PackagesPage({ disputeId, view, pattern, sent }: Props) {
  const { reference, mayTalk, list, round } = view;
  const isAgreed = list?.state === 'agreed';
  return (
    <div className="desk-stack">
      <PageHead title={m.packages_title()} above={reference} lead={m.packages_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message ?? ''} />
      <p className="pk-seal">{m.packages_sealed()}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`}>
          {m.packages_back()}
        </Link>
      </p>
      <Closed disputeId={disputeId} view={view} />
      {mayTalk ? <Came view={view} /> : null}
      {mayTalk && round ? <RoundPart view={view} round={round} sent={sent} /> : null}
      {mayTalk && isAgreed && !round ? <WishesPart key={list.id} view={view} sent={sent} /> : null}
      {mayTalk && isAgreed ? <TradeOffs view={view} /> : null}
      {mayTalk && isAgreed && !round ? <SuggestionsPart view={view} sent={sent} /> : null}
      {mayTalk && list && list.state !== 'ended' ? <StandingList view={view} sent={sent} /> : null}
      {mayTalk && !isAgreed ? (
        <ListForm
          key={`${list?.id ?? ''}/${pattern}`}
          {...{ view, sent }}
          template={templateFor(pattern || (list ? 'own' : ''), view.sector)}
        />
      ) : null}
    </div>
  );
}

type PartProps = Pick<Props, 'disputeId' | 'view'>;

function Closed({ disputeId, view: { mayTalk, isOver, isPending, list } }: PartProps) {
  if (mayTalk) return null;
  const words = isOver ? m.packages_over() : isPending ? m.packages_pending() : m.packages_closed();
  return (
    <Card>
      {list?.endedAs === 'drawn_up' && isPending ? <p>{m.packages_ended_drawn_up()}</p> : null}
      <p>{words}</p>
      {isPending ? (
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/settle`}>
            {m.packages_to_sign()}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

/** What came of the last that was tried, of which nothing says who did not want it. */
function Came({ view: { came, round, list } }: Pick<Props, 'view'>) {
  if (list?.endedAs === 'stopped' || list?.endedAs === 'closed')
    return <p className="pk-words">{m.packages_ended_stopped()}</p>;
  if (round || !came) return null;
  return (
    <p className="pk-words">
      {came === 'no_package' ? m.packages_no_package() : m.packages_none_accepted()}
    </p>
  );
}
