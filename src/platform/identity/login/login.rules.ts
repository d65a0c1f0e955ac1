/** Rules of the sign-in form (guide/screens/shell.md 2.3; spec section 7: user name or e-mail). */

/** Latin letters, digits, `-` and `_`, at least four; or an e-mail address. */
const usernameForm = /^(?:[\w-]{4,60}|[^\s@]{1,64}@[^\s@]{1,190})$/;
const PASSWORD_LEAST = 4;

export const usernameFits = (text: string): boolean => usernameForm.test(text.trim());
export const passwordFits = (text: string): boolean => text.length >= PASSWORD_LEAST;
