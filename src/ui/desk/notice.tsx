import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './sheet.css';

type NoticeProps = {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  /**
   * What a form came to is told to the ear as soon as it stands here: `status` waits for a pause, `alert` does not. A note
   * that was on the page from the start has neither.
   */
  live?: 'status' | 'alert';
};

const iconOf: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  good: 'check-circle',
  warn: 'warning',
  bad: 'warning-circle',
};

/** What came of a form, or what to know before using it, in the place where it matters. */
export function Notice({ tone = 'info', title, children, live }: NoticeProps) {
  return (
    <div className={`nt nt-${tone}`} role={live}>
      <Icon name={iconOf[tone]} />
      <div>
        {title ? <p className="nt-title">{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
