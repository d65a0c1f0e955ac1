/**
 * Types of orders of the own company (guide orders 12.3): what an order of the type moves, how its days count, which factors it counts anew.
 * Invariants: a code stands once in a company; a temporary type has an end; a type that an order has is not deleted; orders keep what the type
 * said when they were issued.
 */
import { defineErrors } from '#kernel/errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { orderTypeForm, orderTypeTable } from './order-types.table.ts';

export const orderTypeErrors = defineErrors('modules/orders/structure', {
  codeTaken: { status: 409, constraint: 'order_type_code', field: 'code' },
  inUse: { status: 409 },
  coverMoves: { status: 400, constraint: 'order_type_cover_moves', field: 'moves' },
  endAlone: { status: 400, constraint: 'order_type_end_alone', field: 'terminationTypeEnumId' },
  coverEnds: { status: 400, constraint: 'order_type_cover_ends', field: 'needsEnd' },
  option: { status: 400 },
  patternShared: { status: 409, field: 'numberPattern' },
  stale: { status: 409 },
});

const PAGE = 'emplOrder/structure';
export const orderTypeKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;

export const orderTypes = defineRecords({
  entity: 'OrderType',
  table: orderTypeTable,
  form: orderTypeForm(),
  path: '/rest/s1/emplOrder/entity/orderType',
  scope: 'rows',
  of: 'the own company',
  keys: orderTypeKeys,
  under: {},
  errors: [orderTypeErrors],
});
