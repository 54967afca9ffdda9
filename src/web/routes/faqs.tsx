import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Faqs } from '#site/faqs/faqs.tsx';
import { standingTopics } from '#site/faqs/rendered-topics.ts';
import { type At, head } from '#site/head.ts';
import { Starts } from '#site/starts/starts.tsx';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.site_faqs() }),
    description: m.faq_description(),
  });
}

/** Nothing travels beside a page that is loaded: the answers stand in it. */
export function loader() {
  return null;
}

/** After a click on a link there is no such page to read: the answers come as a file of their own. */
export async function clientLoader() {
  const { topics } = await import('../../../content/faqs/all.ts');
  return spoken(topics);
}

/** No form on the page changes an answer. */
export function shouldRevalidate() {
  return false;
}

export default function FaqsPage() {
  const brought = useLoaderData<typeof clientLoader | typeof loader>();
  const [topics] = useState(() => brought ?? standingTopics());
  return (
    <div className="wrap faq">
      <div className="faq-head">
        <h1 className="d-l">
          <span className="nar">{m.faq_heading()}</span>{' '}
          <span className="wide">{m.faq_heading_wide()}</span>
        </h1>
        <Starts />
      </div>
      <Faqs topics={topics} />
    </div>
  );
}
