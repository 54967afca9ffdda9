import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { useIsUnderWay } from './forms/under-way.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type As =
  | ({ to: LinkProps['to'] } & Omit<LinkProps, 'to' | 'children'>)
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
  | Omit<ComponentProps<'button'>, 'children'>;

type Handshake = As & {
  children: ReactNode;
  /** `brand` on light ground, `lite` on dark. */
  look?: 'brand' | 'lite';
  size?: 'md' | 'sm';
  /** Something is on its way: the width stays, the door breathes, a second press does nothing. */
  busy?: boolean;
};

/** The primary button: a label and a door that meet. A link when it has `to` or `href`, else a button. */
export function HandshakeButton({
  children,
  look = 'brand',
  size = 'md',
  busy = false,
  className = '',
  ...as
}: Handshake) {
  const isBusy = useIsBusy(as, busy);
  const classes = `btn btn-${look} ${size === 'sm' ? 'btn-sm' : ''} ${className}`;
  return (
    <Pressable as={as} classes={classes} idle={isBusy}>
      <span>{children}</span>
      <i>{isBusy ? <Breathing /> : <Icon name="arrow-right" />}</i>
    </Pressable>
  );
}

type Plain = As & {
  children: ReactNode;
  look?: 'line' | 'solid' | 'ghost';
  size?: 'md' | 'sm';
  busy?: boolean;
};

/** The second button: 44 px, one line around it. */
export function Button({
  children,
  look = 'line',
  size = 'md',
  busy = false,
  className = '',
  ...as
}: Plain) {
  const isBusy = useIsBusy(as, busy);
  const classes = `btn2 ${look === 'line' ? '' : `btn2-${look}`} ${size === 'sm' ? 'btn2-sm' : ''} ${className}`;
  return (
    <Pressable as={as} classes={classes} idle={isBusy}>
      {children}
    </Pressable>
  );
}

function useIsBusy(as: As, busy: boolean): boolean {
  const isUnderWay = useIsUnderWay();
  return busy || (isUnderWay && 'type' in as && as.type === 'submit');
}

function Pressable({
  as,
  classes,
  idle,
  children,
}: {
  as: As;
  classes: string;
  idle: boolean;
  children: ReactNode;
}) {
  if ('to' in as) {
    return (
      <Link {...as} className={classes}>
        {children}
      </Link>
    );
  }
  if ('href' in as) {
    return (
      <a {...as} className={classes}>
        {children}
      </a>
    );
  }
  const { onClick, type = 'button', ...rest } = as;
  // Not `disabled`: a button that had the focus would lose it, and a screen reader would not hear that it is busy.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-disabled={idle || rest['aria-disabled'] === true || undefined}
      aria-busy={idle || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}

function Breathing() {
  return (
    <span className="btn-busy" aria-hidden="true">
      <b />
      <b />
    </span>
  );
}
