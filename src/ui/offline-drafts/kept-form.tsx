import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PostForm } from '../forms/post-form.tsx';
import { draftAttribute, putBack } from './autosave.ts';
import { CutOff, KeptBack } from './notes.tsx';

type Props = { name: string; stays?: boolean; children: ReactNode };

/**
 * A form on the page of a case, which waits for a line where there is none and loses no word. `name` is its own among those of the
 * case; `stays` leaves the page where it is scrolled to, for a form that says beside itself what came of it.
 */
export function KeptForm({ name, stays = false, children }: Props) {
  const { id = '' } = useParams();
  return (
    <PostForm
      className="desk-form"
      preventScrollReset={stays}
      ref={putBack}
      {...draftAttribute('device', `case/${id}/${name}`)}
    >
      <KeptBack />
      {children}
      <CutOff />
    </PostForm>
  );
}
