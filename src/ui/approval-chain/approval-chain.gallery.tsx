import { useState } from 'react';
import { answerError } from '#ui/client/api-error.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './approval-chain.gallery.messages.fa.ts';
import { ApprovalChain, type ApprovalChainProps } from './approval-chain.tsx';
import type { ApprovalStep, ChainPosition } from './chain.ts';
import { ChainTable } from './chain-table.tsx';
import { VerificationPanel, type VerificationStep } from './verification-panel.tsx';

const positions: readonly ChainPosition[] = words.positions.map((description, at) => ({
  emplPositionId: `p${at}`,
  pseudoId: String(2_001 + at),
  description,
  statusId: at === 4 ? 'EmpsInactive' : 'EmpsActive',
}));
const actions = words.actions.map((label, at) => ({ id: `a${at}`, label }));
const first: readonly ApprovalStep[] = [
  { id: 's1', sequence: 1, emplPositionId: 'p0', reject: 'N', modify: 'Y', actionEnumId: '["a0","a2"]' },
  { id: 's2', sequence: 2, emplPositionId: 'p4', reject: 'Y', modify: 'Y', actionEnumId: '["a1"]' },
  { id: 's3', sequence: 3, emplPositionId: 'p3', reject: 'Y', modify: 'N', actionEnumId: null },
];

function Sample(props: Partial<ApprovalChainProps>) {
  const [steps, setSteps] = useState(first);
  return (
    <div>
      <ApprovalChain
        label={words.chain}
        steps={steps}
        positions={positions}
        onSave={async (draft, id) => {
          const step = { ...draft, id: id ?? `s${steps.length + 1}` } as ApprovalStep;
          setSteps([...steps.filter((one) => one.id !== step.id), step]);
        }}
        onRemove={async ({ id }) => setSteps(steps.filter((one) => one.id !== id))}
        {...props}
      />
    </div>
  );
}

/** Steps that are saved together: moved by buttons, written elsewhere. */
function Together({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(words.positions.slice(0, 3));
  const move = (name: string, by: -1 | 1): void => {
    const at = names.indexOf(name);
    setNames(names.map((one, place) => (place === at ? (names[at + by] ?? one) : place === at + by ? name : one)));
  };
  return (
    <div>
      <ChainTable
        label={words.others.together}
        steps={names}
        stepId={(name) => name}
        columns={[{ id: 'who', label: words.chain, grows: true, render: (name) => name }]}
        onAdd={() => setNames(words.positions.slice(0, names.length + 1))}
        onEdit={() => undefined}
        onRemove={(name) => setNames(names.filter((one) => one !== name))}
        onMove={move}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}

/** Signature: a stroke of ink. */
const signature = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M8 45c14-40 24-40 20-8s18-30 26-8 8 6 28-12" fill="none" stroke="#122" stroke-width="2.5"/></svg>')}`;

const run: readonly VerificationStep[] = [
  {
    id: 'v1',
    sequence: 1,
    position: words.positions[0] ?? '',
    reject: 'N',
    modify: 'Y',
    name: words.names[0],
    result: 'accept',
    comment: words.comment,
    verificationDate: '2026-11-18',
    signature,
  },
  { id: 'v2', sequence: 2, position: words.positions[1] ?? '', reject: 'Y', modify: 'Y', name: words.names[1], isActive: true, isOwn: true },
  { id: 'v3', sequence: 3, position: words.positions[2] ?? '', reject: 'Y', modify: 'N', name: words.names[2] },
];
const own = run.map((step) => (step.id === 'v1' ? { ...step, result: undefined, isActive: true, comment: undefined } : { ...step, isActive: false }));

function Panel({ label, steps }: { label: string; steps: readonly VerificationStep[] }) {
  return (
    <div>
      <VerificationPanel label={label} steps={steps} today="2026-11-22" onDecide={() => new Promise(() => undefined)} />
    </div>
  );
}

const refuse = () => Promise.reject(answerError(409, { messages: words.refused, errorCode: 'gallery.refused' }, null));

export default defineGallery({
  switches: () => <Sample />,
  actions: () => <Sample label={words.others.actions} actions={actions} onePerPosition />,
  refused: () => <Sample label={words.others.refused} onRemove={refuse} />,
  empty: () => <Sample label={words.others.empty} steps={[]} />,
  together: () => <Together />,
  'read-only': () => <Sample label={words.others.readOnly} isReadOnly />,
  'own step': () => <Panel label={words.panels.own} steps={run} />,
  passed: () => <Panel label={words.panels.passed} steps={run.slice(0, 1)} />,
  'somebody else': () => <Panel label={words.panels.other} steps={own} />,
});
