import type { ReactNode } from 'react';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { Link } from '#ui/link.tsx';
import { standingWords } from '../../contract/invitation-words.ts';
import type { myDisputes } from '../../contract/party-view.ts';
import { processWords, stateWords } from './words.ts';
import './sheet.css';

type Own = OutputOf<typeof myDisputes>;
type Row = Own['disputes'][number];

/** What another module tells of a case in the list. */
type Beside = { beside: (id: string) => ReactNode };

/** The cases in which somebody stands for a party, or is the neutral, the newest first. */
export function OwnDisputes({ disputes, next, beside }: Own & Beside) {
  if (disputes.length === 0)
    return (
      <EmptyState title={m.case_list_none()}>
        <p className="ds-ways">
          <Link className="lnk" to="/request-for-arbitration">
            {m.case_list_start()}
          </Link>
          <Link className="lnk" to="/notice">
            {m.case_list_notice()}
          </Link>
        </p>
      </EmptyState>
    );
  return (
    <>
      {disputes.some((row) => row.as === 'respondent') ? <p>{m.case_list_counts()}</p> : null}
      <ul className="ds-list">
        {disputes.map((row) => (
          <li key={row.id}>
            <Card className="ds-case">
              <p className="ds-top">
                <DoorGlyph a={row.as === 'claimant'} b={row.as === 'respondent'} />
                <Badge>{standingWords[row.as]()}</Badge>
                <span className="t2">
                  {processWords[row.process]()}, {row.reference}
                </span>
                {row.news > 0 ? (
                  <Badge tone="info">{m.case_list_news({ count: row.news })}</Badge>
                ) : null}
              </p>
              <h2>
                <Link className="lnk" to={`/cases/${row.id}`}>
                  {row.title}
                </Link>
              </h2>
              <p>{against(row)}</p>
              {beside(row.id)}
              {row.state ? (
                <p>
                  <strong>{stateWords[row.state]()}</strong>
                </p>
              ) : null}
              <p className="t2">
                <Moment at={row.filedAt} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {next ? (
        <Button look="ghost" to={`?before=${next}`}>
          {m.case_list_more()}
        </Button>
      ) : null}
    </>
  );
}

function against({ as, claimant, against: { name, more } }: Row): string {
  if (as === 'respondent')
    return more > 0 ? m.case_from_more({ name, count: more }) : m.case_from({ name });
  const others = more > 0 ? m.case_against_more({ name, count: more }) : m.case_against({ name });
  return as === 'claimant' ? others : `${claimant} ${others}`;
}
