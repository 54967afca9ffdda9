import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as m from '#messages/all.ts';

type ToolLinkProps = { to: string; label: string; newTab?: boolean | undefined; className: string; children: ReactNode };

/** A way to one of the four tools. The rules are a document, so they open beside the page that the visitor is on. */
export function ToolLink({ to, label, newTab = false, className, children }: ToolLinkProps) {
  if (newTab) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener" aria-label={`${label} ${m.site_new_tab()}`}>
        {children}
      </a>
    );
  }
  return (
    <NavLink to={to} className={className} aria-label={label}>
      {children}
    </NavLink>
  );
}
