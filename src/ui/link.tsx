import {
  type LinkProps,
  type NavLinkProps,
  Link as PlainLink,
  NavLink as PlainNavLink,
  useLocation,
  useResolvedPath,
} from 'react-router';

/** React Router's links, with a view transition to another page: it comes in through two doors (site/arrival.css). */
export function Link(props: LinkProps) {
  return <PlainLink viewTransition={useArrival(props.to)} {...props} />;
}

export function NavLink(props: NavLinkProps) {
  return <PlainNavLink viewTransition={useArrival(props.to)} {...props} />;
}

// Nothing opens on the way to a place in the same page, where the browser cannot, or for someone who wants less motion.
function useArrival(to: LinkProps['to']): boolean {
  const elsewhere = useResolvedPath(to).pathname !== useLocation().pathname;
  return (
    elsewhere && typeof document !== 'undefined' && 'startViewTransition' in document && mayMove()
  );
}

function mayMove(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
