import * as m from '#messages/all.ts';
import type { SettingChange } from '../rules/difference.ts';
import './sheet.css';
import { changeName } from './words.ts';

/** What one version says otherwise than another: what it was, and what it becomes. */
export function Difference({ changes }: { changes: readonly SettingChange[] }) {
  if (changes.length === 0) return <p className="ins-pad">{m.office_settings_no_changes()}</p>;
  return (
    <ul className="ins-changes">
      {changes.map((change) => (
        <Change key={`${change.field} ${change.at}`} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: SettingChange }) {
  return (
    <li>
      <p className="ins-what">{changeName(change)}</p>
      <div className="ins-pair">
        <div>
          <span className="ins-lang">{m.office_settings_before()}</span>
          {change.before === null ? (
            <em>{m.office_settings_nothing()}</em>
          ) : (
            <del className="ins-lines">{change.before || '–'}</del>
          )}
        </div>
        <div>
          <span className="ins-lang">{m.office_settings_after()}</span>
          {change.after === null ? (
            <em>{m.office_settings_taken_out()}</em>
          ) : (
            <ins className="ins-lines">{change.after || '–'}</ins>
          )}
        </div>
      </div>
    </li>
  );
}
