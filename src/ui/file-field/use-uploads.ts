/** The files of a field that are on their way to the server: one after the other, each with its progress, to be cancelled or tried again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { displayNameOf, fileValue } from '#kernel/file-value/file-value.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { useKitServices } from '#ui/services/services.tsx';
import messages from './file-field.messages.fa.ts';

export interface UploadTask {
  readonly id: number;
  readonly file: File;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Bytes that have left, of all the request has. */
  readonly sent: number;
  readonly all: number;
  /** Why it failed. */
  readonly error?: string;
  /** The server may take it another time; a refused file is refused again. */
  readonly mayRetry?: boolean;
}

export interface Uploads {
  readonly tasks: readonly UploadTask[];
  readonly add: (files: readonly File[]) => void;
  /** Cancels what is under way and forgets what failed. */
  readonly drop: (id: number) => void;
  readonly retry: (id: number) => void;
}

interface Options {
  /** The value 'storedName;displayName' of a file that has arrived. */
  readonly onDone: (value: string) => void;
  /** Keeps the form from being sent while something is on its way or has failed. */
  readonly onProblem?: ((message: string | undefined) => void) | undefined;
}

const failure = (error: unknown): Pick<UploadTask, 'state' | 'error' | 'mayRetry'> => {
  if (!isApiError(error)) throw error;
  return { state: 'failed', error: error.fields['file'] ?? error.messages, mayRetry: error.status === 0 || error.status === 429 || error.status >= 500 };
};

export function useUploads({ onDone, onProblem }: Options): Uploads {
  const { files: service } = useKitServices();
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const counter = useRef(0);
  const running = useRef<{ readonly id: number; readonly control: AbortController } | undefined>(undefined);
  const latest = useRef({ onDone, onProblem });
  useEffect(() => {
    latest.current = { onDone, onProblem };
  });
  const change = useCallback((id: number, next: Partial<UploadTask>) => setTasks((now) => now.map((task) => (task.id === id ? { ...task, ...next } : task))), []);
  const forget = useCallback((id: number) => setTasks((now) => now.filter((task) => task.id !== id)), []);

  const send = useCallback(
    async ({ id, file, name }: UploadTask): Promise<void> => {
      const control = new AbortController();
      running.current = { id, control };
      change(id, { state: 'sending' });
      try {
        const stored = await service.upload(file, { signal: control.signal, onProgress: (sent, all) => change(id, { sent, all }) });
        if (control.signal.aborted) return;
        latest.current.onDone(fileValue(stored, name));
        forget(id);
      } catch (error) {
        // who cancelled has forgotten it already
        if (!control.signal.aborted) change(id, failure(error));
      } finally {
        if (running.current?.id === id) running.current = undefined;
      }
    },
    [service, change, forget],
  );

  const next = tasks.find(({ state }) => state === 'waiting');
  const isBusy = tasks.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (next !== undefined && !isBusy && running.current === undefined) void send(next);
  }, [next, isBusy, send]);

  const problem = isBusy || next !== undefined ? messages.stillSending : tasks.length > 0 ? messages.notSent : undefined;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    latest.current.onProblem?.(problem);
  }, [problem]);

  // a field that goes takes its uploads along
  useEffect(() => () => running.current?.control.abort(), []);

  return {
    tasks,
    add: (files) => {
      const added = files.map((file): UploadTask => {
        counter.current += 1;
        return { id: counter.current, file, name: displayNameOf(file.name), state: 'waiting', sent: 0, all: file.size };
      });
      setTasks((now) => [...now, ...added]);
    },
    drop: (id) => {
      if (running.current?.id === id) {
        running.current.control.abort();
        running.current = undefined;
      }
      forget(id);
    },
    retry: (id) => change(id, { state: 'waiting', sent: 0 }),
  };
}
