import { useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { GuestFrame } from '../login/guest-frame.tsx';
import { loginScreen } from '../login/login.screen.ts';
import { AskStep } from './ask-step.tsx';
import { CodeStep } from './code-step.tsx';
import messages from './password-recovery.messages.fa.ts';

/** Two steps to a new password; whoever has no mail and no number is told whom to ask. */
export default function PasswordRecoveryPage() {
  const [step, setStep] = useState<{ at: 0 | 1; name: string; asked?: string | undefined }>({ at: 0, name: '' });
  const open = useOpenScreen();
  return (
    <GuestFrame title={messages.title} lead={step.at === 0 ? messages.lead : undefined}>
      <Stepper label={messages.progress} steps={messages.steps} current={step.at} />
      {step.at === 0 ? (
        <AskStep name={step.name} onNext={(name, asked) => setStep({ at: 1, name, asked })} />
      ) : (
        <CodeStep
          name={step.name}
          asked={step.asked}
          onBack={() => setStep({ at: 0, name: step.name })}
          onDone={() => {
            showAlert({ type: 'success', message: messages.changed });
            void open(loginScreen, {});
          }}
        />
      )}
      <ScreenLink to={loginScreen} className={buttonClass('outline', 'lg')}>
        {messages.back}
      </ScreenLink>
    </GuestFrame>
  );
}
