/** Columns and forms of clocks and of what their keys stand for. */
import { defineForm } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { pressKeys } from '../day/presses.rules.ts';
import messages from './devices-page.messages.fa.ts';

const { columns: label } = messages;
const keys = pressKeys.map((enumId) => ({ enumId, description: messages.pressKeys[enumId] }));

export const deviceTable = defineTable({
  key: 'attendance/devices',
  rowKey: 'clockDeviceId',
  title: messages.devices,
  columns: [
    { name: 'code', label: label.code, type: 'code', width: 120, pinned: 'start' },
    { name: 'title', label: label.title, type: 'text', width: 200 },
    { name: 'optionIndicator', label: label.active, type: 'indicator', width: 90 },
    { name: 'lastContactAt', label: label.lastContact, type: 'dateTime', width: 260 },
    { name: 'driftSeconds', label: label.drift, type: 'count', width: 120 },
    { name: 'lastEventAt', label: label.lastEvent, type: 'text', width: 170 },
    { name: 'serial', label: label.serial, type: 'code', width: 160 },
    { name: 'keyName', label: label.serviceKey, type: 'text', hidden: true },
    { name: 'networks', label: label.networks, type: 'text', hidden: true },
    { name: 'silenceMinutes', label: label.silence, type: 'count', hidden: true },
    { name: 'keys', label: label.keys, type: 'count', hidden: true },
  ],
});

export const deviceForm = defineForm('attendance/device', [
  { type: 'text', name: 'code', label: label.code, required: true, maxLength: 20, col: 4 },
  { type: 'text', name: 'title', label: label.title, required: true, maxLength: 100, col: 8 },
  { type: 'text', name: 'serial', label: label.serial, maxLength: 40, help: messages.serialHelp, col: 6 },
  { type: 'textarea', name: 'networks', label: label.networks, code: 'latin', maxLength: 400, help: messages.networksHelp, col: 6 },
  {
    type: 'lazyselect',
    name: 'serviceKeyId',
    label: label.serviceKey,
    url: '/rest/s1/functionalManagement/clockKeyOptions',
    optionIdField: 'serviceKeyId',
    optionLabelField: 'name',
    help: messages.serviceKeyHelp,
    col: 6,
  },
  { type: 'number', name: 'silenceMinutes', label: label.silence, min: 5, max: 43_200, unit: messages.minute, help: messages.silenceHelp, col: 3 },
  { type: 'indicator', name: 'optionIndicator', label: label.active, required: true, col: 3 },
]);

export const deviceKeyTable = defineTable({
  key: 'attendance/deviceKeys',
  rowKey: 'clockDeviceKeyId',
  title: messages.keys,
  columns: [
    { name: 'code', label: messages.keyCode, type: 'code', pinned: 'start' },
    { name: 'pressKey', label: messages.standsFor, type: 'select', options: keys, width: 220 },
  ],
});

export const deviceKeyForm = defineForm('attendance/deviceKey', [
  { type: 'text', name: 'code', label: messages.keyCode, required: true, maxLength: 20, help: messages.keyCodeHelp, col: 6 },
  { type: 'select', name: 'pressKey', label: messages.standsFor, options: keys, required: true, col: 6 },
]);
