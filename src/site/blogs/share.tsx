import { useSyncExternalStore } from 'react';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { institution } from '../../../content/institution.ts';
import { shareAddresses } from './share-addresses.ts';

const never = () => () => undefined;

/**
 * Shares the page by its whole address. A page built ahead cannot know where it will be read, so it is written with the
 * institution's own site; once the page is awake, the address that the reader is really at takes its place.
 */
export function Share({ path, title }: { path: string; title: string }) {
  const site = useSyncExternalStore(
    never,
    () => location.origin,
    () => institution.website,
  );
  const page = site + path;
  const { facebook, twitter, linkedin } = shareAddresses(page, title);
  return (
    <ul className="blog-share" aria-label={m.blog_share()}>
      <li>
        <a href={facebook} target="_blank" rel="noopener" className="blog-tool" aria-label={m.blog_facebook()}>
          <Icon name="facebook-logo" />
        </a>
      </li>
      <li>
        <a href={twitter} target="_blank" rel="noopener" className="blog-tool" aria-label={m.blog_twitter()}>
          <Icon name="twitter-logo" />
        </a>
      </li>
      <li>
        <a href={linkedin} target="_blank" rel="noopener" className="blog-tool" aria-label={m.blog_linkedin()}>
          <Icon name="linkedin-logo" />
        </a>
      </li>
      <li>
        <button type="button" className="blog-tool blog-copy" aria-label={m.blog_copy()} onClick={() => void copyAndSay(location.href)}>
          <Icon name="link-simple" />
        </button>
      </li>
    </ul>
  );
}

async function copyAndSay(text: string): Promise<void> {
  if (!(await copied(text))) return;
  // The specification wants an alert with this sentence, not a toast.
  alert(m.blog_copied());
}

// The clipboard is kept from pages without https and from readers who refused it; a selection can be copied even then.
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
