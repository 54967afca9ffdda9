import { useId } from 'react';
import { type Theme, themes } from '#kernel/theme.ts';
import * as m from '#messages/all.ts';
import { choose, useTheme } from './theme.ts';

const labelOf: Record<Theme, () => string> = {
  system: () => m.site_theme_system(),
  light: () => m.site_theme_light(),
  dark: () => m.site_theme_dark(),
};

/** System, light or dark. It works by script alone, so it is seen only once React is here; without, the system decides. */
export function ThemeSwitch() {
  const name = useId();
  const theme = useTheme();
  return (
    <fieldset className="th">
      <legend>{m.site_theme()}</legend>
      <div>
        {themes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => choose(value)}
            />
            <span>{labelOf[value]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
