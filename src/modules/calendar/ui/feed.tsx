import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';

/** A secret address for a calendar program; a new one is shown once. */
export function FeedCard({ madeAt, url }: { madeAt: string | null; url: string | null }) {
  return (
    <Card title={m.calendar_program()}>
      <p>{m.calendar_feed_words()}</p>
      {url ? (
        <Notice tone="good" live="status">
          <p>{m.calendar_feed_once()}</p>
          <Field label={m.calendar_feed_label()}>
            <Input readOnly defaultValue={url} className="tn" />
          </Field>
        </Notice>
      ) : madeAt ? (
        <p className="t2">{m.calendar_feed_since({ day: dayInWords(dayIn(madeAt)) })}</p>
      ) : null}
      <PostForm>
        <Button type="submit">{madeAt ? m.calendar_feed_renew() : m.calendar_feed_make()}</Button>
      </PostForm>
    </Card>
  );
}
