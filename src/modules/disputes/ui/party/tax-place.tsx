import * as m from '#messages/all.ts';
import { stateSaid, statesOffered } from '#modules/fees/contract/states.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { KeptForm } from '#ui/keep/kept-form.tsx';
import { Select } from '#ui/select.tsx';
import { GSTIN_TYPED } from '../../contract/tax-place.ts';
import { FINAL } from '../../contract/words.ts';
import type { Attempted } from './acts.tsx';
import type { Dispute } from './shapes.ts';

type Props = { dispute: Dispute; attempt: Attempted | undefined; hasDue: boolean };

/** Where the reader's own party is for the tax on its bills: asked before it pays, and to be corrected afterwards. */
export function TaxPlaces({ dispute: { parties, state }, attempt, hasDue }: Props) {
  const own = parties.flatMap(({ id, name, taxPlace }) =>
    taxPlace ? [{ id, name, ...taxPlace }] : [],
  );
  const isUsed = hasDue || !FINAL.includes(state) || attempt?.act.startsWith('place-');
  if (own.length === 0 || !isUsed) return null;
  return (
    <Card title={m.place_title()}>
      <p>{m.place_words()}</p>
      {own.map((place) => (
        <OwnPlace
          key={place.id}
          {...{ place, hasDue }}
          attempt={attempt?.act === `place-${place.id}` ? attempt : undefined}
        />
      ))}
    </Card>
  );
}

type Place = {
  id: string;
  name: string;
  state: string | null;
  gstin: string | null;
  isTold: boolean;
};

function OwnPlace({
  place: { id, name, state, gstin, isTold },
  attempt,
  hasDue,
}: {
  place: Place;
  attempt: Attempted | undefined;
  hasDue: boolean;
}) {
  const error = (field: string) =>
    attempt && !attempt.ok && attempt.fields[field] ? { error: attempt.fields[field] } : {};
  const typed: Record<string, string | undefined> = attempt && !attempt.ok ? attempt.typed : {};
  const now = state
    ? (isTold ? m.place_told : m.place_by_address)({ name, state: stateSaid(state) })
    : m.place_unknown({ name });
  return (
    <>
      {attempt ? (
        <Notice tone={attempt.ok ? 'good' : 'bad'} live={attempt.ok ? 'status' : 'alert'}>
          {attempt.ok ? m.place_done() : attempt.message}
        </Notice>
      ) : null}
      <p>{now}</p>
      <details className="ds-fold" open={(hasDue && !isTold) || attempt?.ok === false}>
        <summary>{isTold ? m.place_change() : m.place_confirm()}</summary>
        <KeptForm name={`place/${id}`} stays>
          <input type="hidden" name="act" value="place" />
          <input type="hidden" name="party" value={id} />
          <Field label={m.filing_state()} required {...error('state')}>
            <Select
              name="state"
              defaultValue={typed.state ?? state ?? ''}
              autoComplete="address-level1"
            >
              <option value="">{m.filing_state_none()}</option>
              {statesOffered().map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.filing_gstin()} hint={m.filing_gstin_hint()} {...error('gstin')}>
            <Input
              name="gstin"
              maxLength={GSTIN_TYPED}
              autoComplete="off"
              defaultValue={typed.gstin ?? gstin ?? ''}
            />
          </Field>
          <Button type="submit">{m.place_save()}</Button>
        </KeptForm>
      </details>
    </>
  );
}
