/** The same members in another order, every order as likely as any other. `chance` gives numbers from 0 to below 1. */
export function shuffled<One>(members: readonly One[], chance: () => number): One[] {
  const left = [...members];
  return members.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}
