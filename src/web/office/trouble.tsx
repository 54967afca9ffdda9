import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';

/** What an error shows behind the door: what happened in general words, and a way on. */
export function Trouble({ status, back = '/office' }: { status: number; back?: string }) {
  return (
    <Card>
      <EmptyState as="h1" title={titleOf(status)} action={<Button href={here(back)}>{m.desk_trouble_back()}</Button>}>
        {wordsOf(status)}
      </EmptyState>
    </Card>
  );
}

function titleOf(status: number): string {
  if (status === 404) return m.desk_trouble_404();
  if (status === 403) return m.desk_trouble_403();
  return m.desk_trouble();
}

function wordsOf(status: number): string {
  if (status === 404) return m.desk_trouble_404_words();
  if (status === 403) return m.desk_trouble_403_words();
  return m.desk_trouble_words({ status });
}
