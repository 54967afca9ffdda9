import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Link } from '#ui/link.tsx';
import { groundWords, openedPlace, spanWords } from '../contract/opening-words.ts';
import type { Opened } from './shapes.ts';

type Props = { id: string; reference: string; openings: readonly Opened[] };

/** What was opened of the sealed talk in which the reader reads: by whom, why, and each time that it was read. */
export function OpenedTalk({ id, reference, openings }: Props) {
  return (
    <>
      <PageHead title={m.talk_opening_title()} above={reference} lead={m.talk_opening_lead()} />
      {openings.length === 0 ? <p>{m.talk_opening_none()}</p> : null}
      {openings.map((opening) => (
        <OpenedPlace key={opening.id} id={id} opening={opening} />
      ))}
    </>
  );
}

function OpenedPlace({ id, opening }: { id: string; opening: Opened }) {
  const { decidedAt, readAt, askedBy, decidedBy } = opening;
  const nameOf = (name: string) => name || m.talk_nobody();
  const place =
    opening.kind === 'caucus' && !opening.isOwn
      ? m.talk_caucus_of({ party: opening.party })
      : openedPlace(opening.kind);
  return (
    <Card title={place}>
      <DefinitionList
        facts={[
          { term: m.talk_opening_what(), said: spanWords(opening) },
          { term: m.talk_opening_who(), said: `${nameOf(askedBy)}, ${nameOf(decidedBy)}` },
          { term: m.talk_opening_why(), said: groundWords[opening.ground]() },
          {
            term: m.talk_opening_reasons(),
            said: [
              { name: nameOf(askedBy), why: opening.why },
              { name: nameOf(decidedBy), why: opening.decidedWhy },
            ].map(({ name, why }) => (
              <p key={name} dir="auto">
                {name}: {why}
              </p>
            )),
          },
          ...(decidedAt ? [{ term: m.talk_opening_when(), said: momentInWords(decidedAt) }] : []),
          { term: m.talk_opening_until(), said: momentInWords(opening.until) },
          {
            term: m.talk_opening_readings(),
            said:
              readAt.length > 0 ? readAt.map(momentInWords).join('; ') : m.talk_opening_unread(),
          },
        ]}
      />
      <p>
        <Link className="lnk" to={`/cases/${id}/talk/${opening.place}`} viewTransition={false}>
          {m.talk_opening_to_place()}
        </Link>
      </p>
    </Card>
  );
}
