import type { ReactNode } from 'react';
import { dayInWords, weekdayInWords } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/desk/icon.tsx';
import { DoorGlyph } from '#ui/door-glyph.tsx';
import { Link } from '#ui/link.tsx';
import { citationInWords } from '../../../contract/document-words.ts';
import { leftOf, type TimeLeft } from './time-left.ts';
import { useIsOffline, useNow } from './use-now.ts';
import { unitInWords } from './words.ts';

/** Where a button leads. `isOther`: a page of another kind (decision 0027), which the browser loads whole. */
export type ActLink = { href: string; words: string; isOther?: boolean };

/** What the card says, in words already: of an act of the reader's own, or of none. */
export type ActCardContent = {
  /** `own`: the reader must act; `over`: their time has ended; `wait`: somebody else must, or nobody. */
  is: 'own' | 'over' | 'wait';
  top: string;
  /** The reader's own party, where it must act. */
  by: string | null;
  title: string;
  dueOn: string | null;
  /** Under the title, where no last day is told. */
  words: string | null;
  go: ActLink | null;
  more: ActLink | null;
  follows: string | null;
  costs: string | null;
  why: string | null;
};

type ActCardProps = { told: ActCardContent; side: 'claimant' | 'respondent'; asOf: string };

/** The next deadline with its act: the count, what to do, one button, and what comes of doing nothing. */
export function ActCard({ told, side, asOf }: ActCardProps) {
  const now = useNow(asOf);
  const isOffline = useIsOffline();
  const left = told.is === 'own' && told.dueOn ? leftOf(told.dueOn, now) : null;
  return (
    <section className={`act act-${told.is} act-of-${side}`} aria-labelledby="act">
      <header className="act-top">
        <span>{told.top}</span>
        {told.by ? (
          <span className="act-who">
            {m.case_home_acts({ name: told.by })}{' '}
            <DoorGlyph a={side === 'claimant'} b={side === 'respondent'} />
          </span>
        ) : null}
      </header>
      {isOffline ? (
        <p className="act-off" role="status">
          {m.case_home_offline({ time: momentInShort(asOf) })}
        </p>
      ) : null}
      <div className="act-main">
        {left ? <Count left={left} /> : null}
        <h2 id="act">{told.title}</h2>
        <Until told={told} left={left} />
        <Go told={told} />
      </div>
      <Facts told={told} />
    </section>
  );
}

function Count({ left }: { left: TimeLeft }) {
  return (
    <p className="act-count tn">
      {left.map((one) => (
        <span key={one.unit}>
          {one.count}
          <small>{unitInWords(one)}</small>
        </span>
      ))}
    </p>
  );
}

function Until({
  told: { is, dueOn, words },
  left,
}: {
  told: ActCardContent;
  left: TimeLeft | null;
}) {
  const end =
    dueOn && (left || is === 'own') ? m.case_home_by({ day: weekdayInWords(dueOn) }) : null;
  return (
    <>
      {end ? <p className="act-by">{end}</p> : null}
      {words ? <p className="act-by">{words}</p> : null}
    </>
  );
}

function Go({ told: { go, more, is } }: { told: ActCardContent }) {
  if (!go && !more) return null;
  return (
    <p className="act-go">
      {go ? (
        <HandshakeButton {...addressOf(go)} look={is === 'wait' ? 'brand' : 'lite'}>
          {go.words}
        </HandshakeButton>
      ) : null}
      {more ? <Plain way={more} /> : null}
    </p>
  );
}

function addressOf({ href, isOther }: ActLink): { to: string } | { href: string } {
  return isOther ? { href } : { to: href };
}

function Plain({ way }: { way: ActLink }) {
  if (way.isOther)
    return (
      <a className="act-more" href={way.href}>
        {way.words}
      </a>
    );
  return (
    <Link className="act-more" to={way.href}>
      {way.words}
    </Link>
  );
}

function Facts({ told: { follows, costs, why } }: { told: ActCardContent }) {
  if (!follows && !costs && !why) return null;
  return (
    <dl className="act-facts">
      {follows ? <Fact icon="hourglass" term={m.case_home_nothing()} said={follows} /> : null}
      {costs ? (
        <Fact icon="receipt" term={m.case_home_costs()} said={<Costs words={costs} />} />
      ) : null}
      {why ? <Fact icon="calendar-check" term={m.case_home_why()} said={why} isWide /> : null}
    </dl>
  );
}

function Costs({ words }: { words: string }) {
  return (
    <>
      {words}{' '}
      <a className="lnk" href="#estimate">
        {m.case_home_how()}
      </a>
    </>
  );
}

function Fact({
  icon,
  term,
  said,
  isWide = false,
}: {
  icon: IconName;
  term: string;
  said: ReactNode;
  isWide?: boolean;
}) {
  return (
    <div className={isWide ? 'act-wide' : undefined}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{said}</dd>
    </div>
  );
}

/** Why it is this day and no other: from when it is counted, and by which rule. */
export function deadlineReasonInWords({
  startedOn,
  citation,
}: {
  startedOn: string | null;
  citation: string;
}): string | null {
  return startedOn
    ? m.case_home_why_words({ day: dayInWords(startedOn), citation: citationInWords(citation) })
    : null;
}
