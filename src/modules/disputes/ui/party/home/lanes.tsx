import * as m from '#messages/all.ts';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Icon, type IconName } from '#ui/desk/icon.tsx';

/** A door of a lane. `done`: full; `open`: hatched; `later`: outlined; `claimant`: guava, the claimant must act. */
export type LaneDoor = {
  is: 'done' | 'open' | 'later' | 'claimant';
  icon?: IconName;
  words: string;
};
export type LaneContent = {
  id: string;
  name: string;
  isYou: boolean;
  badge: { words: string; tone: Tone } | null;
  words: readonly string[];
  doors: readonly [LaneDoor, LaneDoor, LaneDoor];
};

/** From how many respondents on those of others are folded away. */
const MANY = 5;

/** A lane for each respondent: reached, answered, next, in three doors with words. The reader's own comes first. */
export function Lanes({ lanes }: { lanes: readonly LaneContent[] }) {
  if (lanes.length === 0) return null;
  const numbered = lanes.map((lane, at) => ({ lane, number: at + 1 }));
  const sorted = numbered.toSorted((a, b) => Number(b.lane.isYou) - Number(a.lane.isYou));
  const [shown, folded] =
    sorted.length > MANY ? [sorted.slice(0, MANY - 1), sorted.slice(MANY - 1)] : [sorted, []];
  return (
    <section className="lns" aria-labelledby="lanes">
      <header className="lns-top">
        <h2 id="lanes">
          {lanes.length === 1
            ? m.case_home_lanes_one()
            : m.case_home_lanes({ count: lanes.length })}
        </h2>
        {lanes.length > 1 ? <span>{m.case_home_lanes_own()}</span> : null}
      </header>
      <LaneList lanes={shown} />
      {folded.length > 0 ? (
        <details className="lns-more">
          <summary>{m.case_home_lanes_more({ count: folded.length })}</summary>
          <LaneList lanes={folded} />
        </details>
      ) : null}
    </section>
  );
}

function LaneList({ lanes }: { lanes: readonly { lane: LaneContent; number: number }[] }) {
  return (
    <ul>
      {lanes.map(({ lane, number }) => (
        <li key={lane.id} className={lane.isYou ? 'lns-you' : undefined}>
          <span className="lns-no tn" aria-hidden="true">
            {m.case_home_respondent({ number })}
          </span>
          <div className="lns-who">
            <p className="lns-name">
              <b dir="auto">{lane.name}</b>
              {lane.isYou ? <span>{m.case_you()}</span> : null}
              {lane.badge ? <Badge tone={lane.badge.tone}>{lane.badge.words}</Badge> : null}
            </p>
            {lane.words.length > 0 ? <p className="lns-said">{lane.words.join(' ')}</p> : null}
          </div>
          <ol className="lns-doors">
            {lane.doors.map(({ is, icon, words }) => (
              <li key={words} className={`lns-${is}`}>
                <span className="lns-door" aria-hidden="true">
                  {icon ? <Icon name={icon} /> : null}
                </span>
                <small className="tn">{words}</small>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
