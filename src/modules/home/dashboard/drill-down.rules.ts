/** Under which conditions the list of personnel shows the people whom a figure of the dashboard counts. Pure; dates are ISO. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { TableFilter } from '#kernel/table/definition.ts';

/** Filters of the list, and what stands beside them; of those who are with the organisation when no status is said. */
export interface Asked {
  readonly filters: readonly TableFilter[];
  readonly status?: 'all';
  readonly gender?: 'Y' | 'N';
}

const filter = (column: string, operator: TableFilter['operator'], ...values: readonly (string | number)[]): TableFilter => ({ column, operator, values: values.map(String) });

/**
 * Who came or left from a day on until today; whoever came may have left since. Those who are here for the last day today have
 * not left yet: on the first of a month nobody has, and there is nobody to ask for.
 */
export function movedSince(which: 'hires' | 'leavers', from: string, today: string): Asked | undefined {
  if (which === 'hires') return { filters: [filter('hireDate', 'between', from, today)], status: 'all' };
  return from === today ? undefined : { filters: [filter('leaveDate', 'between', from, addDays(today, -1))], status: 'all' };
}

/** The ways to those who are here on a day: the list also shows those who have been taken on for a later one. */
export function waysOn(today: string) {
  const here = (...filters: readonly TableFilter[]): Asked => ({ filters: [...filters, filter('hireDate', 'to', today)] });
  return {
    everybody: here(),
    /** Whose years lie in a group, its bounds within; null: of whom nobody knows. */
    inYears(column: 'age' | 'service', { from, to }: { readonly from: number | null; readonly to: number | null }): Asked {
      if (from === null) return here(filter(column, 'empty'));
      if (to === null) return here(filter(column, 'from', from));
      return here(from === to ? filter(column, 'is', from) : filter(column, 'between', from, to));
    },
    ofKind: (enumId: string | null): Asked => here(enumId === null ? filter('employmentStatus', 'empty') : filter('employmentStatus', 'in', enumId)),
    /** Whose highest degree it is: they have it and none of those above it. */
    ofDegree(enumId: string | null, above: readonly string[]): Asked {
      if (enumId === null) return here(filter('degree', 'empty'));
      return here(filter('degree', 'in', enumId), ...(above.length === 0 ? [] : [filter('degree', 'notIn', ...above)]));
    },
    ofGender: (gender: 'Y' | 'N' | null): Asked => (gender === null ? here(filter('gap', 'in', 'gender')) : { ...here(), gender }),
    ofUnit: (name: string): Asked => here(filter('unitName', 'is', name)),
  };
}
export type Ways = ReturnType<typeof waysOn>;
