/** What the address of the personnel list says, made safe: a value that means nothing counts as absent. */
import type { QueryInput } from '#kernel/call.ts';
import type { ScreenSearch } from '#kernel/screen.ts';
import { type OrderField, orderFields, type personList } from './search.contract.ts';
import type { personnelSearchScreen } from './search.screen.ts';

type Address = ScreenSearch<NonNullable<(typeof personnelSearchScreen)['search']>>;

export const statuses = ['ActiveRel', 'NotActiveRel', 'all'] as const;
export const genders = ['N', 'Y'] as const;
const sizes = [20, 50, 100] as const;
const MAX_WORDS = 100;
const LAST_PAGE = 10_000;

export interface ListView {
  readonly q: string;
  readonly status: (typeof statuses)[number];
  readonly gender: (typeof genders)[number] | undefined;
  readonly unit: string | undefined;
  /** Undefined: the server's own order, by closeness to the words or by last name. */
  readonly sort: OrderField | undefined;
  readonly order: 'asc' | 'desc';
  /** From one. */
  readonly page: number;
  readonly size: number;
}

const oneOf = <T extends string | number>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);
const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function readView(address: Address): ListView {
  return {
    q: (address.q ?? '').trim().slice(0, MAX_WORDS),
    status: oneOf(statuses, address.status) ?? 'ActiveRel',
    gender: oneOf(genders, address.gender),
    unit: address.unit !== undefined && isGuid(address.unit) ? address.unit : undefined,
    sort: oneOf(orderFields, address.sort),
    order: address.order === 'desc' ? 'desc' : 'asc',
    page: Math.min(LAST_PAGE, Math.max(1, address.page ?? 1)),
    size: oneOf(sizes, address.size) ?? sizes[0],
  };
}

export function queryOf(view: ListView): QueryInput<typeof personList> {
  return {
    pageIndex: view.page - 1,
    pageSize: view.size,
    statusId: view.status,
    ...(view.q === '' ? {} : { searchValue: view.q }),
    ...(view.gender === undefined ? {} : { gender: view.gender }),
    ...(view.unit === undefined ? {} : { unitId: view.unit }),
    ...(view.sort === undefined ? {} : { orderByField: view.sort, order: view.order }),
  };
}

/** Whether words or filters narrow the list. */
export const isNarrowed = ({ q, status, gender, unit }: ListView): boolean => q !== '' || status !== 'ActiveRel' || gender !== undefined || unit !== undefined;
