import { useEffect, useRef } from 'react';

const REACH = 7;

/** The mark looking on: its pupils follow the pointer, unless the visitor asked for stillness. */
export function Eyes() {
  const pupils = useRef<SVGGElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const follow = (event: PointerEvent) => {
      const box = pupils.current?.ownerSVGElement?.getBoundingClientRect();
      if (!box) return;
      const x = event.clientX - (box.left + box.width / 2);
      const y = event.clientY - (box.top + box.height * 0.6);
      const far = Math.max(Math.hypot(x, y), 1);
      const reach = Math.min(REACH, far / 20);
      pupils.current?.setAttribute(
        'transform',
        `translate(${(x / far) * reach} ${(y / far) * reach})`,
      );
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, []);
  return (
    <svg className="eyes" viewBox="0 0 84 64" aria-hidden="true" focusable="false">
      <path className="eyes-wall" d="M10 0H74a10 10 0 0 1 10 10V64H0V10A10 10 0 0 1 10 0Z" />
      <path className="eyes-a" d="M12 64V31a12 12 0 0 1 24 0V64Z" />
      <path className="eyes-b" d="M48 64V31a12 12 0 0 1 24 0V64Z" />
      <g className="eyes-pupils" ref={pupils}>
        <circle cx="24" cy="44" r="5" />
        <circle cx="60" cy="44" r="5" />
      </g>
    </svg>
  );
}
