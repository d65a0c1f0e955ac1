import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useEdges } from './use-edges.ts';

function Wide() {
  const scroller = useRef<HTMLDivElement>(null);
  useEdges(scroller);
  return (
    <div data-testid="frame">
      <div ref={scroller} data-testid="scroller" />
    </div>
  );
}

test('the ends at which columns are out of sight are told, as one scrolls', () => {
  const view = render(<Wide />);
  const [frame, scroller] = [view.getByTestId('frame'), view.getByTestId('scroller')];
  Object.defineProperties(scroller, { scrollWidth: { value: 900 }, clientWidth: { value: 600 }, scrollLeft: { value: 0, writable: true } });
  const sides = (scrollLeft: number): readonly boolean[] => {
    scroller.scrollLeft = scrollLeft;
    fireEvent.scroll(scroller);
    return ['data-before', 'data-after'].map((name) => frame.hasAttribute(name));
  };
  // counted from the right
  expect([sides(0), sides(-120), sides(-300)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});
