import { useEffect, useState } from 'react';
import { said, told } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { checklist } from '../../../content/request/request.ts';

/**
 * What to have ready. Printed at this section's own address (`#checklist`) it comes on paper alone, with boxes to tick;
 * request.css says how. Without JavaScript that address and the browser's own print command do the same.
 */
export function Checklist() {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  function print() {
    location.hash = 'checklist';
    window.print();
  }
  return (
    <>
      <p className="b-l rq-lead">{m.request_checklist_text()}</p>
      <div className="rq-check">
        {checklist.map(({ title, items }) => (
          <div key={said(title)}>
            <h3 className="t-m" {...told(title)} />
            <ul>
              {items.map((item) => (
                <li key={said(item)} {...told(item)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {live ? (
        <Button className="rq-print" onClick={print}>
          {m.request_print()}
        </Button>
      ) : null}
    </>
  );
}
