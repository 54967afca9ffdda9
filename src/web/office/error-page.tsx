import { isRouteErrorResponse } from 'react-router';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { isCutOff } from '#ui/offline-drafts/autosave.ts';
import { Offline } from '#ui/offline-drafts/offline.tsx';

/** What an error shows behind the door: what happened, and a way on. */
export function OfficeErrorPage({ error, back = '/office' }: { error: unknown; back?: string }) {
  if (isCutOff(error)) return <Offline />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Card>
      <EmptyState
        as="h1"
        title={titleOf(status)}
        action={<Button href={here(back)}>{m.desk_trouble_back()}</Button>}
      >
        {ownWords(error) ?? wordsOf(status)}
      </EmptyState>
    </Card>
  );
}

/** A case of one's own is no fault of the account, and no administrator can open it: the API's own words say who acts on it. */
function ownWords(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const told = error.data as { code?: string; message?: string } | null; // as src/web/page-request.ts throws it
  return told?.code === 'own_dispute' ? (told.message ?? null) : null;
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
