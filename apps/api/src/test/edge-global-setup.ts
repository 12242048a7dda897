import { buildTestWorker } from './edge-bundle.ts'

/** Once for all files of tests that run in workerd. */
export const setup = buildTestWorker
