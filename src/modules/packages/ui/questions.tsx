import * as m from '#messages/all.ts';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import type { PackagesView } from './view.ts';

/** Which of two sketches one's side would rather have: asked once points were kept, and held against them. */
export function Questions({ view, values }: { view: PackagesView; values: Fields }) {
  const { wish, list } = view;
  if (!wish || !list || wish.questions.length === 0) return null;
  const named = (issues: readonly number[]) =>
    issues.map((at) => list.issues[at]?.name ?? '').join(', ');
  const sketch = (best: readonly number[], worst: readonly number[]) =>
    m.packages_question_best({ issues: named(best), others: named(worst) });
  return (
    <section className="pk-questions">
      <h3>{m.packages_questions()}</h3>
      <p>{m.packages_questions_words()}</p>
      {wish.questions.map(({ first, second, against }, at) => (
        <div key={`${first.join()}/${second.join()}`}>
          <input type="hidden" name={`ask${at}`} value={`${first.join()}/${second.join()}`} />
          <RadioGroup
            legend={m.packages_question({ n: at + 1 })}
            name={`q${at}`}
            className="pk-radios"
            defaultValue={values[`q${at}`] ?? ''}
            options={[
              { value: 'first', label: sketch(first, second) },
              { value: 'second', label: sketch(second, first) },
              { value: 'same', label: m.packages_question_same() },
            ]}
            error={against ? againstWords(against) : undefined}
          />
        </div>
      ))}
    </section>
  );
}

/** Hundredths of a point, told in points. */
function againstWords({ first, second }: { first: number; second: number }): string {
  const points = (worth: number) => String(Math.round(worth / 10) / 10);
  return m.packages_against({ first: points(first), second: points(second) });
}
