import * as m from '#messages/all.ts';
import { invoiceStateInWords, statesOffered } from '#modules/fees/contract/states.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, problemOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import { Select } from '#ui/select.tsx';
import { GSTIN_TYPED } from '../../contract/tax-place.ts';
import { FINAL } from '../../contract/words.ts';
import type { PartyDisputeView } from './types.ts';

type Props = { dispute: PartyDisputeView; attempt: Submission | undefined; hasDue: boolean };

/** Where the reader's own party is for the tax on its bills: asked before it pays, and to be corrected afterwards. */
export function TaxPlaces({ dispute: { parties, state }, attempt, hasDue }: Props) {
  const own = parties.flatMap(({ id, name, taxPlace }) =>
    taxPlace ? [{ id, name, ...taxPlace }] : [],
  );
  const isUsed = hasDue || !FINAL.includes(state) || attempt?.intent.startsWith('place-');
  if (own.length === 0 || !isUsed) return null;
  return (
    <Card title={m.place_title()}>
      <p>{m.place_words()}</p>
      {own.map((place) => (
        <OwnPlace
          key={place.id}
          {...{ place, hasDue }}
          attempt={ownOf(attempt, `place-${place.id}`)}
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
  attempt: Submission | undefined;
  hasDue: boolean;
}) {
  const failed = problemOf(attempt) === undefined ? undefined : attempt;
  const error = (field: string) => (failed?.fields[field] ? { error: failed.fields[field] } : {});
  const typed: Partial<Fields> = failed?.values ?? {};
  const now = state
    ? (isTold ? m.place_told : m.place_by_address)({ name, state: invoiceStateInWords(state) })
    : m.place_unknown({ name });
  return (
    <>
      <SubmissionNotice submission={attempt} done={m.place_done()} />
      <p>{now}</p>
      <details className="ds-fold" open={(hasDue && !isTold) || failed !== undefined}>
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
