import type { ComponentProps } from 'react';
import { useWiring } from './field.tsx';
import { Icon } from './icon.tsx';

/** A native select; where the browser lets us, its open list is drawn in our own shapes (select.css). */
export function Select({ className = '', children, ...native }: ComponentProps<'select'>) {
  return (
    <span className="sel">
      <select {...native} {...useWiring(native)} className={`inp ${className}`}>
        {children}
      </select>
      <Icon name="caret-down" />
    </span>
  );
}
