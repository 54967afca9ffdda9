import { Icon as PublicIcon, type PublicIconName as PublicName } from '../icon.tsx';
import sheet from './icons.svg?url';

// Apart from the public pages' drawings, so that a visitor does not fetch the office's.
export const deskIcons = [
  'archive',
  'arrow-clockwise',
  'arrow-left',
  'arrow-square-out',
  'bell',
  'calendar-check',
  'check',
  'check-circle',
  'clock',
  'copy',
  'desktop',
  'device-mobile',
  'dots-three',
  'download-simple',
  'envelope-simple',
  'file-text',
  'fingerprint',
  'folder',
  'funnel-simple',
  'gear-six',
  'hourglass',
  'house',
  'identification-card',
  'info',
  'key',
  'keyboard',
  'list-checks',
  'minus',
  'note-pencil',
  'paper-plane-tilt',
  'paperclip',
  'pencil-simple',
  'plus',
  'prohibit',
  'pulse',
  'question',
  'scroll',
  'seal-check',
  'shield-check',
  'sign-out',
  'squares-four',
  'star',
  'trash',
  'tray',
  'user-circle',
  'users',
  'users-three',
  'warning',
] as const;

type DeskName = (typeof deskIcons)[number];
export type IconName = PublicName | DeskName;

/** A picture of a word beside it, from the desk's sheet or the public one; where it stands alone, the control carries the label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  if (!isOfDesk(name)) return <PublicIcon name={name} className={className} />;
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

function isOfDesk(name: IconName): name is DeskName {
  return (deskIcons as readonly string[]).includes(name);
}
