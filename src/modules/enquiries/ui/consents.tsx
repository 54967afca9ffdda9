import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';

type ConsentsProps = {
  at: (field: string) => string;
  values: Readonly<Record<string, string>>;
  fields: Fields;
};

/** The two sentences to agree to; asked for by the form, not sent (spec section 7). */
export function Consents({ at, values, fields }: ConsentsProps) {
  const consent = (name: string, sentence: ReactNode) => (
    <div>
      <Checkbox
        id={at(name)}
        name={name}
        defaultChecked={name in values}
        required
        aria-invalid={name in fields || undefined}
        aria-describedby={name in fields ? at(`${name}-error`) : undefined}
      >
        {sentence}
      </Checkbox>
      <FieldError id={at(`${name}-error`)}>{fields[name]}</FieldError>
    </div>
  );
  return (
    <div className="consult-row consult-consents">
      {consent('acceptsTerms', <Terms />)}
      {consent('acceptsNoAttorneyClient', m.consultation_no_attorney())}
    </div>
  );
}

/** Three pages inside one sentence; each opens beside the form, which would be lost otherwise. */
function Terms() {
  return (
    <>
      {m.consultation_terms_begin()}{' '}
      <Paged to="/privacy-policy">{m.consultation_terms_privacy()}</Paged>,{' '}
      <Paged to="/code-of-conduct">{m.consultation_terms_conduct()}</Paged>{' '}
      {m.consultation_terms_and()}{' '}
      <Paged to="/terms-and-conditions">{m.consultation_terms_terms()}</Paged>
      {m.form_full_stop()}
    </>
  );
}

function Paged({ to, children }: { to: string; children: string }) {
  return (
    <Link className="lnk" to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
