import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import * as m from '#messages/all.ts';
import { topics } from '../../../content/faqs/all.ts';
import type { TopicId } from '../../../content/faqs/topic.ts';
import { tabAfter } from './place.ts';

type TabsProps = { topic: TopicId; awake: boolean; turn: (topic: TopicId) => void };

/** Anchors to the parts of the page; tabs by the APG's pattern once the script is awake. */
export function Tabs({ topic, awake, turn }: TabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfter(event.key, topic, topics);
    if (!next) return;
    event.preventDefault();
    turn(next);
    bar.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const onClick = (event: MouseEvent, next: TopicId) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn(next);
    // Smooth only if the reader allows motion (faqs.css); half a tab at the edge comes whole.
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const named = { role: awake ? 'tablist' : 'navigation', 'aria-label': m.faq_topics() };
  return (
    <div className="faq-tabs" ref={bar} {...named}>
      {topics.map(({ id, tab }) => (
        <a
          key={id}
          id={`tab-${id}`}
          href={`#${id}`}
          className="faq-tab"
          data-on={id === topic || undefined}
          onClick={(event) => onClick(event, id)}
          onKeyDown={onKeyDown}
          {...(awake ? { role: 'tab', 'aria-selected': id === topic, 'aria-controls': id, tabIndex: id === topic ? 0 : -1 } : {})}
        >
          {tab}
        </a>
      ))}
    </div>
  );
}
