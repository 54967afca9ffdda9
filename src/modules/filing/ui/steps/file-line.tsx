import type { ChangeEvent } from 'react';
import * as m from '#messages/all.ts';
import { fileKindWords } from '#modules/disputes/contract/document-kind-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { FILE_KINDS } from '../../contract/words.ts';
import type { FilingUpload } from '../../rules/answers.ts';
import { idOf } from '../controls.tsx';

type FileLineProps = { file: FilingUpload; at: number; mark: (kind: FilingUpload['kind']) => void };

export function FileLine({ file: { token, name, size, kind }, at, mark }: FileLineProps) {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    mark(FILE_KINDS.find((one) => one === currentTarget.value) ?? kind);
  return (
    <li>
      <Icon name="note" />
      <span className="gr-file">{name}</span>
      <span className="tn t2">{sizeInWords(size)}</span>
      <Select
        id={idOf(`files.${at}.kind`)}
        name={`files.${at}.kind`}
        defaultValue={kind}
        aria-label={m.filing_file_kind({ name })}
        onChange={chosen}
      >
        {Object.entries(fileKindWords).map(([one, said]) => (
          <option key={one} value={one}>
            {said()}
          </option>
        ))}
      </Select>
      <Button
        type="submit"
        name="intent"
        value={`remove-${at}`}
        size="sm"
        aria-label={m.filing_remove({ what: name })}
      >
        {m.empanel_remove_short()}
      </Button>
      <input type="hidden" name={`files.${at}.token`} value={token} />
      <input type="hidden" name={`files.${at}.name`} value={name} />
      <input type="hidden" name={`files.${at}.size`} value={size} />
    </li>
  );
}

function sizeInWords(bytes: number): string {
  if (bytes < 1024) return m.empanel_bytes({ count: bytes });
  if (bytes < 1024 * 1024) return m.empanel_kilobytes({ count: Math.round(bytes / 1024) });
  return m.empanel_megabytes({ count: (bytes / 1024 / 1024).toFixed(1) });
}
