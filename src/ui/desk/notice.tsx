import { type ReactNode, useEffect, useRef } from 'react';
import { takeLeftFocus } from '../forms/answer-focus.ts';
import { Icon, type IconName } from './icon.tsx';
import './sheet.css';

type NoticeProps = {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  /**
   * What a form came to is told to the ear as soon as it stands here: `status` waits for a pause, `alert` does not. A note
   * that was on the page from the start has neither. A `status` says what was done, and takes the focus with it: the form may be gone.
   */
  live?: 'status' | 'alert';
  /** The focus stays where it is: a list is worked through by keys, and what comes next is in it. */
  leavesFocus?: boolean;
};

const iconOf: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  good: 'check-circle',
  warn: 'warning',
  bad: 'warning-circle',
};

/** Where `focusAnswer` puts the focus, and without a script the browser. */
const ANSWER = { tabIndex: -1, autoFocus: true, 'data-answer': '' };

/** What came of a form, or what to know before using it, in the place where it matters. */
export function Notice({ tone = 'info', title, children, live, leavesFocus = false }: NoticeProps) {
  const isAnswer = live === 'status' && !leavesFocus;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer && said.current) takeLeftFocus(said.current);
  }, [isAnswer]);
  return (
    <div ref={said} className={`nt nt-${tone}`} role={live} {...(isAnswer ? ANSWER : {})}>
      <Icon name={iconOf[tone]} />
      <div>
        {title ? <p className="nt-title">{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
