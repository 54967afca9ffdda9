import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { responseKindWords } from '../../contract/kind-words.ts';
import { below } from './page-parts.tsx';
import { Part, type Seen } from './part.tsx';
import { outcomes, replied } from './words.ts';

export function Sent({ notice: { sent }, code }: Seen) {
  if (sent.length === 0) return null;
  return (
    <Part id="sent" title={m.notice_sent()}>
      <ul className="plain">
        {sent.map(({ id, kind, number, outcome, why, isFallen, paperId, replies }) => (
          <li key={id}>
            <a href={below(code, `/sent/${id}`)}>
              {responseKindWords[kind]()}, {number}
            </a>
            {paperId ? <PaperLink code={code} paperId={paperId} /> : null}
            {outcome ? <p>{`${outcomes[outcome]()} ${why}`.trim()}</p> : null}
            {isFallen ? <p>{m.notice_fallen()}</p> : null}
            {replies.map(({ reply, words, at }) => (
              <ReplyLine key={reply} reply={reply} at={at} words={words} />
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function PaperLink({ code, paperId }: { code: string; paperId: string }) {
  return (
    <>
      {' '}
      <a href={`/api/response/${code}/papers/${paperId}`}>PDF</a>
    </>
  );
}

function ReplyLine({
  reply,
  at,
  words,
}: {
  reply: 'refused' | 'asked' | 'accepted';
  at: string;
  words: string;
}) {
  return (
    <div>
      <p>{replied[reply]({ day: dayInWords(dayIn(at)) })}</p>
      {words ? (
        <p className="words" dir="auto">
          {words}
        </p>
      ) : null}
    </div>
  );
}
