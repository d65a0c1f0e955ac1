/** Shapes and names of requests, without the database. */

export type RequestState = 'waiting' | 'accepted' | 'refused';

/** How a request is called: by the name of the person, otherwise by the user name. */
export const nameOf = ({ firstName, lastName, username }: { firstName: string | null; lastName: string | null; username: string }): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || username;

/** Requests of one network that may wait at once: an office behind one address. */
const MOST_OF_NETWORK = 20;
/** Beyond it only a site is heard that has none waiting, ... */
const MANY = 1_000;
/** ... and beyond this nobody is, until somebody has decided. */
const MOST = 5_000;

/**
 * How the networks of one site begin, each with a slash behind it: of IPv6 the /48 that providers hand out whole, or one customer
 * would be 65,536 networks; of IPv4 the address.
 */
export const siteStart = (network: string): string => (network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:` : `${network}/`);

/** Whether one more request may wait: a flood fills no table, and closes the door to nobody but those it comes from. */
export const mayWait = ({ all, ofNetwork, ofSite }: { all: number; ofNetwork: number; ofSite: number }): boolean =>
  all < MOST && (all < MANY ? ofNetwork < MOST_OF_NETWORK : ofSite === 0);

/** Days after which a request goes that was decided, or that nobody decided: it holds a name, a number and a national code. The audit keeps who decided what. */
export const KEPT_DAYS = 90;
