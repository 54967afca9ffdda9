import sheet from './icons.svg?url';

// The drawings stand in one file beside this one: a page names those that it shows, and no script carries them.
export type PublicIconName =
  | 'arrow-right'
  | 'arrow-right-thin'
  | 'book-open-text'
  | 'calculator'
  | 'user-plus'
  | 'gavel'
  | 'list'
  | 'x'
  | 'caret-down'
  | 'caret-left'
  | 'caret-right'
  | 'chat'
  | 'chat-fill'
  | 'phone-call'
  | 'timer'
  | 'note'
  | 'calendar'
  | 'warning-circle'
  | 'x-circle'
  | 'lock'
  | 'chats'
  | 'calendar-dots'
  | 'magnifying-glass'
  | 'push-pin'
  | 'upload'
  | 'translate'
  | 'sparkle'
  | 'pause'
  | 'play'
  | 'handshake'
  | 'scales'
  | 'receipt'
  | 'eye'
  | 'chat-teardrop'
  | 'heart'
  | 'heart-fill'
  | 'link-simple'
  | 'facebook-logo'
  | 'twitter-logo'
  | 'linkedin-logo';

/** A picture of a word beside it; where it stands alone, the link or button around it carries the label. */
export function Icon({ name, className = '' }: { name: PublicIconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
