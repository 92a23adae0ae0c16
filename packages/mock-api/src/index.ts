export { installMockApi, type MockApi } from './installMockApi';
export type { MockApiOptions } from './engine';
export type { Fault } from './fault';
export { indexedDbStorage, type MockStorage } from './persistence';
export { scenarioOptions, scenarios, type Scenario } from './scenarios';
export { demoAccounts } from './accounts';
export { samplePins } from './restaurants/samplePins';
