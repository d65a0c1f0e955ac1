import { create } from 'zustand';
import type { AlertKind } from './kinds.ts';

export interface PageAlert {
  id: number;
  type: AlertKind;
  message: string;
  /** Milliseconds, null stays until closed. */
  autoHideDuration: number | null;
}

export interface AlertRequest {
  type: AlertKind;
  message: string;
  /** 6 s, but errors stay until closed unless a time is given. */
  autoHideDuration?: number | null;
}

const limit = 3;
let lastId = 0;

export const useAlerts = create<{ alerts: readonly PageAlert[] }>(() => ({ alerts: [] }));

/** Shows an alert at the top centre of the page; the same text again replaces the one on screen. */
export function showAlert({ type, message, autoHideDuration = type === 'error' ? null : 6000 }: AlertRequest): number {
  lastId += 1;
  const alert: PageAlert = { id: lastId, type, message, autoHideDuration };
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts.filter((old) => old.message !== message), alert].slice(-limit) }));
  return alert.id;
}

export function closeAlert(id: number): void {
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}

export function closeAllAlerts(): void {
  useAlerts.setState({ alerts: [] });
}
