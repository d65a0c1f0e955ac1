import { grantsFor } from '#platform/access/access.rules.ts';
import type { Actor } from '#platform/http/context.server.ts';

/** Whether somebody may found companies: who reaches single companies would found one and not get into it. */
export const mayFound = ({ grants }: Pick<Actor, 'grants'>): boolean => grantsFor(grants, ['systemManagement/setup/edit']).some(({ rowScope }) => rowScope === 'all');
