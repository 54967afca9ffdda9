import { useSyncExternalStore } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { siteRoot } from '../addresses.ts';
import { shareAddresses } from './share-addresses.ts';

const never = () => () => undefined;

/**
 * Shares a page, or a place in it, by its whole address. A page built ahead cannot know where it will be read, so it is written with the
 * site's address at build; once the page is awake, the address that the reader is really at takes its place.
 */
export function Share({ path, title, label }: { path: string; title: string; label: string }) {
  const site = useSyncExternalStore(
    never,
    () => location.origin,
    () => siteRoot,
  );
  const page = site + here(path);
  const { facebook, twitter, linkedin } = shareAddresses(page, title);
  return (
    <ul className="share" aria-label={label}>
      <li>
        <a
          href={facebook}
          target="_blank"
          rel="noopener"
          className="share-tool"
          aria-label={m.share_facebook()}
        >
          <Icon name="facebook-logo" />
        </a>
      </li>
      <li>
        <a
          href={twitter}
          target="_blank"
          rel="noopener"
          className="share-tool"
          aria-label={m.share_twitter()}
        >
          <Icon name="twitter-logo" />
        </a>
      </li>
      <li>
        <a
          href={linkedin}
          target="_blank"
          rel="noopener"
          className="share-tool"
          aria-label={m.share_linkedin()}
        >
          <Icon name="linkedin-logo" />
        </a>
      </li>
      <li>
        <button
          type="button"
          className="share-tool share-copy"
          aria-label={m.share_copy()}
          onClick={() => void copyAndSay(page)}
        >
          <Icon name="link-simple" />
        </button>
      </li>
    </ul>
  );
}

async function copyAndSay(text: string): Promise<void> {
  if (!(await copied(text))) return;
  // The specification wants an alert with this sentence, not a toast.
  alert(m.share_copied());
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
