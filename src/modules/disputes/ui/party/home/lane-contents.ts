import { dayInBrief, dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { stageWords } from '../../../contract/next-words.ts';
import { FINAL } from '../../../contract/words.ts';
import type { PartyDisputeView } from '../types.ts';
import type { LaneContent, LaneDoor } from './lanes.tsx';
import { leftOf } from './time-left.ts';

type Lane = PartyDisputeView['lanes'][number];
type Stage = Lane['stage'];
type Doors = LaneContent['doors'];
/** `servedOn`: the day on which it is proved that the notice reached them. */
type Standing = { lane: Lane; servedOn: string | null; today: string; isTalks: boolean };

/** A lane for each respondent in words: three doors, a badge and what is said of them alone. */
export function laneContents(
  { lanes, parties, process, state }: PartyDisputeView,
  asOf: { today: string; now: number },
): LaneContent[] {
  return lanes.flatMap((lane) => {
    const party = parties.find(({ id }) => id === lane.partyId);
    if (!party) return [];
    const standing = {
      lane,
      servedOn: party.servedOn,
      today: asOf.today,
      isTalks: process !== 'arbitration',
    };
    return [
      {
        id: party.id,
        name: party.name,
        isYou: party.isYou,
        badge: badgeOf(lane, asOf.now),
        words: wordsOf(lane),
        doors: endedIf(FINAL.includes(state), doorsOf(standing)),
      },
    ];
  });
}

/** Where the case is over, nothing of it waits or is open. */
function endedIf(isOver: boolean, [first, second, last]: Doors): Doors {
  if (!isOver) return [first, second, last];
  const ended = ({ is, words }: LaneDoor): LaneDoor =>
    is === 'open' ? door('later', words) : { is, words };
  return [
    first.is === 'done' ? first : ended(first),
    second.is === 'done' ? second : ended(second),
    door('later', m.case_home_lane_over()),
  ];
}

function wordsOf({ stage, on, dueOn, hasOffered }: Lane): string[] {
  return [
    stageWords[stage]({ day: on ? dayInWords(on) : '' }),
    ...(hasOffered ? [m.case_lane_offered()] : []),
    ...(dueOn ? [m.case_lane_until({ day: dayInWords(dueOn) })] : []),
  ];
}

function badgeOf({ stage, dueOn }: Lane, now: number): LaneContent['badge'] {
  if (stage === 'answered') return { words: m.case_home_badge_answered(), tone: 'good' };
  if (stage === 'agreed') return { words: m.case_home_badge_agreed(), tone: 'good' };
  if (stage === 'silent' || stage === 'absent')
    return { words: m.case_home_badge_silent(), tone: 'plain' };
  if (stage === 'not_reached' || stage === 'other_way')
    return { words: m.case_home_badge_unreached(), tone: 'warn' };
  if (stage === 'released') return { words: m.case_home_badge_out(), tone: 'plain' };
  const left = dueOn ? leftOf(dueOn, now) : null;
  if (!left) return null;
  const days = left[0].unit === 'days' ? left[0].count : 0;
  return {
    words: days === 0 ? m.case_home_badge_day() : m.case_home_badge_days({ count: days }),
    tone: 'warn',
  };
}

/** Reached; answered or offered; what is next. An offer stands in its own door, and the answer stays open behind it. */
function doorsOf(standing: Standing): Doors {
  const { lane, today } = standing;
  const [first, open, later] = [
    reachedDoor(standing),
    openDoor(standing),
    door('later', m.case_home_lane_waits()),
  ];
  const offered = door('done', m.case_home_lane_offered(), 'handshake');
  const brief = lane.on ? dayInBrief(lane.on, today) : '';
  const byStage: Partial<Record<Stage, () => Doors>> = {
    not_told: () => [first, door('later', m.case_home_lane_not_begun()), later],
    on_its_way: () => [first, door('later', m.case_home_lane_not_begun()), later],
    not_reached: () => [
      first,
      door('later', m.case_home_lane_unreached()),
      door('later', m.case_home_lane_not_begun()),
    ],
    other_way: () => [
      first,
      door('later', m.case_home_lane_unreached()),
      door('later', m.case_home_lane_not_begun()),
    ],
    answered: () => [
      first,
      door('done', m.case_home_lane_answered({ day: brief }), 'check'),
      later,
    ],
    agreed: () => [first, door('done', m.case_home_lane_agreed({ day: brief }), 'check'), later],
    silent: () => [
      first,
      door('later', m.case_home_lane_no_answer(), 'minus'),
      door('later', m.case_home_lane_goes_on()),
    ],
    absent: () => [
      first,
      door('later', m.case_home_lane_no_answer(), 'minus'),
      door('later', m.case_home_lane_goes_on_without()),
    ],
    asks_to_be_heard: () => [first, door('open', m.case_home_lane_heard()), later],
    time_asked: () => [first, door('open', m.case_home_lane_asked()), later],
    doubted: () => [first, door('open', m.case_home_lane_looked_into()), later],
    released: () => [first, door('later', m.case_home_lane_let_go(), 'minus'), door('later', '–')],
  };
  if (lane.hasOffered && lane.stage !== 'answered') return [first, offered, open];
  return byStage[lane.stage]?.() ?? [first, open, later];
}

function reachedDoor({ lane: { stage }, servedOn, today }: Standing): LaneDoor {
  if (stage === 'not_reached')
    return door('claimant', m.case_home_lane_claimant(), 'arrow-clockwise');
  if (servedOn)
    return door('done', m.case_home_lane_reached({ day: dayInBrief(servedOn, today) }), 'check');
  if (stage === 'not_told') return door('later', m.case_home_lane_not_sent());
  if (stage === 'released') return door('later', m.case_home_lane_unreached());
  return door('open', m.case_home_lane_under_way());
}

function openDoor({ lane: { dueOn }, today, isTalks }: Standing): LaneDoor {
  if (dueOn) return door('open', m.case_home_lane_answer_by({ day: dayInBrief(dueOn, today) }));
  return door('open', isTalks ? m.case_home_lane_reply_open() : m.case_home_lane_answer_open());
}

function door(is: LaneDoor['is'], words: string, icon?: LaneDoor['icon']): LaneDoor {
  return { is, words, ...(icon ? { icon } : {}) };
}
