import { expect, test } from 'vitest';
import { isName, processIn, proposedName } from './proposals.rules.ts';

test('a key is proposed from Latin letters, and is none that is taken', () => {
  expect(proposedName('Leave request (HR)', new Set())).toBe('leaveRequestHR');
  expect(proposedName('12 \u0645\u0631\u062e\u0635\u06cc', new Set(['process']))).toBe('process2');
  const long = proposedName('A'.repeat(90), new Set());
  expect([long.length, isName(long), isName(`${long}22`)]).toEqual([22, true, true]);
  expect(['', '1a', 'A', 'a b', 'a'.repeat(25)].some(isName)).toBe(false);
});

test('a file says its name and id, in either quotes, or neither', () => {
  expect(processIn('<bpmn:process isExecutable="true" name=" Buy \n it " id="p-1">')).toEqual({ name: 'Buy it', id: 'p-1' });
  expect(processIn("<process id='q'/>")).toEqual({ name: '', id: 'q' });
  expect(processIn('<html/>')).toEqual({ name: '', id: '' });
});
