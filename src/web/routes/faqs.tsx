import * as m from '#messages/all.ts';
import { Faqs } from '#site/faqs/faqs.tsx';

export function meta() {
  return [{ title: m.site_title({ page: m.site_faqs() }) }, { name: 'description', content: m.faq_description() }];
}

export default function FaqsPage() {
  return (
    <div className="wrap faq">
      <div className="faq-head">
        <h1 className="d-l">
          <span className="nar">{m.faq_heading()}</span> <span className="wide">{m.faq_heading_wide()}</span>
        </h1>
      </div>
      <Faqs />
    </div>
  );
}
