import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { PartOfSessions, SessionsContent } from './view.ts';

type Wish = SessionsContent['wishes'][number];

/** Points that a side suggests to whoever leads the talks, and what they made of each. */
export function WishesPart({ view, sent }: PartOfSessions) {
  const { as, wishes, isOpen } = view;
  const isLeader = as === 'leader';
  if (!isOpen && wishes.length === 0) return null;
  return (
    <Card title={isLeader ? m.sessions_wishes_leader() : m.sessions_wishes()}>
      {isLeader ? null : <p>{m.sessions_wishes_words()}</p>}
      {isLeader && wishes.length === 0 ? <p>{m.sessions_wishes_none()}</p> : null}
      <ul className="ses-list">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <p className="ses-said" dir="auto">
              {wish.words}
            </p>
            <p className="t2" dir="auto">
              {`${wish.party}, ${wish.by}. ${wishWords[wish.state]()}`}
            </p>
            {isLeader && isOpen && wish.state === 'open' ? (
              <Answer wish={wish} view={view} sent={sent} />
            ) : null}
          </li>
        ))}
      </ul>
      {isOpen && !isLeader ? <Suggest view={view} sent={sent} /> : null}
    </Card>
  );
}

const wishWords: Record<Wish['state'], () => string> = {
  open: m.sessions_wish_open,
  taken: m.sessions_wish_taken,
  aside: m.sessions_wish_aside,
};

function Answer({ wish, view, sent }: PartOfSessions & { wish: Wish }) {
  const ahead = view.sessions.filter(
    ({ isBehind, kind, party }) => !isBehind && (kind === 'joint' || party === wish.party),
  );
  return (
    <ActForm intent="take" about={wish.id} acted={sent} label={m.sessions_wish_answer()}>
      <Field label={m.sessions_wish_where()}>
        <Select name="session" defaultValue="">
          <option value="">{m.sessions_wish_set_aside()}</option>
          {ahead.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </ActForm>
  );
}

function Suggest({ view, sent }: PartOfSessions) {
  const { fields = {}, values = {} } = ownOf(sent, 'suggest') ?? {};
  const [first] = view.parties;
  return (
    <ActForm intent="suggest" acted={sent} label={m.sessions_suggest()}>
      {view.parties.length > 1 ? (
        <Field label={m.sessions_for_whom()} error={fields.party}>
          <Select name="party" defaultValue={values.party ?? first?.id}>
            {view.parties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="party" value={first?.id ?? ''} />
      )}
      <Field label={m.sessions_point()} error={fields.words} required>
        <Input
          key={view.wishes.length}
          name="words"
          maxLength={300}
          dir="auto"
          autoComplete="off"
          defaultValue={values.words}
        />
      </Field>
    </ActForm>
  );
}
