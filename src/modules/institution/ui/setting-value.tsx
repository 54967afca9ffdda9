import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { PERIODS, RETAINED } from '../contract/settings.ts';
import type {
  FeeSchedule,
  InstitutionFacts,
  LetterTemplates,
  Retention,
  SettingKind,
  SettingValues,
  Witnesses,
} from '../rules/values.ts';
import './sheet.css';
import { HolidaysValue } from './holidays-value.tsx';
import { fieldName, languageWords, periodWords } from './words.ts';

type Shown = { [K in SettingKind]: { kind: K; value: SettingValues[K] } }[SettingKind];

/** A setting as it counts, to be read. */
export function SettingValue(shown: Shown) {
  if (shown.kind === 'facts') return <FactsValue {...shown} />;
  if (shown.kind === 'fees') return <FeesValue {...shown} />;
  if (shown.kind === 'holidays') return <HolidaysValue {...shown} />;
  if (shown.kind === 'letters') return <LettersValue {...shown} />;
  if (shown.kind === 'witnesses') return <WitnessesValue {...shown} />;
  return <RetentionValue {...shown} />;
}

/** What the API answers for a kind has the shape of that kind: its store keeps what the contract of the kind parsed. */
export function shownOf(kind: SettingKind, value: unknown): Shown {
  return { kind, value } as Shown;
}

function FactsValue({ value }: { value: InstitutionFacts }) {
  const fields = ['name', 'address', 'phone', 'email', 'officeHours', 'seat'] as const;
  return (
    <DefinitionList
      facts={fields.map((field) => ({
        term: fieldName(field),
        said: <span className="ins-lines">{value[field]}</span>,
      }))}
    />
  );
}

function FeesValue({ value }: { value: FeeSchedule }) {
  return (
    <>
      <DefinitionList
        facts={[
          { term: fieldName('title'), said: value.title },
          {
            term: fieldName('registrationFee'),
            said: moneyInWords(inRupees(value.registrationFee)),
          },
          { term: fieldName('adminFee'), said: moneyInWords(inRupees(value.adminFee)) },
          {
            term: fieldName('defaultTribunalFee'),
            said: moneyInWords(inRupees(value.defaultTribunalFee)),
          },
        ]}
      />
      <h3 className="ins-sub">{m.office_settings_tribunal_fees()}</h3>
      <TribunalFees value={value} />
    </>
  );
}

function TribunalFees({ value }: { value: FeeSchedule }) {
  return (
    <ol className="ins-fees">
      {value.tribunalFees.map((fee) => (
        <li key={fee} className="tn">
          {moneyInWords(inRupees(fee))}
        </li>
      ))}
    </ol>
  );
}

function LettersValue({ value }: { value: LetterTemplates }) {
  return (
    <div className="desk-stack">
      <Closing value={value} />
      {value.replies.map((reply) => (
        <Card key={reply.key} as="h3" title={reply.name}>
          {languages.map((one) => (
            <div key={one}>
              <p className="ins-lang">{languageWords[one]()}</p>
              <p className="ins-lines" lang={one}>
                {reply.body[one]}
              </p>
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}

function Closing({ value }: { value: LetterTemplates }) {
  return (
    <Card as="h3" title={fieldName('closing')}>
      <DefinitionList
        facts={languages.map((one) => ({
          term: languageWords[one](),
          said: (
            <span className="ins-lines" lang={one}>
              {value.closing[one] || m.office_settings_none()}
            </span>
          ),
        }))}
      />
    </Card>
  );
}

function WitnessesValue({ value }: { value: Witnesses }) {
  return value.emails.length === 0 ? (
    <p>{m.office_settings_no_witnesses()}</p>
  ) : (
    <ul>
      {value.emails.map((email) => (
        <li key={email}>{email}</li>
      ))}
    </ul>
  );
}

function RetentionValue({ value }: { value: Retention }) {
  return (
    <DefinitionList
      facts={RETAINED.map((name) => ({
        term: fieldName(name),
        said: (
          <>
            <strong>{periodWords[name].length(value[name])}</strong>
            <br />
            <span className="fld-hint">
              {periodWords[name].reason()}{' '}
              {m.office_settings_period_bounds({
                floor: periodWords[name].length(PERIODS[name].floor),
                ceiling: periodWords[name].length(PERIODS[name].ceiling),
              })}
            </span>
          </>
        ),
      }))}
    />
  );
}
