import { type LocalizedText, language } from '#kernel/language.ts';
import { topics } from '../../../content/faqs/all.ts';
import type { Topic, TopicId } from '../../../content/faqs/topic.ts';

/**
 * The questions and answers of a page that was loaded: on the server the content itself, in the browser what stands in
 * the HTML, where it already is. So the answers travel once (docs/decisions/0015).
 */
export function standingTopics(): readonly Topic[] {
  // The browser's bundle has `false` here, and leaves the content out.
  if (import.meta.env.SSR) return topics;
  return [...document.querySelectorAll<HTMLElement>('.faq-part')].map((part) => ({
    id: part.id as TopicId, // the server wrote it from a topic
    tab: wordsOf(part.querySelector('.faq-title')),
    lead: { [language()]: part.dataset.lead ?? '' },
    faqs: [...part.querySelectorAll('.faq-one')].map((one) => ({
      id: one.querySelector('.faq-answer')?.id ?? '',
      question: wordsOf(one.querySelector('[itemprop=name]')),
      answer: wordsOf(one.querySelector('[itemprop=text]')),
    })),
  }));
}

// Words that exist in English alone are marked so on the other pages (kernel/language.ts, `told`).
function wordsOf(element: Element | null): LocalizedText {
  return element?.hasAttribute('lang') ? textOf(element) : { [language()]: textOf(element) };
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}
