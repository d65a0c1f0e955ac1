/** Pure rules of the calls of posts. */
import { isUuid } from '#kernel/ids/ids.ts';

type Status = 'EmpsPlanned' | 'EmpsActive' | 'EmpsInactive';

/** Field to [old, new] of what differs, for the audit. */
export const changesFrom = (before: object, after: object): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const old: unknown = (before as Record<string, unknown>)[name] ?? null;
      return JSON.stringify(old) === JSON.stringify(value ?? null) ? [] : [[name, [old, value]]];
    }),
  );

/** Ids of a multiselect as it is stored: JSON text. */
export function idsIn(stored: string | null): string[] {
  const ids: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(ids) ? [...new Set(ids.map(String))].sort() : [];
}

/** Whether texts of a form may be asked for as ids at all. */
export const areIds = (ids: readonly string[]): boolean => ids.every(isUuid);

/**
 * Whether one status may follow another (guide: none are seeded, so ours). A post is planned, then active or given up; it
 * rests and is active again. What has been active is not planned any more, and nothing begins at rest.
 */
const followers: Readonly<Record<string, readonly string[]>> = {
  none: ['EmpsPlanned', 'EmpsActive'],
  EmpsPlanned: ['EmpsActive', 'EmpsInactive'],
  EmpsActive: ['EmpsInactive'],
  EmpsInactive: ['EmpsActive'],
} satisfies Record<Status | 'none', readonly Status[]>;

/** `before`: null when the post begins. The same may always follow itself. */
export const mayFollow = (before: string | null, after: string): boolean => before === after || followers[before ?? 'none']?.includes(after) === true;
