import type { ReactNode } from 'react';
import type { NoticeView } from '../../contract/notice.ts';

export type Seen = { notice: NoticeView; code: string };

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
