import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { addressIn, language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import type { ownPapers } from '../../contract/parties.ts';
import { purposeWords } from './words.ts';

type Paper = OutputOf<typeof ownPapers>['papers'][number];
type Props = {
  disputeId: string;
  papers: readonly Paper[];
  /** How many there are beside those that are shown too. */
  total: number;
};

/** What was sent to the reader themselves: each paper once, with the day from which it counts, and where they answer it. */
export function OwnDocuments({ disputeId, papers, total }: Props) {
  if (papers.length === 0) return null;
  const isForOne = new Set(papers.map(({ partyId }) => partyId)).size === 1;
  const waits = papers.some(({ receivedOn }) => receivedOn === null);
  return (
    <Card title={m.served_own_title()}>
      <ul className="ds-plain">
        {papers.toReversed().map((paper) => (
          <li key={paper.id}>
            <p>
              <strong>
                {isForOne
                  ? purposeWords[paper.purpose]()
                  : `${paper.name}: ${purposeWords[paper.purpose]()}`}
              </strong>{' '}
              <Badge tone={paper.receivedOn ? 'good' : 'warn'}>
                {paper.receivedOn
                  ? m.served_on({ day: dayInWords(paper.receivedOn) })
                  : m.served_under_way()}
              </Badge>
            </p>
            <p className="t2">
              {paper.number
                ? m.served_own_sent({ day: dayInWords(paper.sentOn), number: paper.number })
                : m.served_own_sent_plain({ day: dayInWords(paper.sentOn) })}
            </p>
            <PaperLinks paper={paper} disputeId={disputeId} />
          </li>
        ))}
      </ul>
      {total > papers.length ? (
        <p>
          <Link className="lnk" to={`/cases/${disputeId}?sent=all`} preventScrollReset>
            {m.served_own_all({ count: total })}
          </Link>
        </p>
      ) : null}
      {waits ? <p className="t2">{m.served_own_waits()}</p> : null}
    </Card>
  );
}

function PaperLinks({ paper, disputeId }: { paper: Paper; disputeId: string }) {
  return (
    <p className="ds-ways">
      {paper.isStruck ? <Badge tone="bad">{m.papers_struck()}</Badge> : null}
      {paper.isSealed ? (
        <span>{m.papers_sealed_title()}</span>
      ) : (
        <a
          className="lnk"
          href={`/api/disputes/${disputeId}/documents/${paper.documentId}`}
          target="_blank"
          rel="noopener"
        >
          {m.served_own_read({ title: titleInWords(paper.title) })}
        </a>
      )}
      {paper.code ? (
        // A page of another kind (decision 0027), so the browser loads it whole.
        <a className="lnk" href={addressIn(language(), `/n/${paper.code}`)}>
          {m.served_own_answer()}
        </a>
      ) : null}
    </p>
  );
}
