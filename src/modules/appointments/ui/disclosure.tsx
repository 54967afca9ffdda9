import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import {
  countedWords,
  disclosureLaw,
  itemsWords,
  questionWords,
} from '../contract/disclosure-words.ts';
import type { ownInvitation } from '../contract/invitations.ts';

type Disclosure = NonNullable<OutputOf<typeof ownInvitation>['disclosure']>;
type Counted = Disclosure['counted'][number];
type Role = OutputOf<typeof ownInvitation>['role'];

/** A signed disclosure: what was said first, then what was counted; the same for both sides, the office and whoever signed. */
export function SignedDisclosure({ disclosure, role }: { disclosure: Disclosure; role: Role }) {
  const { experience, ongoing, answers, counted, signedAs } = disclosure;
  const said = answers.filter(({ isYes }) => isYes);
  return (
    <div className="dsc">
      <DefinitionList
        facts={[
          { term: m.disclosure_experience(), said: <span dir="auto">{experience}</span> },
          { term: m.disclosure_ongoing(), said: m.disclosure_ongoing_said(ongoing) },
          ...said.map(({ question, what }) => ({
            term: `${questionWords(question, role)} (${itemsWords(question)})`,
            said: (
              <span dir="auto" className="dsc-said">
                {what}
              </span>
            ),
          })),
        ]}
      />
      <p>{m.disclosure_all_no()}</p>
      <CountedList counted={counted} of={signedAs} />
      <p>
        <span className="trb-line">{m.disclosure_signed({ name: signedAs })}</span>
        <span className="t2">{disclosureLaw(role)}</span>
      </p>
    </div>
  );
}

/** What the institution counted, which nobody can change. */
export function CountedList({ counted, of }: { counted: readonly Counted[]; of?: string }) {
  const label = m.disclosure_counted();
  return (
    <section className="dsc-counted" aria-label={of ? `${label} (${of})` : label}>
      <h3 className="dsc-head">{m.disclosure_counted()}</h3>
      <p className="t2">{m.disclosure_counted_words()}</p>
      {counted.length === 0 ? (
        <p>{m.disclosure_counted_none()}</p>
      ) : (
        <ul>
          {counted.map((one) => (
            <li key={`${one.on} ${one.party} ${one.isHere}`}>{countedWords(one)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
