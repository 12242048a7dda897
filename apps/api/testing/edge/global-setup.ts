import { buildTestWorker } from './bundle-worker.ts'

/** Runs once for all test files in workerd. */
export const setup = buildTestWorker
