/** Faked time in tests of pages. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets faked time pass by half seconds (ms); between them the page shows what became of it. */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
}
