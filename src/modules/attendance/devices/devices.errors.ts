import { defineErrors } from '#kernel/errors.ts';

export const deviceErrors = defineErrors('modules/attendance/devices', {
  codeTaken: { status: 409, constraint: 'clock_device_code', field: 'code' },
  serialTaken: { status: 409, constraint: 'clock_device_serial', field: 'serial' },
  serialForm: { status: 400, field: 'serial' },
  networksNeeded: { status: 400, field: 'networks' },
  networkForm: { status: 400, field: 'networks' },
  keyTaken: { status: 409, constraint: 'clock_device_key_once', field: 'serviceKeyId' },
  keyUnknown: { status: 400, field: 'serviceKeyId' },
  /** Of the key of a device. */
  codeTwice: { status: 409, constraint: 'clock_device_key_code', field: 'code' },
  codeForm: { status: 400, field: 'code' },
  /** Events came from it: it is switched off, and stays. */
  hasEvents: { status: 409 },
  option: { status: 400 },
  stale: { status: 409 },
});
