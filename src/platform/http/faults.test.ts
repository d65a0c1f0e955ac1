import type pg from 'pg';
import { expect, test } from 'vitest';
import { noticing } from '#platform/db/away.server.ts';
import { toFault } from './faults.server.ts';
import messages from './http.messages.fa.ts';
import { messageBook } from './messages.rules.ts';

const book = messageBook(new Map([['platform/http', messages]]));
const failure = (facts: object): Error => Object.assign(new Error('x'), facts);
const answerTo = (thrown: unknown): [number, boolean] => {
  const { status, unforeseen } = toFault(thrown, 'id', book, new Map());
  return [status, unforeseen];
};

test('what is away is answered 503, and told to the operator unless the watch over the database has told it', async () => {
  expect([answerTo(failure({ code: 'ENOSPC' })), answerTo(failure({ code: 'ENOENT', syscall: 'connect' }))]).toEqual([
    [503, true],
    [503, true],
  ]);
  const told = failure({ code: '53100' });
  await expect(noticing({} as pg.Pool, Promise.reject(told))).rejects.toBe(told);
  expect(answerTo(told)).toEqual([503, false]);
});

test('a file that is not there is a fault of the program: nobody is told to come back in a while', () => {
  expect(answerTo(failure({ code: 'ENOENT', syscall: 'open' }))).toEqual([500, true]);
});

test('whoever hangs up in the middle of a body is no fault: the socket that was lost is not that of the database', () => {
  expect([answerTo(failure({ code: 'ECONNRESET', statusCode: 400 })), answerTo(failure({ code: 'ECONNRESET' }))]).toEqual([
    [400, false],
    [503, true],
  ]);
});
