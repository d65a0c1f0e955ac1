import { todayIn } from '#kernel/jalali/jalali.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';

const minute = 60_000;
const known = pageValue(() => ({ minute: 0, day: '' }));

/** The ISO day it is in Iran, wherever the browser stands. Fields ask while they are drawn, so it is told anew only each minute. */
export function today(): string {
  const now = Math.floor(Date.now() / minute);
  if (now !== known.now.minute) known.now = { minute: now, day: todayIn('Asia/Tehran', now * minute) };
  return known.now.day;
}
