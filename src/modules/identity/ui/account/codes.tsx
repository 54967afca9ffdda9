import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import './sheet.css';

/** The ten codes, this once. They may be copied, kept as a file, or printed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [live, setLive] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setLive(true);
    list.current?.focus();
  }, []);
  const text = codes.join('\n');
  return (
    <Card title={m.factor_codes()}>
      <p>{m.factor_codes_lead()}</p>
      <ol
        className="acc-paper tn"
        ref={list}
        tabIndex={-1}
        aria-label={m.factor_codes()}
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="desk-row">
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Munch\n${text}\n`)}`}
          download="munch-recovery-codes.txt"
        >
          {m.factor_codes_file()}
        </Button>
        {live ? (
          <Button
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {m.factor_codes_copy()}
          </Button>
        ) : null}
        <span role="status">{copied ? m.factor_codes_copied() : ''}</span>
      </div>
    </Card>
  );
}
