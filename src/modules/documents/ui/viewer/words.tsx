import type { FileBlock, FileWords } from '#kernel/file-words.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';

const FACTS: Partial<Record<FileBlock['kind'], () => string>> = {
  from: m.viewer_mail_from,
  to: m.viewer_mail_to,
  cc: m.viewer_mail_cc,
  date: m.viewer_mail_date,
  subject: m.viewer_mail_subject,
  attachment: m.viewer_mail_attachment,
};

/** The words of a text, a mail, a Word document or a sheet, as we write them: of the file's own page nothing is taken over. */
export function FileText({ words: { blocks, isCut } }: { words: FileWords }) {
  return (
    <article className="pvw-text">
      {blocks.length === 0 ? <p>{m.viewer_words_none()}</p> : null}
      {blocks.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a file never change their order
        <Block key={at} block={one} />
      ))}
      {isCut ? <p className="pvw-cut">{m.viewer_words_cut()}</p> : null}
    </article>
  );
}

function Block({ block: { kind, words, rows } }: { block: FileBlock }) {
  if (kind === 'table') return <Table name={words} rows={rows} />;
  if (kind === 'heading') return <h2 dir="auto">{words}</h2>;
  if (kind === 'item')
    return (
      <p className="pvw-item" dir="auto">
        {words}
      </p>
    );
  const fact = FACTS[kind];
  return (
    <p className={fact ? 'pvw-fact' : undefined} dir="auto">
      {fact ? <b>{fact()} </b> : null}
      {kind === 'date' ? sentAt(words) : words}
    </p>
  );
}

/** On the clock of Mumbai, where the mail gives a moment; a day that nobody can read stays as it stands in the mail. */
function sentAt(words: string): string {
  return Number.isNaN(Date.parse(words)) ? words : momentInWords(new Date(words));
}

function Table({ name, rows }: { name: string; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keys
    <section className="pvw-table" tabIndex={0} aria-label={name || m.viewer_table()}>
      <table>
        {name ? <caption dir="auto">{name}</caption> : null}
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={at}>
              <th scope="row" className="tn">
                {at + 1}
              </th>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
