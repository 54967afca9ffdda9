import type { ComponentProps, ReactNode } from 'react';

/** The door checkbox: 22 by 24, the whole line is its target. */
export function Checkbox({
  children,
  className = '',
  ...native
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={`chk ${className}`}>
      <input {...native} type="checkbox" className="cb" />
      <span>{children}</span>
    </label>
  );
}
