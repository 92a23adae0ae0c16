import { serveMockApi } from '@larder/mock-api/worker';

serveMockApi();
