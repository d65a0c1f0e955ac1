/**
 * Long answers by their address, as long as the page lives: a list that is asked for again names the tag of what is here, and the server says
 * that it still holds instead of sending it once more (docs/adr/0054). Nothing of it is written anywhere.
 */
import { pageValue } from '#ui/page-memory/page-memory.ts';

/** Lists between which one goes to and fro. */
const MOST = 40;

interface Remembered {
  readonly tag: string;
  readonly reply: unknown;
}

const answers = pageValue<ReadonlyMap<string, Remembered>>(() => new Map());

export const rememberedAt = (address: string): Remembered | undefined => answers.now.get(address);

/** Takes the place of what was known of the address; the one that was not used for longest goes. */
export function remember(address: string, tag: string, reply: unknown): void {
  const others = [...answers.now].filter(([known]) => known !== address).slice(1 - MOST);
  answers.now = new Map([...others, [address, { tag, reply }]]);
}

export function forgetAnswers(): void {
  answers.now = new Map();
}
