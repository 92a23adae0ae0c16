export { serveMockApi } from './worker/serveMockApi';
