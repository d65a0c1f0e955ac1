/** What a new process is proposed to be called, and its key. Pure. */

/** Longest of a name in a key; the contract of a new process says it. */
const MOST = 24;

/** Latin letters and digits of a text, as a key has them: `Leave request (HR)` becomes `leaveRequestHR`. */
function latinOf(text: string): string {
  const words = text
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .replace(/^[0-9 ]+/, '')
    .split(' ');
  const joined = words.map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1)).join('');
  return joined.slice(0, MOST - 2);
}

/** A name that none of `taken` is: of a text without Latin letters `process`. */
export function proposedName(text: string, taken: ReadonlySet<string>): string {
  const stem = latinOf(text) || 'process';
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? stem : `${stem}${at}`;
    if (!taken.has(name)) return name;
  }
}

export const isName = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name) && name.length <= MOST;

/** Name and id of the first process of a BPMN text, as far as it says them. */
export function processIn(xml: string): { readonly name: string; readonly id: string } {
  const [tag = ''] = /<(?:[\w.-]+:)?process\b[^>]*>/.exec(xml) ?? [];
  const said = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '';
  return { name: said('name').replace(/\s+/g, ' ').trim().slice(0, 120), id: said('id') };
}
