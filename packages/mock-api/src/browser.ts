export { installMockApiInWorker } from './worker/installMockApiInWorker';
export type { MockApi } from './installMockApi';
export type { MockApiOptions } from './engine';
export { indexedDbStorage, type MockStorage } from './persistence';
export { scenarioOptions, scenarios, type Scenario } from './scenarios';
