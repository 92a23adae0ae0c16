export { installMockApi, type MockApi, type MockApiOptions } from './installMockApi';
export type { Fault } from './fault';
export { indexedDbStorage, type MockStorage } from './persistence';
export { scenarioOptions, scenarios, type Scenario } from './scenarios';
export { demoAccounts } from './accounts';
