import type { ComponentProps } from 'react';
import type { PanelPortrait } from '../../../content/panel/panel.ts';
import type { TeamPortrait } from '../../../content/team/team.ts';

export type PortraitName = PanelPortrait | TeamPortrait;

const avif = import.meta.glob<string>('./portraits/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const webp = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type PortraitPictureProps = { of: PortraitName; alt: string } & Pick<
  ComponentProps<'img'>,
  'loading'
>;

/** A drawn person (art/portraits.sh), 600 by 750, on no ground: the backdrop is the card's. */
export function PortraitPicture({ of, alt, loading = 'lazy' }: PortraitPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif[`./portraits/${of}.avif`]} />
      <img
        src={webp[`./portraits/${of}.webp`]}
        alt={alt}
        width="600"
        height="750"
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
