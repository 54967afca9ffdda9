import { useEffect, useRef, useState } from 'react';
import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { checklist } from '../../../content/request/checklist.ts';
import { More } from './more.tsx';

/**
 * What to have ready, with boxes to tick, which this tab remembers. Printed at the fold's own address (`#checklist`) it
 * comes on paper alone, boxes and ticks; request.css says how. Without JavaScript that address and the browser's own print
 * command do the same.
 */
export function Checklist() {
  const list = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    const ticked = remembered();
    for (const box of boxesIn(list.current)) box.checked ||= ticked.includes(box.name);
    // Whoever comes back to a list goes on with it.
    if (list.current?.querySelector(':checked'))
      list.current.closest('details')?.setAttribute('open', '');
  }, []);
  function print() {
    location.hash = 'checklist';
    window.print();
  }
  return (
    <>
      <p className="b-l rq-lead">{m.request_checklist_text()}</p>
      <More id="checklist" title={m.request_more({ title: m.request_checklist() })}>
        <div className="rq-check" ref={list} onChange={() => remember(boxesIn(list.current))}>
          {checklist.map(({ title, items }, group) => (
            <div key={localize(title)}>
              <h3 className="t-m" {...localizedProps(title)} />
              <ul>
                {items.map((item, place) => (
                  <li key={localize(item)}>
                    <Checkbox name={`${group}.${place}`} autoComplete="off">
                      <span {...localizedProps(item)} />
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </More>
      {live ? (
        <Button className="rq-print" onClick={print}>
          {m.request_print()}
        </Button>
      ) : null}
    </>
  );
}

const NAME = 'munch-papers-ready';

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return list ? [...list.querySelectorAll('input')] : [];
}

function remember(boxes: HTMLInputElement[]): void {
  try {
    sessionStorage.setItem(
      NAME,
      boxes.flatMap(({ checked, name }) => (checked ? [name] : [])).join(' '),
    );
  } catch {
    // A browser that keeps nothing for us still has its boxes.
  }
}

function remembered(): string[] {
  try {
    return (sessionStorage.getItem(NAME) ?? '').split(' ');
  } catch {
    return [];
  }
}
