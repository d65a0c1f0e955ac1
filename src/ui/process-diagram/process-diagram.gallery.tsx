import { useState } from 'react';
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './process-diagram.gallery.messages.fa.ts';
import { ProcessDiagram } from './process-diagram.tsx';

const accept: StepOutcome = { id: 'accept', name: words.accept, leads: 'on' };
const answers: readonly StepOutcome[] = [accept, { id: 'reject', name: words.reject, leads: 'stop' }];
const steps: StepList = [
  { is: 'ask', id: 'fill', title: words.leave, who: 'initiator', form: 'f', outcomes: [accept] },
  {
    is: 'beside',
    id: 'both',
    title: '',
    branches: [
      [{ is: 'ask', id: 'substitute', title: words.substitute, who: 'subject', form: 'f', outcomes: answers }],
      [{ is: 'do', id: 'check', title: words.check, handler: 'h', runs: 'now' }],
    ],
  },
  {
    is: 'ask',
    id: 'manager',
    title: words.manager,
    who: 'manager(1)',
    form: 'f',
    outcomes: [...answers, { id: 'modify', name: words.modify, leads: 'back', to: 'fill' }],
    deadline: { remindAfter: 'P2D' },
  },
  { is: 'ask', id: 'hr', title: words.hr, who: 'group(hr)', form: 'f', outcomes: answers, when: 'days > 3' },
  { is: 'do', id: 'deduct', title: words.deduct, handler: 'h', runs: 'later' },
];
const leave = compiled(steps);

const everything: ProcessDefinition = {
  nodes: [
    { kind: 'start', id: 's' },
    { kind: 'inclusive', id: 'some' },
    { kind: 'timer', id: 'wait', name: words.wait, after: 'P2D' },
    { kind: 'message', id: 'bank', name: words.bank, message: 'm' },
    { kind: 'call', id: 'call', name: words.payment, process: 'pay' },
    { kind: 'boundaryError', id: 'failed', on: 'call' },
    { kind: 'inclusive', id: 'all' },
    { kind: 'subProcess', id: 'sub', name: words.inside },
    { kind: 'start', id: 'in', within: 'sub' },
    { kind: 'user', id: 'many', within: 'sub', name: words.check, who: 'w', form: '', outcomes: [], many: { order: 'together', need: 'all', stopsAtRefusal: true } },
    { kind: 'end', id: 'out', within: 'sub' },
    { kind: 'end', id: 'e' },
    { kind: 'terminate', id: 't' },
  ],
  flows: [
    { id: 'f1', from: 's', to: 'some' },
    { id: 'f2', from: 'some', to: 'wait' },
    { id: 'f3', from: 'some', to: 'bank' },
    { id: 'f4', from: 'some', to: 'call' },
    { id: 'f5', from: 'wait', to: 'all' },
    { id: 'f6', from: 'bank', to: 'all' },
    { id: 'f7', from: 'call', to: 'all' },
    { id: 'f8', from: 'failed', to: 't', name: words.reject },
    { id: 'f9', from: 'all', to: 'sub' },
    { id: 'f10', from: 'sub', to: 'e' },
    { id: 'i1', from: 'in', to: 'many' },
    { id: 'i2', from: 'many', to: 'out' },
  ],
};

function Choosing() {
  const [selected, select] = useState('manager');
  return <ProcessDiagram name={words.leave} definition={leave} selected={selected} onSelect={select} />;
}

export default defineGallery({
  running: () => (
    <ProcessDiagram
      name={words.leave}
      definition={leave}
      states={{ begin: 'done', fill: 'done', both_fork: 'done', check: 'done', substitute: 'done', both_join: 'done', manager: 'current', hr: 'incident' }}
    />
  ),
  compared: () => <ProcessDiagram name={words.leave} definition={leave} states={{ check: 'added', substitute: 'removed', manager: 'changed', hr: 'fault' }} />,
  chosen: () => <Choosing />,
  everything: () => <ProcessDiagram name={words.all} definition={everything} />,
});
