import * as m from '#messages/all.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { UNPROVED } from '../../contract/words.ts';
import { below } from './page-parts.tsx';
import { Part, type Seen } from './part.tsx';
import { choices, slugOf } from './words.ts';

function isInvitation({ state }: NoticeView): boolean {
  return state === 'arb_invite' || state === 'con_wait' || state === 'med_invite';
}

export function Choices({ notice, code }: Seen) {
  return (
    <Part id="choices" title={m.notice_choices()}>
      {isInvitation(notice) && notice.process !== 'arbitration' ? (
        <p>{m.notice_no_penalty()}</p>
      ) : null}
      {notice.choices.length === 0 ? <p>{m.notice_choices_none()}</p> : null}
      <ul className="choices">
        {notice.choices.map((kind) => (
          <li key={kind}>
            <a href={wayTo(notice, code, kind)}>
              <strong>{choices[kind].label()}</strong>
              <span>{choices[kind].why()}</span>
              {notice.drafts.includes(kind) ? <em>{m.notice_draft()}</em> : null}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A choice that asks who they are leads there first, and then on to itself. */
function wayTo(
  { isVerified }: NoticeView,
  code: string,
  kind: NoticeView['choices'][number],
): string {
  if (isVerified || UNPROVED.includes(kind)) return below(code, `/${slugOf(kind)}`);
  return `${below(code, '/verify')}?then=${slugOf(kind)}`;
}

export function Ignored({ notice }: Pick<Seen, 'notice'>) {
  const said = [m.notice_ignore_silence(), ...followingSilence(notice)];
  return (
    <ul className="plain">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What follows when somebody does nothing: only an arbitration goes on without them. */
function followingSilence(notice: NoticeView): string[] {
  if (isInvitation(notice)) return [m.notice_ignore_invite()];
  if (notice.process !== 'arbitration') return [m.notice_ignore_talks()];
  return [m.notice_ignore_goes_on(), ...warningToCome(notice), m.notice_ignore_later()];
}

/** Nobody is promised another warning without whom it goes on already. */
function warningToCome({ isAbsent, warningDays }: NoticeView): string[] {
  return isAbsent || warningDays === null ? [] : [m.notice_ignore_warning({ days: warningDays })];
}
