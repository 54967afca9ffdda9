import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { fill } from '../contract/settings.ts';
import type { LetterTemplates } from '../rules/values.ts';
import './sheet.css';
import { languageWords } from './words.ts';

/** Each template as it would read, filled with sample values, in each language. */
export function LetterPreview({ value }: { value: LetterTemplates }) {
  const sample = sampleDetails();
  return (
    <Card
      title={m.office_settings_letter_preview()}
      aside={<span className="fld-hint">{m.office_settings_letter_preview_note()}</span>}
    >
      {value.replies.map((reply) => (
        <details key={reply.key} className="ins-letter">
          <summary>{reply.name}</summary>
          {languages.map((one) => (
            <article key={one} lang={one} aria-label={languageWords[one]()}>
              <p className="ins-lang">{languageWords[one]()}</p>
              <p className="ins-lines">{fill(reply.body[one], sample)}</p>
              {value.closing[one] ? (
                <p className="ins-lines fld-hint">{fill(value.closing[one], sample)}</p>
              ) : null}
            </article>
          ))}
        </details>
      ))}
    </Card>
  );
}

function sampleDetails() {
  return {
    name: m.office_settings_sample_name(),
    reference: m.office_settings_sample_reference(),
    institution: m.office_settings_sample_institution(),
    officeHours: m.office_settings_sample_hours(),
    phone: m.office_settings_sample_phone(),
    email: m.office_settings_sample_email(),
  };
}
