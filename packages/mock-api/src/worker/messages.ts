import type { ApiRequest, ApiResponse, MockApiOptions } from '../engine';
import type { Fault } from '../fault';
import type { WireRequest } from '../router';

/** Options of an engine as data. Functions cannot be sent to a worker. */
export interface WorkerOptions extends Omit<MockApiOptions, 'storage' | 'now' | 'random' | 'faults'> {
  /** If true, the data is stored in IndexedDB. */
  stored: boolean;
  /** Difference between the API's clock and the computer's, in milliseconds. */
  clockOffset: number;
}

/** A fault and its number. The number stays the same when the fault is changed. */
export type NumberedFault = readonly [number: number, fault: Fault];

/** A message to the worker. It is sent with a port for its `WorkerReply`. */
export type WorkerMessage =
  | { kind: 'start'; options: WorkerOptions }
  | { kind: 'reset' }
  | {
      kind: 'request';
      method: string;
      url: string;
      wire: WireRequest;
      headers: Pick<ApiRequest, 'authorization' | 'language'>;
      faults: readonly NumberedFault[];
    };

export type WorkerReply = { response?: ApiResponse | null | undefined } | { error: string };

/** Sent through a request's port to cancel it. */
export const cancel = 'cancel';
