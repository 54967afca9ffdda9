import type { OutputOf } from '#kernel/endpoint.ts';
import { languageName, languages } from '#kernel/language.ts';
import { OFFICE_ZONE } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { NAME_MAX, type NotificationChoice } from '../../contract/account.ts';
import { type profile, timeZones } from '../../contract/profile.ts';
import { AddressForm, type AddressProps } from './address.tsx';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type Own = OutputOf<typeof profile>;
type ProfileProps = { profile: Own; said: Submission | undefined };

export function Profile({
  profile: own,
  said,
  fresh,
  ticket,
}: ProfileProps & Pick<AddressProps, 'fresh' | 'ticket'>) {
  return (
    <div className="desk-stack">
      <PageHead title={m.account_title()} />
      <div className="desk-two">
        <div className="desk-stack">
          <AboutYou profile={own} said={said} />
          <Notices profile={own} said={said} />
        </div>
        <div className="desk-stack">
          <Card title={m.account_reached()}>
            <DefinitionList facts={facts(own)} />
          </Card>
          <AddressForm fresh={fresh} ticket={ticket} said={said} />
        </div>
      </div>
    </div>
  );
}

function facts({ email, phone, isEmailVerified, isPhoneVerified }: Own) {
  return [
    ...(email
      ? [{ term: m.account_email(), said: <Address address={email} verified={isEmailVerified} /> }]
      : []),
    ...(phone
      ? [{ term: m.account_phone(), said: <Address address={phone} verified={isPhoneVerified} /> }]
      : []),
  ];
}

function Address({ address, verified }: { address: string; verified: boolean }) {
  return (
    <span className="acc-address">
      <span>{address}</span>
      {verified ? (
        <Badge tone="good" icon="check">
          {m.account_verified()}
        </Badge>
      ) : (
        <Badge tone="warn">{m.account_unverified()}</Badge>
      )}
    </span>
  );
}

/** The zone of the institution by the name that people have for it; the others by theirs in the list of zones. */
function zoneSaid(zone: string): string {
  return zone === OFFICE_ZONE ? m.account_zone_india() : zone.replaceAll('_', ' ');
}

function AboutYou({ profile: own, said }: ProfileProps) {
  const zones = [...new Set<string>([own.timeZone, ...timeZones])];
  return (
    <Card title={m.account_about()}>
      <PostForm className="desk-form" aria-label={m.account_about()}>
        <input type="hidden" name="act" value="profile" />
        <Field label={m.account_name()} error={errorAt(said, 'profile', 'name')} required>
          <Input
            name="name"
            defaultValue={own.name}
            maxLength={NAME_MAX}
            autoComplete="name"
            required
          />
        </Field>
        <Field label={m.account_language()} hint={m.account_language_hint()}>
          <Select name="language" defaultValue={own.language}>
            {languages.map((value) => (
              <option key={value} value={value} lang={value}>
                {languageName(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={m.account_time_zone()}
          hint={m.account_time_zone_hint()}
          error={errorAt(said, 'profile', 'timeZone')}
        >
          <Select name="timeZone" defaultValue={own.timeZone}>
            {zones.map((zone) => (
              <option key={zone} value={zone} lang={zone === OFFICE_ZONE ? undefined : 'en'}>
                {zoneSaid(zone)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" look="solid">
          {m.account_keep()}
        </Button>
        <FormAnswer acted={said} intent="profile" done={m.account_kept()} />
      </PostForm>
    </Card>
  );
}

function Notices({ profile: own, said }: ProfileProps) {
  const kinds = [
    ['work', m.account_notices_work()],
    ['empanelment', m.account_notices_empanelment()],
    ['consultation', m.account_notices_consultation()],
  ] as const;
  const ways: readonly (readonly [NotificationChoice, string])[] = [
    ['at_once', m.account_notices_at_once()],
    ['daily', m.account_notices_daily()],
    ['here', m.account_notices_here()],
  ];
  return (
    <Card title={m.account_notices()}>
      <p className="t2">{m.account_notices_lead()}</p>
      <PostForm className="desk-form" aria-label={m.account_notices()}>
        <input type="hidden" name="act" value="notices" />
        {kinds.map(([kind, label]) => (
          <Field key={kind} label={label}>
            <Select name={kind} defaultValue={own.choices[kind]}>
              {ways.map(([way, words]) => (
                <option key={way} value={way}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <p className="fld-hint">{m.account_notices_always()}</p>
        <Button type="submit" look="solid">
          {m.account_keep()}
        </Button>
        <FormAnswer acted={said} intent="notices" done={m.account_kept()} />
      </PostForm>
    </Card>
  );
}
