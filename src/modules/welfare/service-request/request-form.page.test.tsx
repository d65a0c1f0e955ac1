/** Asking for a service: what may be asked for and who may come along is shown before anything is typed. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { serviceRequest } from './service-request.form.ts';
import words from './service-request.messages.fa.ts';
import ServiceRequestPage from './service-request.page.tsx';
import { serviceRequestScreen } from './service-request.screen.ts';
import messages from './service-request-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const second = { code: null, words: [] };

test('the open slots and the own family are there to choose from without a letter', async () => {
  const { user } = await openPage({
    page: ServiceRequestPage,
    screen: serviceRequestScreen,
    permissions: ['welfareServices/otherServices/request/observe', 'welfareServices/otherServices/request/request'],
    answers: {
      'GET /rest/s1/welfare/serviceRequest/own': () => ({ rows: [] }),
      'GET /rest/s1/welfare/serviceRequest/own/places': () => ({ rows: [] }),
      'GET /rest/s1/hcm/process/list': () => ({ outList: [{ id: 'd1', key: serviceRequest.key, name: 'Service', formKey: 'welfare/serviceRequest', path: null }] }),
      'GET /rest/s1/welfare/service/openSlots': () => ({ list: [{ welfareSlotId: 's', title: 'Pool', second, relatives: 1, guests: 0 }] }),
      'GET /rest/s1/welfare/service/ownFamily': () => ({ list: [{ partyId: 'p', familyMemberId: 'f', title: 'Mina', second }] }),
      'GET /rest/s1/welfare/serviceRequest/cost': () => ({}),
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.ask }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText(new RegExp(words.fields.slotOne)));
  await user.click(await screen.findByRole('option', { name: /Pool/ }));
  await user.click(await dialog.findByLabelText(new RegExp(words.fields.companionOne)));
  expect(await screen.findByRole('option', { name: /Mina/ })).toBeTruthy();
});
