import * as m from '#messages/all.ts';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Link } from '#ui/link.tsx';
import type { OnePaper } from '../shapes.ts';
import { kindWords, openedWords, sizeInWords } from '../words.ts';

/** Whose it is, its versions side by side, who opened it and by what it is proved. */
export function AboutPaper({ dispute, paper }: { dispute: string; paper: OnePaper }) {
  const { filed, versions, parties, sha256, size } = paper;
  const nameOf = (party: string) => parties.find(({ id }) => id === party)?.name ?? '';
  return (
    <section id="about">
      <h2>{m.viewer_about()}</h2>
      {filed ? (
        <p className="t2 ds-small tn">
          {kindWords[filed.kind]()}, {sizeInWords(size)}.{' '}
          {m.papers_received({ name: nameOf(filed.party) })} <CivilDay on={filed.receivedOn} />
        </p>
      ) : null}
      {filed?.struck ? (
        <p className="ds-small">
          {m.papers_struck()}, <Moment at={filed.struck.at} />:{' '}
          <span dir="auto">{filed.struck.why}</span>
        </p>
      ) : null}
      {versions.length > 1 ? (
        <ul className="ds-plain ds-small tn">
          {versions.map(({ id, number, filedAt }) => (
            <li key={id}>
              {id === paper.id ? (
                <b>{number}</b>
              ) : (
                <Link className="lnk" to={`/cases/${dispute}/papers/${id}`} viewTransition={false}>
                  {number}
                </Link>
              )}
              , <Moment at={filedAt} />
            </li>
          ))}
        </ul>
      ) : null}
      {filed ? <Openings filed={filed} nameOf={nameOf} /> : null}
      <details className="ds-print">
        <summary>{m.case_home_fingerprint()}</summary>
        <p className="t2 ds-small ppr-hash">SHA-256: {sha256}</p>
      </details>
    </section>
  );
}

type OpeningsProps = { filed: NonNullable<OnePaper['filed']>; nameOf: (party: string) => string };

function Openings({ filed: { opened }, nameOf }: OpeningsProps) {
  return (
    <>
      <p className="ds-small">
        {opened.length === 0 ? m.papers_unopened() : null}
        {opened.map((one) => (
          <span key={one.party + one.at + one.person}>
            {openedWords(one, nameOf)} <Moment at={one.at} />{' '}
          </span>
        ))}
      </p>
      <p className="t2 ds-small">{m.viewer_seen()}</p>
    </>
  );
}
