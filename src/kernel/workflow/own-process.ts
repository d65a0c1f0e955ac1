/**
 * Processes that a company makes for itself. The key of one begins with the key of a process that a module declares: its forms, services and
 * variables are those of that one, its title and its steps the company's own. Pure.
 */

const MARK = '__';

/** Whether a company has made it, and no module declares it. */
export const isOwnKey = (key: string): boolean => key.includes(MARK);

/** The declared process whose forms one has; of a declared one it is that one itself. */
export const baseOf = (key: string): string => key.split(MARK, 1)[0] ?? key;

/** Its name within the key; of a declared one the key. */
export const nameIn = (key: string): string => key.split(MARK).at(-1) ?? key;

/** `base` is declared, `name` a name of the company within it. */
export const ownKey = (base: string, name: string): string => `${baseOf(base)}${MARK}${name}`;
