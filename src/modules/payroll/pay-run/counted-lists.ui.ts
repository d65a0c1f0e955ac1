/** The lists of a run while it is counted. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asidePeople, payslips } from './pay-run.contract.ts';

const lists = [payslips.list, asidePeople.list];

/** Asks anew for payslips and who is set aside when a counting ends that the page has seen under way. */
export function useCountedLists(isCounting: boolean): void {
  const client = useQueryClient();
  const wasCounting = useRef(false);
  useEffect(() => {
    if (wasCounting.current && !isCounting) for (const { method, path } of lists) void client.invalidateQueries({ queryKey: [method, path] });
    wasCounting.current = isCounting;
  }, [client, isCounting]);
}
