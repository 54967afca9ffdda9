import { type ReactNode, useId } from 'react';
import './sheet.css';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** One button or link: what the two doors look at. */
  action?: ReactNode;
  /** Under a page's own heading it is a part of it; where it is all there is, its title may be the `h1`. */
  as?: 'h1' | 'h2' | 'h3';
};

/** Nothing here, said kindly: the mark with its two doors, which look at what can be done. */
export function EmptyState({ title, children, action, as: Heading = 'h2' }: EmptyStateProps) {
  const id = useId();
  return (
    <section className="nil" aria-labelledby={id}>
      <svg className="nil-mark" viewBox="0 0 84 64" aria-hidden="true" focusable="false">
        <path className="nil-wall" d="M10 0H74a10 10 0 0 1 10 10V64H0V10A10 10 0 0 1 10 0Z" />
        <path className="nil-a" d="M12 64V31a12 12 0 0 1 24 0V64Z" />
        <path className="nil-b" d="M48 64V31a12 12 0 0 1 24 0V64Z" />
        <circle className="nil-eye" cx="24" cy={action ? 49 : 44} r="5" />
        <circle className="nil-eye" cx="60" cy={action ? 49 : 44} r="5" />
      </svg>
      <Heading className="nil-title" id={id}>
        {title}
      </Heading>
      {children ? <p className="nil-words">{children}</p> : null}
      {action}
    </section>
  );
}
