import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import type { partyTribunal } from '../contract/tribunal.ts';

type Asked = OutputOf<typeof partyTribunal>['again'][number];
/** `paper` is where a paper is opened by whoever reads it; the office has other ways to it. */
type Props = { again: readonly Asked[]; paper?: (id: string) => string };

/** Who was asked again because of whom, and what they answered when; the same for both sides, the office and themselves. */
export function AskedAgain({ again, paper }: Props) {
  if (again.length === 0) return null;
  return (
    <Card title={m.again_title()}>
      <p>{m.again_words()}</p>
      <ul className="trb-said">
        {again.map((one) => (
          <li key={`${one.name} ${one.on} ${one.names}`}>
            <span className="trb-line" dir="auto">
              {m.again_asked({ name: one.name, day: dayInWords(one.on), names: one.names })}
            </span>
            <span className="trb-line" dir="auto">
              {answerOf(one)}
            </span>
            {one.answer?.documentId && paper ? (
              <a className="lnk" href={paper(one.answer.documentId)}>
                {m.again_paper()}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function answerOf({ answer, dueOn, isLeft }: Asked): string {
  if (answer)
    return answer.isNothing
      ? m.again_nothing_on({ day: dayInWords(answer.on) })
      : m.again_said_on({ day: dayInWords(answer.on) });
  if (isLeft) return m.again_left();
  return dueOn ? m.again_waits({ day: dayInWords(dueOn) }) : m.again_waits_plain();
}
