import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Link } from '#ui/link.tsx';
import type { PaperLine, RecordOfPapers } from './shapes.ts';
import { answerTones, answerWords, kindWords, sizeInWords } from './words.ts';

type DetailProps = { dispute: string; record: RecordOfPapers; paper: PaperLine };

/** The paper that the reader has chosen in the list, beside it where there is room. */
export function PaperDetail({ dispute, record, paper }: DetailProps) {
  const { parties } = record;
  const { id, number, side, title, kind, size, opened, answers, struck } = paper;
  const nameOf = (party: string) => parties.find((one) => one.id === party)?.name ?? '';
  const versions = record.versions.filter(({ first }) => first === runOf(paper));
  return (
    <aside className="cd ppr-detail" aria-label={m.viewer_about()}>
      <p>
        <span className={`ppr-no ppr-${side} tn`}>{number}</span>
      </p>
      <h2 dir="auto">{title}</h2>
      <p className="t2 ds-small tn">
        {kindWords[kind]()}, {sizeInWords(size)}. {m.papers_received({ name: nameOf(paper.party) })}{' '}
        <CivilDay on={paper.receivedOn} />
      </p>
      <p>
        <Link className="btn2 btn2-sm" to={`/cases/${dispute}/papers/${id}`} viewTransition={false}>
          {m.papers_open({ number })}
        </Link>
      </p>
      {struck ? (
        <p className="ds-small">
          <Badge tone="bad">{m.papers_struck()}</Badge> <span dir="auto">{struck.why}</span>
        </p>
      ) : null}
      <h3>{m.papers_who_opened()}</h3>
      <ul className="ds-plain ds-small">
        {parties
          .filter((one) => one.side !== side)
          .map((one) => {
            const own = opened.filter(({ party }) => party === one.id);
            return (
              <li key={one.id}>
                {one.name}: {own.length === 0 ? m.papers_not_yet() : null}
                {own.map(({ person, at }) => (
                  <span key={at + person}>
                    <span dir="auto">{person}</span> <Moment at={at} />{' '}
                  </span>
                ))}
              </li>
            );
          })}
      </ul>
      {answers.length > 0 ? <h3>{m.viewer_answers()}</h3> : null}
      {answers.map(({ party, answer, at }) => (
        <p key={at + party} className="ds-small">
          <Badge tone={answerTones[answer]}>{answerWords[answer]()}</Badge> {nameOf(party)}
        </p>
      ))}
      {versions.length > 1 ? <Versions {...{ dispute, versions }} /> : null}
      <h3>SHA-256</h3>
      <p className="t2 ds-small ppr-hash">{paper.sha256}</p>
    </aside>
  );
}

/** `C-4 (2)` is a version of `C-4`. */
function runOf({ number }: PaperLine): string {
  return number.replace(/ \(\d+\)$/, '');
}

function Versions({
  dispute,
  versions,
}: {
  dispute: string;
  versions: RecordOfPapers['versions'];
}) {
  return (
    <>
      <h3>{m.papers_versions()}</h3>
      <ul className="ds-plain ds-small tn">
        {versions.map(({ id, number, receivedOn }) => (
          <li key={id}>
            <Link className="lnk" to={`/cases/${dispute}/papers/${id}`} viewTransition={false}>
              {number}
            </Link>
            , <CivilDay on={receivedOn} />
          </li>
        ))}
      </ul>
    </>
  );
}
