import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { useLive } from './live.ts';
import './sheet.css';

type QueueNewsProps = {
  queue: 'enquiries' | 'consultations' | 'applications' | 'neutrals' | 'bounces' | 'disputes';
};

/**
 * Says above a list that others changed it, and shows it when asked: rows that move under a finger are opened by
 * mistake. Without JavaScript there is nothing here, and loading the page again shows the same.
 */
export function QueueNews({ queue }: QueueNewsProps) {
  const { revalidate } = useRevalidator();
  const [news, setNews] = useState({ coming: 0, changed: false });
  useLive((heard) => {
    if (heard.topic !== 'queue' || heard.data.queue !== queue) return;
    const { coming } = heard.data;
    setNews((before) => ({ coming: before.coming + coming, changed: true }));
  });
  const show = async () => {
    setNews({ coming: 0, changed: false });
    await revalidate();
  };
  return (
    <div className="qn" role="status">
      {news.changed ? (
        <Button size="sm" look="solid" type="button" onClick={() => void show()}>
          {news.coming > 0
            ? m.office_queue_coming({ count: news.coming })
            : m.office_queue_changed()}
        </Button>
      ) : null}
    </div>
  );
}
