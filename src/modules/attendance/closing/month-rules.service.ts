/** By what months are counted: what makes good for what lacks, as the calendar of each says. */
import type { MonthRules } from '../sheets/sheet.rules.ts';

/** Nobody's month has rules of its own yet: days are counted under the ceilings of their calendars. */
export const monthRules = async (): Promise<ReadonlyMap<string, MonthRules>> => new Map();
