import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { PerformanceView } from './view.ts';

type Props = { disputeId: string; view: PerformanceView; sent: Submission | undefined };

/** Papers of what the record says: that something is overdue, for whoever is owed it, and that all was performed. */
export function CertificatesPart({ disputeId, view, sent }: Props) {
  const { may, certificates, isAnswerOwed } = view;
  if (may.length + certificates.length === 0 && !isAnswerOwed) return null;
  return (
    <Card title={m.performance_certificates()}>
      <ul className="pf-list">
        {certificates.map(({ kind, side, issuedOn, document }) => (
          <li key={document}>
            <Link className="lnk" to={`/cases/${disputeId}/papers/${document}`}>
              {kind === 'default'
                ? m.performance_certificate_default()
                : m.performance_certificate_done()}
            </Link>
            , {dayInWords(issuedOn)}, {sideWords[side]()}
          </li>
        ))}
      </ul>
      {isAnswerOwed ? <p className="pf-words">{m.performance_answer_first()}</p> : null}
      {may.includes('default') ? (
        <>
          <p className="pf-words">{m.performance_default_words()}</p>
          <ActForm intent="default" acted={sent} label={m.performance_default_take()} />
        </>
      ) : null}
      {may.includes('performed') ? (
        <>
          <p className="pf-words">{m.performance_done_words()}</p>
          <ActForm intent="performed" acted={sent} label={m.performance_done_take()} />
        </>
      ) : null}
    </Card>
  );
}
