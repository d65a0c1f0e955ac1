import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { configQuery } from '#ui/client/config.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { GuestFrame } from '../login/guest-frame.tsx';
import { loginScreen } from '../login/login.screen.ts';
import messages from './register.messages.fa.ts';
import { RegisterForm } from './register-form.tsx';

/** Closed unless config.json opens it; then a request that an administrator decides on (ADR 0013). */
export default function RegisterPage() {
  const { data } = useQuery(configQuery);
  const [isDone, setDone] = useState(false);
  const isOpen = data?.registration === true;
  return (
    <GuestFrame title={messages.title} lead={isDone ? undefined : isOpen ? messages.lead : messages.closed}>
      {isDone ? <Alert type="success">{messages.asked}</Alert> : isOpen ? <RegisterForm onDone={() => setDone(true)} /> : <p>{messages.closedText}</p>}
      <ScreenLink to={loginScreen} className={buttonClass('outline', 'lg')}>
        {messages.back}
      </ScreenLink>
    </GuestFrame>
  );
}
