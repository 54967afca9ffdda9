import { inEnglish, type LocalizedText, localize, localizedProps } from '#kernel/language.ts';
import { Link } from '#ui/link.tsx';
import {
  isTable,
  type LegalText,
  type LegalTextClause,
  type LegalTextSection,
  wordsOf,
} from '../../content/legal-text.ts';
import { firstWords, numbersOf, PaperTable } from './legal-table.tsx';

/** Words that stand in English alone are told so to the ear. */
export function marked(words: LocalizedText) {
  return typeof words === 'string' ? inEnglish() : {};
}

export function Contents({ paper, label }: { paper: LegalText; label: string }) {
  const numbers = numbersOf(paper);
  return (
    <nav aria-label={label} className="paper-nav">
      {paper.parts.map((part) => (
        <div key={part.sections[0]?.id}>
          {part.title ? <p className="paper-nav-part" {...localizedProps(part.title)} /> : null}
          <ol>
            {part.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="tn">{numbers.get(id) ?? ''}</span>
                  <span {...localizedProps(title)} />
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

export function Text({ paper }: { paper: LegalText }) {
  const numbers = numbersOf(paper);
  const cites = paper.citesClauses === true;
  return paper.parts.map((part) => {
    const sections = part.sections.map((section) => (
      <OneSection
        key={section.id}
        section={section}
        number={numbers.get(section.id)}
        cites={cites}
        under={part.title !== undefined}
      />
    ));
    if (!part.title) return sections;
    return (
      <div key={localize(part.title)} className="paper-part">
        <h2 className="t-l paper-part-title" {...localizedProps(part.title)} />
        {sections}
      </div>
    );
  });
}

type OneSectionProps = {
  section: LegalTextSection;
  number: number | undefined;
  cites: boolean;
  under: boolean;
};

function OneSection({ section, number, cites, under }: OneSectionProps) {
  const Heading = under ? 'h3' : 'h2';
  return (
    <section id={section.id} className="paper-section" aria-labelledby={`${section.id}-title`}>
      <Heading id={`${section.id}-title`} className="t-m">
        {number === undefined ? null : <span className="paper-number tn">{number}.</span>}{' '}
        <span {...localizedProps(section.title)} />
      </Heading>
      {section.clauses.map((clause, at) => (
        <OneClause
          key={firstWords(clause)}
          clause={clause}
          cite={cites && number !== undefined ? `${number}.${at + 1}` : null}
        />
      ))}
    </section>
  );
}

function OneClause({ clause, cite }: { clause: LegalTextClause; cite: string | null }) {
  if (isTable(clause)) return <PaperTable table={clause} />;
  const { text, list } = wordsOf(clause);
  return (
    <div
      className={cite ? 'paper-clause paper-cited' : 'paper-clause'}
      id={cite ? `rule-${cite}` : undefined}
      {...marked(text)}
    >
      {cite ? <span className="paper-cite tn">{cite}</span> : null}
      <div>
        <p>{withLinks(localize(text))}</p>
        {list.length > 0 ? (
          <ul>
            {list.map(localize).map((one) => (
              <li key={one}>{withLinks(one)}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const LINKS = /(\[[^\]]+\]\([^)]+\))/;

/** Plain words with `[words](/address)` in them. */
export function withLinks(text: string) {
  return text.split(LINKS).map((words) => {
    const [, said, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(words) ?? [];
    if (said === undefined || to === undefined) return words;
    if (to.startsWith('/'))
      return (
        <Link key={words} className="lnk" to={to}>
          {said}
        </Link>
      );
    return (
      <a key={words} className="lnk" href={to}>
        {said}
      </a>
    );
  });
}
