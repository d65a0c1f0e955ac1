import type pg from 'pg';
import { expect, test } from 'vitest';
import { defineErrors } from '#kernel/errors.ts';
import { noticing } from '#platform/db/away.server.ts';
import { constraintIndex, toFault } from './faults.server.ts';
import messages from './http.messages.fa.ts';
import { messageBook, type SliceMessages } from './messages.rules.ts';

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

test('what a trigger of ours hints at stands in the sentence, and nothing else that the database says', () => {
  const errors = defineErrors('test/standing', { standing: { status: 409, constraint: 'stands_in_the_way' } });
  const told = messageBook(new Map<string, SliceMessages>([['test/standing', { errors: { standing: (v: { hint: string }) => `see ${v.hint}` } }]]));
  const thrown = failure({ code: '23514', constraint: 'stands_in_the_way', hint: '1405/12', detail: 'Failing row contains (7)' });
  const { status, body } = toFault(thrown, 'id', told, constraintIndex([errors]));
  expect([status, body.messages, JSON.stringify(body).includes('Failing')]).toEqual([409, 'see 1405/12', false]);
});
