import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { localize } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Topic, TopicId } from '../../../content/faqs/topic.ts';
import { tabAfter } from './position.ts';

type TabsProps = {
  topics: readonly Topic[];
  topic: TopicId;
  awake: boolean;
  turn: (topic: TopicId) => void;
};

/** Anchors to the parts of the page; tabs by the APG's pattern once the script is awake. */
export function Tabs({ topics, topic, awake, turn }: TabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useTabInSight(bar, topic);
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
          {...(awake
            ? {
                role: 'tab',
                'aria-selected': id === topic,
                'aria-controls': id,
                tabIndex: id === topic ? 0 : -1,
              }
            : {})}
        >
          {localize(tab)}
        </a>
      ))}
    </div>
  );
}

/** On a narrow screen the bar scrolls to the tab that is on, and the page stays where it is. */
function useTabInSight(bar: RefObject<HTMLDivElement | null>, topic: TopicId): void {
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`#tab-${topic}`);
    if (!bar.current || !tab) return;
    const { left, right } = bar.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    if (box.left < left || box.right > right)
      bar.current.scrollLeft += box.left - left - (right - left - box.width) / 2;
  }, [bar, topic]);
}
