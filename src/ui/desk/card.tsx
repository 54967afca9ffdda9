import { type ReactNode, useId } from 'react';
import './sheet.css';

type CardProps = {
  /** What a link leads to. */
  id?: string;
  /** Heading of the part; without one it is a frame and no landmark. */
  title?: ReactNode;
  /** Right of the heading: a count, a link, a button. */
  aside?: ReactNode;
  /** A table or a list that reaches the card's edges brings its own space. */
  flush?: boolean;
  as?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
};

/** A part of a page: hairline, corners of 16 px, 18 px of room. */
export function Card({
  id: place,
  title,
  aside,
  flush = false,
  as: Heading = 'h2',
  className = '',
  children,
}: CardProps) {
  const id = useId();
  const classes = `cd ${flush ? 'cd-flush' : ''} ${className}`;
  if (!title)
    return (
      <div id={place} className={classes}>
        {children}
      </div>
    );
  return (
    <section id={place} className={classes} aria-labelledby={id}>
      <header className="cd-top">
        <Heading id={id}>{title}</Heading>
        {aside}
      </header>
      {children}
    </section>
  );
}
