/** Columns and form of places from which people press on their phones, and columns of what they pressed. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './phone-page.messages.fa.ts';

const { columns: label } = words;
/** Digits behind the point of a degree: some ten centimetres. */
const DEGREE = 0.000001;

export const placeTable = defineTable({
  key: 'attendance/phonePlaces',
  rowKey: 'phonePlaceId',
  title: words.admitted,
  columns: [
    { name: 'title', label: label.title, type: 'text', pinned: 'start', width: 200 },
    { name: 'deviceTitle', label: label.device, type: 'text', width: 160 },
    { name: 'unitName', label: label.unit, type: 'text', width: 160 },
    { name: 'networks', label: label.networks, type: 'text', width: 160 },
    { name: 'radius', label: label.radius, type: 'count', width: 110 },
    { name: 'optionIndicator', label: label.active, type: 'indicator', width: 90 },
  ],
});

export const placeForm = defineForm('attendance/phonePlace', [
  { type: 'text', name: 'title', label: label.title, required: true, maxLength: 100, col: 6 },
  {
    ...{ type: 'lazyselect', name: 'clockDeviceId', label: label.device, url: '/rest/s1/functionalManagement/phoneDeviceOptions', optionIdField: 'clockDeviceId' },
    ...{ optionLabelField: 'title', isFew: true, required: true, help: words.deviceHelp, col: 6 },
  },
  {
    ...{ type: 'lazyselect', name: 'unitId', label: label.unit, url: '/rest/s1/hcm/unitOptions', optionIdField: 'unitId' },
    ...{ optionLabelField: 'organizationName', help: words.unitHelp, col: 6 },
  },
  { type: 'textarea', name: 'networks', label: label.networks, code: 'latin', maxLength: 400, help: words.networksHelp, col: 6 },
  { type: 'float', name: 'latitude', label: label.latitude, min: -90, max: 90, step: DEGREE, hideSpin: true, help: words.aroundHelp, col: 4 },
  { type: 'float', name: 'longitude', label: label.longitude, min: -180, max: 180, step: DEGREE, hideSpin: true, col: 4 },
  { type: 'number', name: 'radius', label: label.radius, min: 20, max: 20_000, hideSpin: true, unit: words.metre, help: words.radiusHelp, col: 4 },
  { type: 'indicator', name: 'optionIndicator', label: label.active, required: true, col: 4 },
]);

export const phonePressTable = defineTable({
  key: 'attendance/phonePresses',
  rowKey: 'phonePressId',
  subject: 'partyId',
  title: words.presses,
  sort: [{ column: 'pressedAt', descending: true }],
  columns: [
    { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 160 },
    { name: 'pseudoId', label: label.pseudoId, type: 'code', width: 100 },
    { name: 'unitName', label: label.unit, type: 'text', width: 140 },
    { name: 'pressedAt', label: label.pressedAt, type: 'dateTime', width: 150, class: 'personal' },
    { name: 'way', label: label.way, type: 'select', options: optionRows(words.ways), width: 90, class: 'personal' },
    { name: 'waited', label: label.waited, type: 'indicator', indicatorLabels: words.waited, width: 130 },
    { name: 'saidAt', label: label.saidAt, type: 'dateTime', width: 150, class: 'personal' },
    { name: 'deviceTitle', label: label.device, type: 'text', width: 140 },
  ],
});
