import type { ServicePicture as Name } from '../../../content/services.ts';

const avif = import.meta.glob<string>('../home/media/service-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const webp = import.meta.glob<string>('../home/media/service-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type ServicePictureProps = { of: Name; width: number; height: number };

/** The small picture of a sector (520 by 650), for rows that lead to it; its page shows the large one. */
export function ServicePicture({ of, width, height }: ServicePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif[`../home/media/service-${of}.avif`]} />
      <img
        src={webp[`../home/media/service-${of}.webp`]}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
