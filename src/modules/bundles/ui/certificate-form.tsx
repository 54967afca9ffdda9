import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { Affirmed, Ticks } from './certificate-ticks.tsx';
import { ChoosePapers } from './choose.tsx';
import type { PaperToChoose } from './shapes.ts';

type Props = {
  papers: readonly PaperToChoose[];
  all: number;
  chosen: readonly string[];
  /** Several ticks of one name, which the values of a form do not hold. */
  ticked: Readonly<Record<'devices' | 'holdings', readonly string[]>>;
  acted: Submission | undefined;
};

/** Part A in plain words, beside the words of the Schedule, which the paper itself bears in English. */
export function CertificateForm({ papers, all, chosen, ticked, acted }: Props) {
  const text = (name: keyof typeof LABELS, hint?: string) => (
    <Text name={name} hint={hint} acted={acted} />
  );
  return (
    <PostForm className="desk-form">
      <input type="hidden" name="intent" value="certificate" />
      <SubmissionNotice submission={acted} />
      <Card title={m.certificate_papers()}>
        <ChoosePapers papers={papers} all={all} chosen={new Set(chosen)} acted={acted} />
      </Card>
      <Card title={m.certificate_you()}>
        {text('name')}
        <Field label={m.certificate_relation()}>
          <Select name="relation" defaultValue={acted?.values.relation ?? 'son'}>
            <option value="son">{m.certificate_son()}</option>
            <option value="daughter">{m.certificate_daughter()}</option>
            <option value="spouse">{m.certificate_spouse()}</option>
          </Select>
        </Field>
        {text('relative')}
        {text('address')}
        {text('place')}
      </Card>
      <Device ticked={ticked} acted={acted} />
      <Card title={m.certificate_expert_title()}>
        <p>{m.certificate_expert_lead()}</p>
        {text('expert')}
        <Button look="solid" type="submit">
          {m.certificate_make()}
        </Button>
      </Card>
    </PostForm>
  );
}

function Device({ ticked, acted }: Pick<Props, 'ticked' | 'acted'>) {
  return (
    <Card title={m.certificate_device_title()}>
      <Ticks
        name="devices"
        legend={m.certificate_device()}
        ticked={ticked.devices}
        words={DEVICES}
        error={acted?.fields.devices}
      />
      {(['otherDevice', 'makeModel', 'colour', 'serial', 'identifier'] as const).map((name) => (
        <Text key={name} name={name} acted={acted} />
      ))}
      <Text name="more" acted={acted} />
      <Text name="from" acted={acted} type="date" />
      <Text name="to" acted={acted} type="date" />
      <Ticks
        name="holdings"
        legend={m.certificate_holding()}
        ticked={ticked.holdings}
        words={HOLDINGS}
        error={acted?.fields.holdings}
      />
      <Affirmed name="isLawful" acted={acted} words={m.certificate_lawful()} />
      <Affirmed name="wasWorking" acted={acted} words={m.certificate_working()} />
    </Card>
  );
}

const LABELS = {
  name: m.certificate_name,
  relative: m.certificate_relative,
  address: m.certificate_address,
  place: m.certificate_place,
  otherDevice: m.certificate_other_device,
  makeModel: m.certificate_make_model,
  colour: m.certificate_colour,
  serial: m.certificate_serial,
  identifier: m.certificate_identifier,
  more: m.certificate_more,
  from: m.certificate_from,
  to: m.certificate_to,
  expert: m.certificate_expert,
};

const DEVICES = {
  computer: m.certificate_of_computer,
  dvr: m.certificate_of_dvr,
  mobile: m.certificate_of_mobile,
  flash_drive: m.certificate_of_flash_drive,
  disc: m.certificate_of_disc,
  server: m.certificate_of_server,
  cloud: m.certificate_of_cloud,
  other: m.certificate_of_other,
};

const HOLDINGS = {
  owned: m.certificate_owned,
  maintained: m.certificate_maintained,
  managed: m.certificate_managed,
  operated: m.certificate_operated,
};

type TextProps = {
  name: keyof typeof LABELS;
  acted: Submission | undefined;
  hint?: string | undefined;
  type?: 'text' | 'date';
};

function Text({ name, acted, hint, type = 'text' }: TextProps) {
  return (
    <Field label={LABELS[name]()} hint={hint} error={acted?.fields[name]}>
      <Input
        name={name}
        type={type}
        maxLength={type === 'text' ? 400 : undefined}
        defaultValue={acted?.values[name] ?? ''}
        dir={type === 'text' ? 'auto' : undefined}
      />
    </Field>
  );
}
