import type { Ref } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';

type AgreementProps = {
  id: string;
  ref?: Ref<HTMLInputElement>;
  error: string | undefined;
  defaultChecked?: boolean;
  onChange?: () => void;
};

/** The box of the spec's section 2, with the three papers; what is ticked is kept with its version and its time. */
export function Agreement({ id, ref, error, defaultChecked, onChange }: AgreementProps) {
  return (
    <div>
      <Checkbox
        ref={ref}
        id={id}
        name="agrees"
        required
        defaultChecked={defaultChecked}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error !== undefined ? `${id}-correction` : undefined}
        onChange={onChange}
      >
        {m.login_agree()} <Paged to="/privacy-policy">{m.site_privacy()}</Paged>,{' '}
        <Paged to="/code-of-conduct">{m.site_conduct()}</Paged> {m.login_and()}{' '}
        <Paged to="/terms-and-conditions">{m.login_terms()}</Paged>.
      </Checkbox>
      {error !== undefined ? <FieldError id={`${id}-correction`}>{error}</FieldError> : null}
    </div>
  );
}

/** In a tab of its own, so that nothing typed is lost. */
function Paged({ to, children }: { to: string; children: string }) {
  return (
    <Link className="lnk" to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
