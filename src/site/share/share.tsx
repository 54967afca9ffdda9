import { useSyncExternalStore } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Icon, type PublicIconName } from '#ui/icon.tsx';
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
      <ShareLink to={facebook} label={m.share_facebook()} icon="facebook-logo" />
      <ShareLink to={twitter} label={m.share_twitter()} icon="twitter-logo" />
      <ShareLink to={linkedin} label={m.share_linkedin()} icon="linkedin-logo" />
      <CopyButton page={page} />
    </ul>
  );
}

function CopyButton({ page }: { page: string }) {
  return (
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
  );
}

function ShareLink({ to, label, icon }: { to: string; label: string; icon: PublicIconName }) {
  return (
    <li>
      <a href={to} target="_blank" rel="noopener" className="share-tool" aria-label={label}>
        <Icon name={icon} />
      </a>
    </li>
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
