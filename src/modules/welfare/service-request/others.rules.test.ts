import { expect, test } from 'vitest';
import { closedFields, othersOf } from './others.rules.ts';

const guests = ['guestOneName', 'guestOneCode', 'guestTwoName', 'guestTwoCode'];
const relatives = ['companionOne', 'companionTwo', 'companionThree', 'companionFour'];

test.each([
  ['the family, and no guests', null, 9, guests],
  ['as many as the event takes', null, 1, ['companionTwo', 'companionThree', 'companionFour', ...guests]],
  ['nobody else', ['self'], 9, [...relatives, ...guests]],
  ['guests alone', ['self', 'guest'], 1, [...relatives, 'guestTwoName', 'guestTwoCode']],
  ['relatives and guests', ['Son', 'guest'], 4, []],
  ['nobody of an event without companions', ['Son', 'guest'], 0, [...relatives, ...guests]],
])('who may come: %s', (_what, audience, mostCompanions, closed) => {
  expect([...closedFields(othersOf({ audience, mostCompanions }))]).toEqual(closed);
});
