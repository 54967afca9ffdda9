import { type SyntheticEvent, useState } from 'react';
import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Faq } from '../../../content/faqs/topic.ts';
import { Share } from '../share/share.tsx';

type QuestionProps = {
  faq: Faq;
  open: boolean;
  press: (id: string) => void;
  opened: (id: string) => void;
};

/**
 * The browser's own accordion: `details` of one name open one at a time without a script. The id stands on the answer,
 * because a browser opens the `details` around what an address names. Microdata (FAQPage) instead of JSON-LD, which
 * would send every answer twice.
 */
export function Question({ faq: { id, question, answer }, open, press, opened }: QuestionProps) {
  const [read, setRead] = useState(open);
  if (open && !read) setRead(true);
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) opened(id);
  };
  return (
    <details
      className="faq-one"
      name="faq"
      open={open}
      onToggle={onToggle}
      itemScope
      itemProp="mainEntity"
      itemType="https://schema.org/Question"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the control of its details. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          press(id);
        }}
      >
        <h3 className="faq-q" itemProp="name" {...localizedProps(question)} />
        <i aria-hidden="true" />
      </summary>
      <div
        className="faq-answer"
        id={id}
        itemScope
        itemProp="acceptedAnswer"
        itemType="https://schema.org/Answer"
      >
        <p className="b-l t2" itemProp="text" {...localizedProps(answer)} />
        {read ? (
          <Share path={`/faqs#${id}`} title={localize(question)} label={m.faq_share()} />
        ) : null}
      </div>
    </details>
  );
}
