import { serveJobs } from './node/off-loop/off-loop-thread.ts'

serveJobs()
