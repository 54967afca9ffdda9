import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { SystemLetter } from './types.ts';

export function Letters({ letters, failed }: { letters: readonly SystemLetter[]; failed: number }) {
  const all = <RetryAll />;
  return (
    <Card flush title={m.office_system_letters()} aside={failed > 1 ? all : null}>
      <DataList
        caption={m.office_system_letters()}
        rows={letters}
        keyOf={({ id }) => id}
        name={{ label: m.office_system_kind(), cell: ({ kind }) => kind.replaceAll('_', ' ') }}
        columns={letterColumns()}
        empty={<EmptyState title={m.office_system_no_letters()} />}
      />
    </Card>
  );
}

function letterColumns(): DataColumn<SystemLetter>[] {
  return [
    { label: m.office_system_to(), cell: ({ recipient }) => recipient },
    letterStateColumn(),
    {
      label: m.office_system_owed(),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      tight: true,
    },
    { label: m.office_system_tries(), cell: ({ attempts }) => attempts, end: true },
    {
      label: m.office_system_reason(),
      cell: ({ reason }) => <span className="ins-details">{reason}</span>,
    },
    {
      label: m.office_system_act(),
      quiet: true,
      cell: ({ id, state, kind, recipient }) =>
        state === 'failed' ? <RetryLetter id={id} kind={kind} recipient={recipient} /> : null,
    },
  ];
}

function RetryAll() {
  return (
    <PostForm>
      <Button type="submit" name="act" value="letters" size="sm">
        {m.office_system_retry_all()}
      </Button>
    </PostForm>
  );
}

function letterStateColumn(): DataColumn<SystemLetter> {
  return {
    label: m.office_settings_state(),
    cell: ({ state }) =>
      state === 'failed' ? (
        <Badge tone="bad">{m.office_system_state_failed()}</Badge>
      ) : (
        <Badge>{m.office_system_state_waiting()}</Badge>
      ),
    tight: true,
  };
}

function RetryLetter({ id, kind, recipient }: { id: string; kind: string; recipient: string }) {
  return (
    <PostForm>
      <input type="hidden" name="of" value={id} />
      <Button
        type="submit"
        name="act"
        value="letter"
        size="sm"
        aria-label={m.office_system_retry_letter({
          kind: kind.replaceAll('_', ' '),
          to: recipient,
        })}
      >
        {m.office_system_retry()}
      </Button>
    </PostForm>
  );
}
