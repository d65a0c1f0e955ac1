/**
 * The set-up of most tests of calls: `const { server, actors } = await serverWithActors();` at the head of the file gives all its
 * tests one server on which everybody is signed in, and takes it down behind them.
 */
import { afterAll, expect } from 'vitest';
import { type ActorName, signInActors, type TestActor } from './actors.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';

export interface Served {
  readonly server: TestApp;
  readonly actors: Readonly<Record<ActorName, TestActor>>;
}

/** A file whose server answered anything with 500 fails at its end; a test that provokes a fault takes it out of `faults`. */
export async function serverWithActors(options: TestAppOptions = {}): Promise<Served> {
  const server = await startTestApp(options);
  afterAll(async () => {
    await server.close();
    expect(server.faults).toEqual([]);
  });
  try {
    return { server, actors: await signInActors(server) };
  } catch (error) {
    await server.close();
    throw error;
  }
}
