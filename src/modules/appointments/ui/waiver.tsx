import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import type { partyTribunal } from '../contract/tribunal.ts';
import { waivedWords } from '../contract/waiver-words.ts';

export type Waiver = OutputOf<typeof partyTribunal>['waivers'][number];

const standings: Record<Waiver['standing'], () => string> = {
  open: m.waiver_open,
  whole: m.waiver_whole,
  refused: m.waiver_refused,
  over: m.waiver_over,
};

/** What is agreed to, what was found, and what each party has said; both sides and the office read the same. */
export function WaiverWords({ waiver, disputeId }: { waiver: Waiver; disputeId: string }) {
  const { name, of, found, words, parties, standing, documentId } = waiver;
  return (
    <>
      <p>{standings[standing]()}</p>
      <p>{m.waiver_paper_agree({ name })}</p>
      <ul>
        {of.map((tie) => (
          <li key={tie}>{waivedWords[tie]()}</li>
        ))}
      </ul>
      {found ? <Quoted title={m.waiver_paper_found()} text={found} /> : null}
      {words ? <Quoted title={m.waiver_paper_words()} text={words} /> : null}
      <DefinitionList
        facts={parties.map((party) => ({ term: party.name, said: saidWords(party.said) }))}
      />
      {documentId ? (
        <p>
          <a className="lnk" href={`/api/disputes/${disputeId}/documents/${documentId}`}>
            {m.waiver_open_paper()}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Quoted({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p>{title}</p>
      <p className="trb-lines" dir="auto">
        {text}
      </p>
    </>
  );
}

function saidWords(said: Waiver['parties'][number]['said']): string {
  if (said === 'signed') return m.waiver_said_signed();
  return said === 'refused' ? m.waiver_said_refused() : m.waiver_said_nothing();
}
