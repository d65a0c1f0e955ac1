/** Lines for logs and terminals, where a sign can do more than be read. */

/** Controls of both sets, line ends that editors and terminals know, and what turns the direction of reading. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The text in one line, what nobody sees in it written as JSON escapes it (`\u001b`): a line of JSON keeps its meaning. */
export const plainLine = (text: string): string => text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
