import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { holds, useSession } from '#ui/client/session.ts';

/** Whether the signed-in person may make a call; the server decides again. */
export const useMayCall = (call: Pick<AnyCall, 'permission'>): boolean => useSession(({ permissions }) => permissionKeys(call.permission).some((key) => holds(permissions, key)));
