import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { NavLink } from '#ui/link.tsx';

type ToolLinkProps = {
  to: string;
  label: string;
  file?: string | undefined;
  className: string;
  children: ReactNode;
};

/** A way to one of the four tools. A document opens beside the page that the visitor is on. */
export function ToolLink({ to, label, file, className, children }: ToolLinkProps) {
  if (file) {
    return (
      <a
        href={file}
        className={className}
        target="_blank"
        rel="noopener"
        aria-label={`${label} ${m.site_new_tab()}`}
      >
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
