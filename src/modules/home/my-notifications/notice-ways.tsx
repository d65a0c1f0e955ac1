import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { beep, hasNotices, hasSound, mayNotice, setNotices, setSound } from '#platform/notifications/notice-ways.ui.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import messages from './my-notifications.messages.fa.ts';
import styles from './my-notifications.module.css';

const NoticeSettings = lazy(() => import('./notice-settings.tsx'));

/** What one hears of on which way, for the person; sound and the browser's own notices: of this browser, both off at first. */
export function NoticeWays() {
  const [isLoud, setLoud] = useState(hasSound);
  const [isShown, setShown] = useState(hasNotices);
  const [isRefused, setRefused] = useState(false);
  const [isChoosing, choose] = useState(false);
  const changeSound = (isOn: boolean): void => {
    setSound(isOn);
    setLoud(isOn);
    if (isOn) beep();
  };
  const changeNotices = async (isOn: boolean): Promise<void> => {
    const agreed = await setNotices(isOn);
    setShown(agreed);
    setRefused(isOn && !agreed);
  };
  return (
    <Card title={messages.ways}>
      <div className={styles.ways}>
        <Button icon={SlidersHorizontal} onPress={() => choose(true)}>
          {messages.choices}
        </Button>
        {isChoosing ? (
          <Suspense>
            <NoticeSettings onClose={() => choose(false)} />
          </Suspense>
        ) : null}
        <Switch isSelected={isLoud} onChange={changeSound}>
          {messages.sound}
        </Switch>
        <Switch isSelected={isShown} isDisabled={!mayNotice()} onChange={(isOn) => void changeNotices(isOn)}>
          {messages.browser}
        </Switch>
        <p role="status" className={styles.hint}>
          {mayNotice() ? (isRefused ? messages.browserRefused : '') : messages.browserInsecure}
        </p>
      </div>
    </Card>
  );
}
