import { useEffect } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '../button.tsx';

/** Instead of a page that met no line: it is nobody's mistake, and it comes by itself. */
export function Offline() {
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className="wrap lost" role="alert">
      <h1 className="d-m">{m.ui_offline_title()}</h1>
      <p className="b-l">{m.ui_offline_words()}</p>
      <Button look="solid" onClick={() => location.reload()}>
        {m.ui_cut_again()}
      </Button>
    </div>
  );
}
