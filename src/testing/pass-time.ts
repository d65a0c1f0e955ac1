/** Faked time in tests of pages. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets faked time pass by half seconds (ms); between them the page ends what it does on real threads (signatures). */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500);
      for (let turn = 0; turn < 10; turn++) await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    });
}
