import type { Guard } from './move-types.ts';

/** There is a time that the parties may lengthen, it runs, and its last day is not over (Mediation Act 2023 s. 18). */
export const timeOfTalksRuns: Guard = ({ talksTime }) => {
  const time = talksTime();
  if (time === null) return 'not_asked';
  return time.isOver ? 'time_over' : null;
};
/** It is lengthened once. */
export const longerNotGiven: Guard = ({ longer }) => (longer.isGiven ? 'already_done' : null);
export const notAgreedLonger: Guard = ({ longer }, { partyId }) =>
  partyId && longer.agreed.includes(partyId) ? 'already_done' : null;
/** Everybody who is still in it: silence agrees to nothing (law and lifecycle 6.8, I11). */
export const eachAgreedLonger: Guard = ({ longer, parties }) =>
  parties.every(({ partyId, isReleased }) => isReleased || longer.agreed.includes(partyId))
    ? null
    : 'signature_missing';
