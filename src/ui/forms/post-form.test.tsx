import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from '../button.tsx';
import { PostForm } from './post-form.tsx';
import { UnderWay } from './under-way.ts';

function drawn(isUnderWay: boolean): string {
  const element = (
    <UnderWay value={isUnderWay}>
      <Button type="submit">Send</Button>
      <Button>Add a row</Button>
    </UnderWay>
  );
  return renderToString(element);
}

test('a form is a post of its page, also before a script is there', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <PostForm encType="multipart/form-data" preventScrollReset>
          <Button type="submit">Send</Button>
        </PostForm>
      ),
    },
  ]);
  const page = renderToString(<RouterProvider router={router} />);
  expect(page).toMatch(/<form [^>]*action="\/" encType="multipart\/form-data" method="post">/);
  expect(page).not.toContain('aria-disabled');
});

test('while a form is under way its buttons that send say so, and keep the focus', () => {
  const [send, add] = drawn(true).split('</button>');
  expect(send).toContain('aria-disabled="true" aria-busy="true"');
  expect(send).not.toContain(' disabled');
  expect(add).not.toContain('aria-');
  expect(drawn(false)).not.toContain('aria-');
});

test('no page posts a form past the kit', () => {
  const posted = globSync('src/**/*.tsx')
    .filter((file) => !/\.test\.tsx$|post-form\.tsx$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => / Form\b[^;]* from 'react-router'/.test(text))
    .flatMap(([file, text]) => [...text.matchAll(/<Form\s[^>]*/g)].map(([tag]) => ({ file, tag })))
    // What leaves the app by a load of its own, as signing out does, the browser itself sends once.
    .filter(({ tag }) => tag.includes('"post"') && !tag.includes('reloadDocument'));
  expect(posted).toEqual([]);
});
