import { type ReactNode, useState } from 'react';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useSettle } from '#ui/form/use-settle.ts';
import styles from '../positions.module.css';
import messages from '../positions-page.messages.fa.ts';
import { type StandingData, standingData } from './holders.contract.ts';

type Standing = StandingData['standing'];
type Answer = { readonly replace: true; readonly replaceIds?: readonly string[] };

/**
 * Asks whether whoever stands in the way gives way (guide organisation 5.5): `settle` is for the form that is refused,
 * `question` is drawn beside it.
 */
export function useReplaceQuestion(): { settle: (refusal: ApiError) => Promise<Answer | undefined>; question: ReactNode } {
  const { settle, asked, answer } = useSettle<StandingData, Answer>(standingData);
  return { settle, question: asked && <Question standing={asked.standing} onAnswer={answer} /> };
}

function Question({ standing, onAnswer }: { standing: Standing; onAnswer: (answer: Answer | undefined) => void }) {
  const holders = standing.filter(({ reason }) => reason === 'seatFull');
  const [chosen, choose] = useState<readonly string[]>([]);
  const isChoice = holders.length > 1;
  const told = standing.filter(({ reason }) => !(isChoice && reason === 'seatFull'));
  return (
    <ConfirmDialog
      isOpen
      onClose={() => onAnswer(undefined)}
      title={messages.replaceTitle}
      confirmLabel={messages.replace}
      onConfirm={() => onAnswer({ replace: true, ...(isChoice && { replaceIds: chosen }) })}
    >
      <div className={styles.stack}>
        {told.map(({ reason, emplPositionPartyId, fullName, description }) => (
          <p key={`${reason} ${emplPositionPartyId}`}>{messages.replaced[reason]({ name: fullName, post: description })}</p>
        ))}
        {isChoice ? (
          <>
            <p>{messages.replaceWhom}</p>
            {holders.map(({ emplPositionPartyId: id, fullName }) => (
              <CheckBox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => choose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}>
                {fullName}
              </CheckBox>
            ))}
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
