import * as m from '#messages/all.ts';
import type { InputName } from '../rules.ts';

const labels: Readonly<Record<InputName, () => string>> = {
  amount: m.fees_amount,
  serviceType: m.fees_service,
  procedureType: m.fees_procedure,
};

type IncompleteProps = { missing: readonly InputName[]; at: (name: InputName) => string };

/** What the disabled button says where no script could disable it, with the way to each field that is missing. */
export function Incomplete({ missing, at }: IncompleteProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
    <div className="fee-incomplete" role="alert" tabIndex={-1} autoFocus>
      <p>{m.fees_incomplete()}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <a href={`#${at(wayTo(name, missing))}`}>{labels[name]()}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a missing answer is given; the procedure is only asked once there is a service. */
function wayTo(name: InputName, missing: readonly InputName[]): InputName {
  return name === 'procedureType' && missing.includes('serviceType') ? 'serviceType' : name;
}
