import { defineSample } from '#testing/sample.ts';
import { phonePlaces } from './phone.contract.ts';

export const phonePlace = defineSample({
  gives: 'row/phonePlace',
  create: phonePlaces.create,
  isOfCompany: true,
  body: (label) => ({
    ...{ title: `place of ${label}`, optionIndicator: 'Y', unitId: null, networks: '10.9.0.0/16' },
    ...{ latitude: 35.6997, longitude: 51.338, radius: 150 },
  }),
  needs: { clockDeviceId: 'row/clockDevice' },
});
