import type { ReactNode } from 'react';

type MoreProps = {
  title: ReactNode;
  children: ReactNode /** The address of what is inside. */;
  id?: string;
};

/** What only some need stands behind its heading, and opens without a script. */
export function More({ title, id, children }: MoreProps) {
  return (
    <details className="rq-more">
      <summary>{title}</summary>
      {id ? (
        <div className="rq-fold" id={id}>
          {children}
        </div>
      ) : (
        children
      )}
    </details>
  );
}
