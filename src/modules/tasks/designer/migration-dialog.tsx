import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { checkMigration, type MigrationCheck, migrateDesign } from '../designs/designs.contract.ts';
import dialogWords from './design-dialogs.messages.fa.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';

const { dialogs } = dialogWords;

type NodeMap = Readonly<Record<string, string>>;
const pairsOf = (map: NodeMap) => Object.entries(map).map(([from, to]) => ({ from, to }));

/** Running instances of other versions, with a place in this one for each place where they wait. */
export function MigrationDialog({ definitionId, onClose }: { definitionId: string; onClose: () => void }) {
  const [map, setMap] = useState<NodeMap>({});
  const { mutate, data, error, isPending } = useSend(checkMigration);
  const move = useSend(migrateDesign);
  useEffect(() => mutate({ params: { definitionId }, body: { map: pairsOf(map) } }), [mutate, definitionId, map]);
  const isReady = data !== undefined && data.instances > 0 && data.lost.length === 0 && !isPending;
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialogs.migrateTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {isReady ? (
            <AskButton
              variant="filled"
              icon={ArrowLeftRight}
              label={dialogs.move}
              title={dialogs.moveTitle(formatNumber(data.instances))}
              act={() => move.mutateAsync({ params: { definitionId }, body: { map: pairsOf(map) } })}
              done={dialogs.moved}
              onDone={onClose}
            >
              {dialogs.moveEffect}
            </AskButton>
          ) : null}
        </>
      }
    >
      <div className={styles.sheet}>
        {error ? <Alert type="error">{error.messages || dialogs.migrateFailed}</Alert> : null}
        {data === undefined ? error ? null : <Skeleton kind="rows" /> : <Places check={data} map={map} onMap={setMap} />}
      </div>
    </Dialog>
  );
}

function Places({ check: { instances, places, lost, targets }, map, onMap }: { check: MigrationCheck; map: NodeMap; onMap: (map: NodeMap) => void }) {
  if (instances === 0) return <EmptyState title={dialogs.migrateNone} headingLevel={3} />;
  return (
    <>
      <p className={styles.help}>{dialogs.migrateLead(formatNumber(instances))}</p>
      <ul className={styles.places}>
        {places.map(({ node, name, kind, instances: count }) => {
          const why = lost.find((one) => one.node === node)?.why;
          const { [node]: chosen, ...others } = map;
          return (
            <li key={node} className={styles.placeRow}>
              <div className={styles.differenceHead}>
                <b>{name}</b>
                <span className={styles.help}>{dialogs.cases(formatNumber(count))}</span>
                <Badge state={why === undefined ? 'done' : 'failed'}>{why === undefined ? dialogs.fits : dialogs.why[why]}</Badge>
              </div>
              <SelectField
                label={dialogs.target}
                {...(why === undefined ? {} : { placeholder: kit.selectPlaceholder })}
                none={dialogs.sameNode}
                options={targets.filter((target) => target.kind === kind).map((target) => ({ id: target.id, label: target.name }))}
                value={chosen ?? null}
                onChange={(to) => onMap(to === null ? others : { ...others, [node]: to })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
