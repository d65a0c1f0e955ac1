/** Shapes and names of requests, without the database. */

export type RequestState = 'waiting' | 'accepted' | 'refused';

/** How a request is called: by the name of the person, otherwise by the user name. */
export const nameOf = ({ firstName, lastName, username }: { firstName: string | null; lastName: string | null; username: string }): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || username;
