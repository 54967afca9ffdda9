import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AccountFrame } from './frame.tsx';

function drawn(may: readonly string[]): string {
  const element = (
    <AccountFrame viewer={{ name: 'Ada', may }} has={[]} bell={<b>the bell</b>}>
      <p>A page</p>
    </AccountFrame>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('the bell, which opens the stream of events, waits for whoever still owes their second factor', () => {
  expect(drawn(['have_account'])).toContain('the bell');
  expect(drawn(['verify_second_factor'])).not.toContain('the bell');
});
