import type { LinkProps } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '../button.tsx';
import { Icon } from './icon.tsx';
import './sheet.css';

type PagerProps = {
  /** Where the neighbours are; left out at either end. */
  previous?: LinkProps['to'] | null;
  next?: LinkProps['to'] | null;
  /** Where one is, in words: `1 to 50 of 312`. */
  children?: string;
};

/** From one page of a list to the next: links, so a page has an address and the browser's way back works. */
export function Pager({ previous, next, children }: PagerProps) {
  if (!previous && !next) return children ? <p className="pgr pgr-alone">{children}</p> : null;
  return (
    <nav className="pgr" aria-label={m.desk_pages()}>
      {previous ? (
        <Button size="sm" to={previous} rel="prev">
          <Icon name="caret-left" />
          {m.desk_previous()}
        </Button>
      ) : (
        <span />
      )}
      {children ? <span className="tn">{children}</span> : null}
      {next ? (
        <Button size="sm" to={next} rel="next">
          {m.desk_next()}
          <Icon name="caret-right" />
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}
