import * as m from '#messages/all.ts';
import { statesOffered } from '#modules/fees/contract/states.ts';
import { type ControlProps, describedBy, Mend } from './control.tsx';

/** Where they are, for the tax on a bill that they may get; their address in the file is proposed, and they may correct it. */
export function Place({ content, notice: { isVerified, you }, fields }: ControlProps) {
  if (!isVerified) return null;
  const [state, gstin] = [fields.state, fields.gstin];
  return (
    <fieldset>
      <legend>
        {m.place_title()}
        <small> ({m.notice_form_optional()})</small>
      </legend>
      <p className="hint">{m.place_words()}</p>
      <StateField content={content} you={you} state={state} />
      <GstinField content={content} you={you} gstin={gstin} />
    </fieldset>
  );
}

type StateFieldProps = {
  content: ControlProps['content'];
  you: ControlProps['notice']['you'];
  state: string | undefined;
};

function StateField({ content, you, state }: StateFieldProps) {
  return (
    <div className="field">
      <label htmlFor="f-state">{m.filing_state()}</label>
      <select
        id="f-state"
        name="state"
        autoComplete="address-level1"
        defaultValue={content.state ?? you.taxPlace?.state ?? ''}
        aria-invalid={state ? true : undefined}
        aria-describedby={describedBy('f-state', { hint: false, correction: Boolean(state) })}
      >
        <option value="">{m.filing_state_none()}</option>
        {statesOffered().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Mend id="f-state">{state}</Mend>
    </div>
  );
}

type GstinFieldProps = {
  content: ControlProps['content'];
  you: ControlProps['notice']['you'];
  gstin: string | undefined;
};

function GstinField({ content, you, gstin }: GstinFieldProps) {
  return (
    <div className="field">
      <label htmlFor="f-gstin">{m.filing_gstin()}</label>
      <input
        id="f-gstin"
        name="gstin"
        maxLength={30}
        autoComplete="off"
        defaultValue={content.gstin ?? you.taxPlace?.gstin ?? ''}
        aria-invalid={gstin ? true : undefined}
        aria-describedby={describedBy('f-gstin', { hint: true, correction: Boolean(gstin) })}
      />
      <p className="hint" id="f-gstin-hint">
        {m.filing_gstin_hint()}
      </p>
      <Mend id="f-gstin">{gstin}</Mend>
    </div>
  );
}
