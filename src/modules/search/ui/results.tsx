import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Link } from '#ui/link.tsx';
import type { SearchAnswer } from './asked.ts';
import { addressOf, kindWords, sideWords, standingOf } from './words.ts';

type Result = SearchAnswer['results'][number];

export function SearchResults({ results, isOne }: { results: readonly Result[]; isOne: boolean }) {
  return (
    <ol className="sch-list">
      {results.map((result) => (
        <li key={`${result.kind} ${result.id} ${result.page}`}>
          <Found result={result} isOne={isOne} />
        </li>
      ))}
    </ol>
  );
}

function Found({ result, isOne }: { result: Result; isOne: boolean }) {
  const { kind, title, passage } = result;
  return (
    <article>
      <h2>
        <Link className="lnk" to={addressOf(result)} data-result>
          {title.length > 0 ? <Parts parts={title} /> : kindWords[kind]()}
        </Link>
        <Badge>{kindWords[kind]()}</Badge>
      </h2>
      {passage.length > 0 ? (
        <p className="sch-passage" dir="auto">
          <Parts parts={passage} />
        </p>
      ) : null}
      <Around result={result} isOne={isOne} />
    </article>
  );
}

function Parts({ parts }: { parts: Result['passage'] }) {
  return parts.map(({ text, isHit }, at) =>
    // The pieces of one text have no other name than where they stand in it.
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}

/** Whose it is, of which day, and where in it. */
function Around({ result, isOne }: { result: Result; isOne: boolean }) {
  const { kind, side, page, more, at, reference } = result;
  const standing = standingOf(result);
  return (
    <p className="sch-around">
      {isOne ? null : <span className="tn">{reference}</span>}
      {standing ? <span>{standing}</span> : null}
      {side && kind !== 'person' ? <span>{sideWords[side]()}</span> : null}
      {page > 0 ? <span>{m.search_page({ page })}</span> : null}
      {more > 0 ? <span>{m.search_places_more({ count: more })}</span> : null}
      {kind === 'person' ? null : <Moment at={at} />}
    </p>
  );
}
