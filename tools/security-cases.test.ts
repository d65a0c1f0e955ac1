import { describe, expect, test } from 'vitest';
import { caseOf } from './security-cases.ts';

describe('the head of an attack', () => {
  test('says who does what and where it is refused, over as many lines as it takes', () => {
    const source = "/**\n * Attack: Somebody takes\n * the key of another.\n * Refused: `a.ts`: the key is\n *   not taken.\n */\nimport 'x';\n";
    expect(caseOf('a.test.ts', source)).toEqual({ attack: 'Somebody takes the key of another.', refused: '`a.ts`: the key is not taken.' });
  });

  test.each([
    ['nothing', "import 'x';\n"],
    ['a comment of another form', '/** Tries this and that. */\n'],
    ['no place where it is refused', '/**\n * Attack: Somebody takes the key.\n */\n'],
    ['an import before it', "import 'x';\n/**\n * Attack: a\n * Refused: b\n */\n"],
  ])('is refused with %s', (_, source) => {
    expect(() => caseOf('test/attacks/a.test.ts', source)).toThrow('test/attacks/a.test.ts does not begin');
  });
});
