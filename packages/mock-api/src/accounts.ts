export { demoAccounts } from './session/session.fixtures';
