/** Both come without types of their own: what is used of them. */
declare module 'bpmn-moddle' {
  import type { Moddle } from './moddle.server.ts';

  export const BpmnModdle: new (packages: Readonly<Record<string, object>>) => Moddle;
}

declare module 'bpmn-auto-layout' {
  /** XML with a drawing from left to right. */
  export function layoutProcess(xml: string): Promise<string>;
}
