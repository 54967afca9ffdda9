import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { FileInput } from '#ui/file-input.tsx';
import type { ResponseKind } from '../../contract/words.ts';
import { type ControlProps, describedBy, Mend } from './control.tsx';

/** What the box says where it is no yes to talks. */
const ticks: Partial<Record<ResponseKind, () => string>> = {
  agreement: m.notice_agree_arbitration,
  fast_track: m.notice_agree_fast_track,
  leaving: m.notice_agree_leaving,
  withdrawal_consent: m.notice_agree_withdrawal,
};

/** The tick; the very words that become the consent stand above the form (consented.tsx). */
export function Agrees({ kind, content, fields }: ControlProps) {
  const correction = fields.agrees;
  return (
    <div className="field">
      <label className="pick">
        <input
          type="checkbox"
          id="f-agrees"
          name="agrees"
          value="yes"
          defaultChecked={content.agrees}
          aria-invalid={correction ? true : undefined}
          aria-describedby={describedBy('f-agrees', {
            hint: false,
            correction: Boolean(correction),
          })}
        />{' '}
        <span>{(ticks[kind] ?? m.notice_agree_talks)()}</span>
      </label>
      <Mend id="f-agrees">{correction}</Mend>
    </div>
  );
}

export function Files({ content, notice, fields }: ControlProps) {
  // Whoever has shown nothing sends words alone; a paper from them can come by mail.
  if (!notice.isVerified) return null;
  const correction = fields.files;
  return (
    <div className="field">
      <label htmlFor="f-files">
        {m.notice_form_files()}
        <small> ({m.notice_form_optional()})</small>
      </label>
      <p className="hint" id="f-files-hint">
        {m.notice_form_files_hint({ most: DOCUMENT_MB })}
      </p>
      <KeptFiles content={content} />
      <FileInput
        id="f-files"
        name="upload"
        multiple
        accept={DOCUMENT_ACCEPT}
        aria-invalid={correction ? true : undefined}
        aria-describedby={describedBy('f-files', { hint: true, correction: Boolean(correction) })}
      />
      <progress max={1} hidden aria-label={m.notice_form_sending()} />
      <Mend id="f-files">{correction}</Mend>
    </div>
  );
}

function KeptFiles({ content }: Pick<ControlProps, 'content'>) {
  return content.files.map(({ token, title, size }) => (
    <p key={token} className="kept">
      <span dir="auto">{title}</span>
      <input type="hidden" name="fileToken" value={token} />
      <input type="hidden" name="fileTitle" value={title} />
      <input type="hidden" name="fileSize" value={size} />
      <button type="submit" name="intent" value={`off-${token}`} className="second">
        {m.notice_form_file_off({ name: title })}
      </button>
    </p>
  ));
}
