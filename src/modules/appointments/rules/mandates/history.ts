import type { Day } from '#kernel/days.ts';
import { type ChallengeGround, groundsFrom } from './grounds.ts';

type Happened = {
  type: string;
  onDay: Day;
  partyId: string | null;
  why: string;
  details: unknown;
};

export type ChallengeWords = {
  partyId: string;
  on: Day;
  grounds: ChallengeGround[];
  reason: string;
  isLate: boolean;
  /** Since when the party says that it knows, where it says so. */
  knownOn: Day | null;
  answers: { partyId: string; agrees: boolean; reason: string; on: Day }[];
  decision: { upheld: boolean; reason: string; on: Day } | null;
};

/** A mandate from the appointment to its end, with everything that was said of it. */
export type MandateStory = {
  neutral: string;
  from: Day;
  noticeId: string | null;
  circumstances: { on: Day; words: string; documentId: string | null }[];
  challenges: ChallengeWords[];
  givenUp: string[];
  end: { on: Day; ground: string; reason: string } | null;
};

/** Every mandate of a dispute in the order of the appointments, from the events; the same for everybody who may read them. */
export function mandateStories(events: readonly Happened[]): MandateStory[] {
  const stories: MandateStory[] = [];
  for (const event of events) {
    const details = (event.details ?? {}) as Record<string, unknown>;
    if (event.type === 'arbitrator_appointed') {
      // The notice of the last of three names those who were appointed before, too.
      for (const story of stories) if (!story.end) story.noticeId ??= paperIn(details.document);
      stories.push(begun(event, details));
    }
    const story = stories.findLast(({ neutral, end }) => neutral === details.neutral && !end);
    if (story) told(story, event, details);
  }
  return stories;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const paperIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function begun({ onDay }: Happened, { neutral, document }: Record<string, unknown>): MandateStory {
  return {
    neutral: textIn(neutral),
    from: onDay,
    noticeId: paperIn(document),
    circumstances: [],
    challenges: [],
    givenUp: [],
    end: null,
  };
}

/** What one event adds to the story of whom it names. */
function told(
  story: MandateStory,
  { type, onDay: on, partyId, why: reason }: Happened,
  details: Record<string, unknown>,
): void {
  const ground = type === 'arbitrator_withdrew' ? 'withdrew' : textIn(details.ground);
  if (type === 'arbitrator_withdrew' || type === 'mandate_ended')
    story.end = { on, ground, reason };
  if (type === 'circumstances_disclosed')
    story.circumstances.push({ on, words: reason, documentId: paperIn(details.document) });
  if (partyId === null) return;
  if (type === 'mandate_given_up') story.givenUp.push(partyId);
  if (type === 'challenged')
    story.challenges.push({
      ...{ partyId, on, reason, answers: [], decision: null },
      grounds: groundsFrom(details.grounds),
      isLate: details.isLate === true,
      knownOn: paperIn(details.knownOn),
    });
  const of = (id: unknown) => story.challenges.findLast((one) => one.partyId === id);
  if (type === 'challenge_answered')
    of(details.challenger)?.answers.push({ partyId, agrees: details.agrees === true, reason, on });
  const decided = type === 'challenge_decided' ? of(partyId) : undefined;
  if (decided) decided.decision = { upheld: details.upheld === true, reason, on };
}
