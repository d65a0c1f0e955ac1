/** Nobody hands out, or takes over, more than the own groups permit. Pure. */
import { EVERYTHING } from '#platform/access/access.rules.ts';
import type { Grant } from '#platform/http/context.ts';

export type Reach = Pick<Grant, 'permissions' | 'rowScope' | 'classes'>;

const width: Readonly<Record<Grant['rowScope'], number>> = { self: 0, units: 1, company: 2, all: 3 };

const covers = (own: Reach, permission: string, wanted: Reach): boolean =>
  width[own.rowScope] >= width[wanted.rowScope] &&
  wanted.classes.every((one) => own.classes.includes(one)) &&
  own.permissions.some((held) => held === EVERYTHING || held === permission || permission.startsWith(`${held}/`));

/** Whether everything that `wanted` permits about others is permitted by `own` too, on as many rows and with as many classes. */
export const reachesNoFurther = (wanted: readonly Reach[], own: readonly Reach[]): boolean =>
  wanted.every((grant) => grant.rowScope === 'self' || grant.permissions.every((permission) => own.some((one) => covers(one, permission, grant))));
