import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/desk/dialog.tsx';
import { turnKeys, useKeysOn, useShortcuts } from '#ui/desk/shortcuts.ts';
import type { OfficeSection } from './sections.ts';

/** What the keyboard can do here. `?` shows it; nothing in it can be reached by keys of one letter alone. */
export function Keys({
  sections,
  open,
  onOpen,
}: {
  sections: readonly OfficeSection[];
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const navigate = useNavigate();
  const isOn = useKeysOn();
  const acts = useActs(sections, navigate, onOpen);
  useShortcuts(acts);
  return (
    <Dialog title={m.office_keys()} open={open} onClose={() => onOpen(false)}>
      <KeyList sections={sections} />
      <Checkbox checked={isOn} onChange={(event) => turnKeys(event.currentTarget.checked)}>
        {m.office_keys_on()}
      </Checkbox>
    </Dialog>
  );
}

function useActs(
  sections: readonly OfficeSection[],
  navigate: NavigateFunction,
  onOpen: (open: boolean) => void,
) {
  return useMemo(
    () => ({
      ...Object.fromEntries(
        sections.map(({ key, path }) => [`g ${key}`, () => void navigate(path)]),
      ),
      '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
      '?': () => onOpen(true),
    }),
    [sections, navigate, onOpen],
  );
}

function KeyList({ sections }: { sections: readonly OfficeSection[] }) {
  return (
    <dl className="ky">
      {sections.map(({ path, label, key }) => (
        <Key key={path} keys={['g', key]} does={label()} />
      ))}
      <Key keys={['/']} does={m.office_key_search()} />
      <Key keys={['j']} does={m.office_key_next()} />
      <Key keys={['k']} does={m.office_key_previous()} />
      <Key keys={['Enter']} does={m.office_key_open()} />
      <Key keys={['e']} does={m.office_key_edit()} />
      <Key keys={['a']} does={m.office_key_assign()} />
      <Key keys={['?']} does={m.office_key_help()} />
    </dl>
  );
}

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
