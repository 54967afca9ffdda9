import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import type { responsesOfDispute } from '../../contract/office.ts';
import { Answered } from './answered.tsx';

type Props = {
  responses: OutputOf<typeof responsesOfDispute>;
  nameOf: (partyId: string) => string;
};

/** The panel on a dispute's page in the office: what came, and the evidence that each notice was opened. */
export function ResponsesOfDispute({ responses: { answers, readings }, nameOf }: Props) {
  return (
    <>
      {answers.map((answer) => (
        <Answered key={answer.id} answer={answer} />
      ))}
      <Card title={m.office_response_readings()}>
        {readings.length === 0 ? <p>{m.office_response_never_opened()}</p> : null}
        <ul>
          {readings.map(({ partyId, at, isVerified }) => (
            <li key={`${partyId}-${at}`}>
              {nameOf(partyId)}:{' '}
              {isVerified ? m.office_response_opened_verified() : m.office_response_opened()}{' '}
              <Moment at={at} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
