import * as m from '#messages/all.ts';

export const letters = ['A', 'B', 'C'];
export const titles = [m.empanel_details, m.empanel_training, m.empanel_practice];
export const leads = [m.empanel_details_lead, m.empanel_training_lead, m.empanel_practice_lead];

/** Where one is: a door for each step, the one that stands open highest. */
export function StepDoors({ step }: { step: number }) {
  return (
    <ol className="emp-doors" aria-label={m.empanel_steps()}>
      {letters.map((letter, index) => (
        <li
          key={letter}
          data-done={index < step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          <span aria-hidden="true">{letter}</span>
          <span className="sr">{m.empanel_step({ letter, title: titles[index]?.() ?? '' })}</span>
        </li>
      ))}
    </ol>
  );
}
