/** The reader and writer of BPMN 2.0 XML, with what this product says beside the standard (namespace `kargozin`). */
import { BpmnModdle } from 'bpmn-moddle';

/** An element as the reader gives it: what it has beside these depends on its type. */
export interface BpmnElement {
  readonly $type: string;
  readonly id?: string;
  readonly name?: string;
  readonly [property: string]: unknown;
}

const text = (name: string) => ({ name, isAttr: true, type: 'String' });

/** Extensions of the standard: attributes of its elements, and the answers to a task. */
const kargozin = {
  name: 'Kargozin',
  uri: 'urn:kargozin:bpmn',
  prefix: 'kargozin',
  xml: { tagAlias: 'lowerCase' },
  types: [
    { name: 'Asked', extends: ['bpmn:UserTask'], properties: [text('who'), text('form')] },
    { name: 'Late', extends: ['bpmn:BoundaryEvent'], properties: [text('answers')] },
    { name: 'Done', extends: ['bpmn:ServiceTask'], properties: [text('handler'), text('runs')] },
    { name: 'Decided', extends: ['bpmn:MultiInstanceLoopCharacteristics'], properties: [text('need'), text('stopsAtRefusal')] },
    { name: 'Outcome', superClass: ['Element'], properties: [text('id'), text('name'), text('refuses')] },
  ],
};

export interface Moddle {
  fromXML(xml: string): Promise<{ readonly rootElement: BpmnElement; readonly warnings: readonly { readonly message: string }[] }>;
  toXML(element: BpmnElement, options: { readonly format: boolean }): Promise<{ readonly xml: string }>;
  create(type: string, properties: object): BpmnElement;
}

export const newModdle = (): Moddle => new BpmnModdle({ kargozin });

/** A property that is an element, or nothing. */
export const elementIn = (of: BpmnElement, name: string): BpmnElement | undefined => {
  const value = of[name];
  return typeof value === 'object' && value !== null && '$type' in value ? (value as BpmnElement) : undefined;
};

/** A property that is a list of elements. */
export const listIn = (of: BpmnElement | undefined, name: string): readonly BpmnElement[] => {
  const value = of?.[name];
  return Array.isArray(value) ? (value as BpmnElement[]) : [];
};

export const textIn = (of: BpmnElement | undefined, name: string): string | undefined => {
  const value = of?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
