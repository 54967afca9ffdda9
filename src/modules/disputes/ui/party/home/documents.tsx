import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { Link } from '#ui/link.tsx';
import { signerInWords, titleInWords } from '../../../contract/document-words.ts';
import type { PartyDisputeView, SeenDocuments } from '../types.ts';

type Paper = SeenDocuments['documents'][number];
/** Papers, with the parties by whom they were filed or opened. */
export type ShownDocuments = {
  id: string;
  documents: readonly Paper[];
  parties: readonly Pick<PartyDisputeView['parties'][number], 'id' | 'side' | 'name'>[];
};

/** The papers that the reader may see; and of those that all may see, which side has opened each. */
export function Documents({ dispute }: { dispute: ShownDocuments }) {
  const { id, documents } = dispute;
  return (
    <Card id="papers" title={m.case_documents()}>
      {documents.length === 0 ? <p>{m.case_documents_none()}</p> : null}
      {documents.some(({ openedBy }) => openedBy) ? (
        <p className="t2 ds-small">{m.case_papers_seen()}</p>
      ) : null}
      <ul className="ds-plain">
        {documents.map((document) => (
          <li key={document.id}>
            <p>
              <Link
                className="lnk"
                to={`/cases/${id}/papers/${document.id}`}
                viewTransition={false}
              >
                {titleInWords(document.title)}
              </Link>
            </p>
            {document.issued ? (
              <p className="t2">
                {m.case_issued({
                  number: document.issued.number,
                  signer: signerInWords(document.issued.signer),
                })}
              </p>
            ) : null}
            <Seen paper={document} parties={dispute.parties} />
            <details className="ds-print">
              <summary>{m.case_home_fingerprint()}</summary>
              <p className="t2 ds-small">{m.case_fingerprint({ hash: document.sha256 })}</p>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A lit door is a side that has the paper before it: by filing it, or by opening it. The words name each party. */
function Seen({
  paper: { filedBy, openedBy },
  parties,
}: {
  paper: Paper;
  parties: ShownDocuments['parties'];
}) {
  if (!openedBy) return null;
  const lit = (side: 'claimant' | 'respondent') =>
    parties.some((one) => one.side === side && (openedBy.includes(one.id) || one.id === filedBy));
  const from = parties.find(({ id }) => id === filedBy)?.name;
  const openers = parties
    .filter(({ id }) => openedBy.includes(id) && id !== filedBy)
    .map(({ name }) => name);
  const opened =
    openers.length > 0
      ? m.case_paper_opened({ names: openers.join('; ') })
      : m.case_paper_unopened();
  return (
    <p className="ds-seen t2">
      <DoorGlyph a={lit('claimant')} b={lit('respondent')} />{' '}
      <span>{[...(from ? [m.case_paper_filed({ name: from })] : []), opened].join(' ')}</span>
    </p>
  );
}
