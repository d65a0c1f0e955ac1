import { defineSample } from '#testing/sample.ts';
import { devices, keysOfDevice } from './devices.contract.ts';

export const clockDevice = defineSample({
  gives: 'row/clockDevice',
  create: devices.create,
  isOfCompany: true,
  body: (label) => ({
    code: `D${label.slice(0, 12)}`,
    title: `clock of ${label}`,
    optionIndicator: 'Y',
    serial: null,
    networks: null,
    serviceKeyId: null,
    silenceMinutes: 120,
  }),
  named: ['clockDeviceId'],
});

export const clockDeviceKey = defineSample({
  gives: 'row/clockDeviceKey',
  create: keysOfDevice.create,
  isOfCompany: true,
  body: () => ({ code: '4', pressKey: 'mission' }),
  needs: { clockDeviceId: 'row/clockDevice' },
});
