export { payRunScreen } from '../pay-run-state/pay-run-screen.rules.ts';
