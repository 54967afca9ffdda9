import { DOORS, type TalkDoor } from '../contract/talk.ts';
import { doorsInWords } from './words.ts';

type Props = { lit: readonly TalkDoor[]; label?: string };

/** Four doors: claimant, neutral, office, respondents. Lit are those who read. */
export function PlaceGlyph({ lit, label = doorsInWords(lit) }: Props) {
  return (
    <span className="tlk-gl" role="img" aria-label={label}>
      {DOORS.map((door) => (
        <b key={door} className={lit.includes(door) ? `tlk-gl-${door}` : ''} />
      ))}
    </span>
  );
}
