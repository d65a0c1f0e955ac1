/** Columns of the events whose places are given by a list, and of such a list. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import { movesTable } from '../approved-list/moves.table.ts';
import words from './service-allocation-page.messages.fa.ts';

export const allocationTable = defineTable({
  key: 'welfare/allocation',
  rowKey: 'welfareEventId',
  title: words.events,
  columns: [
    { name: 'eventCode', label: words.code, type: 'code', pinned: 'start' },
    { name: 'title', label: words.name, type: 'text', width: 240 },
    { name: 'way', label: words.way, type: 'select', options: optionRows(words.ways) },
    { name: 'requestThru', label: words.requestThru, type: 'date' },
    { name: 'capacity', label: words.capacity, type: 'count' },
    { name: 'listed', label: words.listed, type: 'count' },
    { name: 'stateId', label: words.state, type: 'select', options: optionRows(words.states) },
  ],
});

export const lineTable = defineTable({
  key: 'welfare/allocationLine',
  rowKey: 'welfareRequestId',
  title: words.list,
  columns: [
    { name: 'place', label: words.place, type: 'count', pinned: 'start' },
    ...personColumns,
    { name: 'groupName', label: words.group, type: 'text' },
    { name: 'requestedOn', label: words.requestedOn, type: 'date' },
    { name: 'places', label: words.wanted, type: 'count' },
    { name: 'uses', label: words.uses, type: 'count' },
    { name: 'slotTitle', label: words.slot, type: 'text' },
    { name: 'source', label: words.source, type: 'select', options: optionRows(words.sources) },
    { name: 'waiting', label: words.waiting, type: 'select', options: optionRows(words.waitings) },
    { name: 'decider', label: words.decider, type: 'select', options: optionRows(words.deciders) },
    { name: 'overruled', label: words.overruled, type: 'text', class: 'personal', width: 240 },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.statuses) },
  ],
  sort: [{ column: 'place' }],
});

export const moveTable = movesTable({ key: 'welfare/allocationMove', rowKey: 'welfareAllocationMoveId', title: words.moves });
