import type { Topic, TopicId } from '../../../content/faqs/topic.ts';

/** Where a reader of the page is: one tab, and at most one open answer in it. */
export type FaqPosition = { topic: TopicId; open: string | null };

/** From the first sight of the old tab's questions to the last of the turn (spec section 9), out and in together. */
export const FADE = 150;

const START: FaqPosition = { topic: 'general', open: null };

/** The place that an address names, `#loan` or `#loan-notice`; any other address is the beginning. */
export function placeAt(hash: string, topics: readonly Topic[]): FaqPosition {
  const named = hash.replace(/^#/, '');
  for (const { id, faqs } of topics) {
    if (id === named) return { topic: id, open: null };
    if (faqs.some((faq) => faq.id === named)) return { topic: id, open: named };
  }
  return START;
}

/** The address of a place: the open answer's own, else the tab's. */
export function hashOf({ topic, open }: FaqPosition): string {
  return `#${open ?? topic}`;
}

/** Presses a question: it opens alone, or closes if it was the open one. */
export function press(place: FaqPosition, id: string): FaqPosition {
  return { ...place, open: place.open === id ? null : id };
}

/** Changes the tab, which closes any open answer. */
export function turn(topic: TopicId): FaqPosition {
  return { topic, open: null };
}

/** The tab that a key of the tab bar leads to (APG, tabs); null for a key that is none of its own. */
export function tabAfter(key: string, topic: TopicId, topics: readonly Topic[]): TopicId | null {
  const at = topics.findIndex(({ id }) => id === topic);
  const last = topics.length - 1;
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
    ' ': at,
  }[key];
  return next === undefined ? null : (topics[next]?.id ?? null);
}
