import * as m from '#messages/all.ts';
import { certificateSentences } from '#modules/instruments/contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { institution } from '../../../../content/institution.ts';
import type { SettleView } from './view.ts';

type Party = NonNullable<SettleView['settlement']>['parties'][number];

/** Beside the code: whether a certificate of the institution’s own authority is made for this signature, too. */
export function OwnCertificate({ acted }: { acted: Submission | undefined }) {
  return (
    <>
      <Checkbox name="withCertificate" defaultChecked={acted?.values?.withCertificate === 'on'}>
        {m.signature_own_box()}
      </Checkbox>
      <p className="fld-hint">{m.signature_own_words({ institution: institution.name })}</p>
    </>
  );
}

type Props = { party: Party; hash: string; sent: Submission | undefined };

/** Instead of the code: a copy of the text is made ready, and the signer goes on to the provider with it. */
export function CertificateSteps({ party: { id, name, visit, notTaken }, hash, sent }: Props) {
  const acted = ownOf(sent, 'certificate', id);
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <Card title={m.signature_esign_title({ name })}>
      {notTaken ? <Notice tone="warn">{notTakenWords(notTaken)}</Notice> : null}
      <p>{m.signature_esign_words()}</p>
      {visit ? <Visit {...visit} /> : null}
      <ActForm intent="certificate" about={id} acted={sent} label={m.signature_esign_ask()}>
        <input type="hidden" name="textHash" value={hash} />
        <Field label={m.settlement_name()} error={fields.name} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={200}
            defaultValue={values.name}
            required
          />
        </Field>
        <Checkbox name="agreed" defaultChecked={values.agreed === 'on'}>
          {m.settlement_agree()}
        </Checkbox>
      </ActForm>
    </Card>
  );
}

/** A form that leaves this site: the browser posts it, with a script or without. */
function Visit({ url, fields }: NonNullable<Party['visit']>) {
  return (
    <form method="post" action={url}>
      <p>{m.signature_esign_ready()}</p>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{m.signature_esign_go()}</Button>
    </form>
  );
}

const SENTENCES: Readonly<Record<string, (() => string) | undefined>> = {
  ...certificateSentences,
  certificate_not_given: m.signature_error_not_given,
  identity_disputed: m.case_error_identity_disputed,
  signed_before: m.settlement_error_signed,
};

/** Whatever else stood in the way: the text is another one by now. */
const notTakenWords = (because: string) => (SENTENCES[because] ?? m.signature_error_older)();
