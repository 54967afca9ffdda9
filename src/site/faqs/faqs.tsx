import './sheet.css';
import { useRef } from 'react';
import { type LocalizedText, localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Topic } from '../../../content/faqs/topic.ts';
import { institution } from '../../../content/institution.ts';
import { Question } from './question.tsx';
import { Tabs } from './tabs.tsx';
import { usePlace } from './use-place.ts';

/** Seven parts one below the other in the HTML; where scripts run, a tab shows one of them (faqs.css). */
export function Faqs({ topics }: { topics: readonly Topic[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { place, shown, awake, press, turn, opened } = usePlace(box, topics);
  return (
    <>
      <Tabs topics={topics} topic={place.topic} awake={awake} turn={turn} />
      <div className="faq-grid" itemScope itemType="https://schema.org/FAQPage">
        <Aside lead={topics.find(({ id }) => id === place.topic)?.lead ?? ''} />
        <div className="faq-parts" ref={box}>
          {topics.map(({ id, tab, lead, faqs }) => (
            <section
              key={id}
              id={id}
              className="faq-part"
              data-lead={localize(lead)}
              data-on={id === shown || undefined}
              role={awake ? 'tabpanel' : undefined}
              aria-labelledby={`tab-${id}`}
            >
              <h2 className="t-l faq-title" {...localizedProps(tab)} />
              {faqs.map((faq) => (
                <Question
                  key={faq.id}
                  faq={faq}
                  open={place.open === faq.id}
                  press={press}
                  opened={opened}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Aside({ lead }: { lead: LocalizedText }) {
  return (
    <aside className="faq-aside" aria-label={m.faq_aside()}>
      <Looking />
      <p className="b-l t2">
        <span className="faq-lead" {...localizedProps(lead)} /> {m.faq_not_here()}
      </p>
      <p>
        <a className="lnk faq-ask" href={institution.chat} target="_blank" rel="noopener">
          {m.faq_ask()}
          <span className="sr"> {m.site_new_tab()}</span>
        </a>
      </p>
      <p className="b-s t3 faq-advice">{m.faq_not_advice()}</p>
    </aside>
  );
}

/** The mark, looking at the questions. */
function Looking() {
  return (
    <svg className="faq-eyes" viewBox="0 0 84 64" aria-hidden="true" focusable="false">
      <path className="eyes-wall" d="M10 0H74a10 10 0 0 1 10 10V64H0V10A10 10 0 0 1 10 0Z" />
      <path className="eyes-a" d="M12 64V31a12 12 0 0 1 24 0V64Z" />
      <path className="eyes-b" d="M48 64V31a12 12 0 0 1 24 0V64Z" />
      <g className="eyes-pupils">
        <circle cx="29" cy="38" r="6" />
        <circle cx="65" cy="38" r="6" />
      </g>
    </svg>
  );
}
